import type { Config } from "../base/config.ts";
import type { CollectedTracing } from "./create-tracing.ts";

type TracingConfig = Pick<
  Config,
  "OTEL_EXPORTER_OTLP_ENDPOINT" | "OTEL_EXPORTER_OTLP_HEADERS" | "OTEL_TRACES_SAMPLER_ARG"
>;

/** Starts tracing if a receiver is configured, else returns undefined; the library is loaded only if needed. */
export async function startTracing(config: TracingConfig): Promise<CollectedTracing | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = config;
  if (endpoint === undefined) return undefined;
  const { createTracing } = await import("./create-tracing.ts");
  return createTracing({ endpoint, headers, share: config.OTEL_TRACES_SAMPLER_ARG });
}
