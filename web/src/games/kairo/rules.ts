export { default } from "rules:kairo";
