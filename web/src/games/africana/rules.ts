export { default } from "rules:africana";
