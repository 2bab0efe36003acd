// Five short sounds, made when they are played; none until sound is turned on.
import { settings } from "./settings.svelte";

export type Sound = "turn" | "place" | "flip" | "points" | "end";

/** Notes of each sound: frequency in hertz, start and length in seconds. */
const NOTES: Record<Sound, readonly (readonly [hertz: number, start: number, length: number])[]> = {
  turn: [
    [523, 0, 0.12],
    [784, 0.11, 0.2],
  ],
  place: [[196, 0, 0.08]],
  flip: [[330, 0, 0.06]],
  points: [
    [659, 0, 0.08],
    [880, 0.07, 0.14],
  ],
  end: [
    [392, 0, 0.18],
    [523, 0.16, 0.18],
    [659, 0.32, 0.4],
  ],
};
const LOUD = 0.12;

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.choices.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [hertz, start, length] of NOTES[sound]) {
    const tone = new OscillatorNode(context, { type: "triangle", frequency: hertz });
    const loud = new GainNode(context, { gain: 0 });
    loud.gain.setValueAtTime(0, now + start);
    loud.gain.linearRampToValueAtTime(LOUD, now + start + 0.01);
    loud.gain.exponentialRampToValueAtTime(0.001, now + start + length);
    tone.connect(loud).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length);
  }
}
