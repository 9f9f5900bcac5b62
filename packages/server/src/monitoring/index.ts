export { startMetrics } from "./start-metrics.ts";
export { diagnose } from "./doctor/diagnose.ts";
export type { CollectedTracing } from "./create-tracing.ts";
