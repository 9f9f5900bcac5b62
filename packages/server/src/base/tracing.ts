import type { LogEvent } from "kysely";

/** A request that is being traced. */
export interface RequestTrace {
  readonly traceId: string;
  /** Queries that `work` makes are recorded for this request. */
  run(work: () => void): void;
  end(status: number): void;
}

/** Records requests and the queries they make; off unless `OTEL_EXPORTER_OTLP_ENDPOINT` is set. */
export interface Tracing {
  /** `parent`: the header `traceparent` as the client sent it. */
  begin(method: string, route: string, requestId: string, parent: string | undefined): RequestTrace;
  /** Hears of every statement once it has ended. */
  readonly statements: (event: LogEvent) => void;
}
