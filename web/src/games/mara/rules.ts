export { default } from "rules:mara";
