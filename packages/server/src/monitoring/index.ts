export { startMetrics } from "./start-metrics.ts";
export { diagnose } from "./doctor/diagnose.ts";
