export { diagnose } from "./doctor/diagnose.ts";
