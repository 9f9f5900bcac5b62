import type { LogEvent } from "kysely";

/** A request that is being traced. */
export interface RequestTrace {
  readonly traceId: string;
  /** Runs `work`; the queries it makes are recorded in this trace. */
  run(work: () => void): void;
  end(status: number): void;
}

/** Records requests and the queries they make; off unless `OTEL_EXPORTER_OTLP_ENDPOINT` is set. */
export interface Tracing {
  /** Starts a trace. `parent` is the `traceparent` header as the client sent it. */
  begin(method: string, route: string, requestId: string, parent: string | undefined): RequestTrace;
  /** To be called for every statement once it has ended. */
  readonly statements: (event: LogEvent) => void;
}
