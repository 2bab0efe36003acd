// Time left as text: minutes and seconds, hours, or days.
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  const pad = (part: number) => String(part).padStart(2, "0");
  if (whole < 3600) return `${Math.floor(whole / 60)}:${pad(whole % 60)}`;
  if (whole < 48 * 3600) return `${Math.floor(whole / 3600)}:${pad(Math.floor(whole / 60) % 60)} h`;
  return `${Math.round(whole / 86400)} d`;
}
