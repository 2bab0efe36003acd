export { default } from "rules:africa";
