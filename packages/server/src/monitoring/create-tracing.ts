import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { LogEvent } from "kysely";
import type { Tracing } from "../base/tracing.ts";

export interface CollectedTracing extends Tracing {
  /** Sends the spans that have ended so far. */
  flush(): Promise<void>;
  /** Sends the remaining spans and stops. */
  stop(): Promise<void>;
}

interface Receiver {
  /** URL of an OTLP receiver, without `/v1/traces`. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The share of all traces that is sent: 0 to 1. */
  readonly share: number;
}

const maxStatementLength = 2_000;
const sendMilliseconds = 2_000;
const sendTimeoutMilliseconds = 5_000;
const endMilliseconds = 1_000;

/**
 * Creates tracing. A span has the route's pattern, the status, the request's id and statements with placeholders: no
 * values, addresses, headers, people or error messages.
 */
export function createTracing({ endpoint, headers, share }: Receiver): CollectedTracing {
  const ratio = new TraceIdRatioBasedSampler(share);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, "")}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: sendTimeoutMilliseconds,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "kreislauf" }),
    // A client can only opt out of being traced; which share of the other traces is sent is decided here.
    sampler: new ParentBasedSampler({ root: ratio, remoteParentSampled: ratio }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: sendMilliseconds })],
  });
  const tracer = provider.getTracer("kreislauf");
  const current = new AsyncLocalStorage<Context>();

  function recordStatement(event: LogEvent): void {
    const parent = current.getStore();
    if (parent === undefined) return;
    const end = performance.timeOrigin + performance.now();
    const text = event.query.sql.slice(0, maxStatementLength);
    const operation = /\w+/.exec(text)?.[0].toUpperCase() ?? "";
    const span = tracer.startSpan(
      operation,
      {
        kind: SpanKind.CLIENT,
        startTime: end - event.queryDurationMillis,
        attributes: {
          "db.system.name": "postgresql",
          "db.operation.name": operation,
          "db.query.text": text,
        },
      },
      parent,
    );
    // The error's message is not recorded, because it may quote what a person has entered.
    if (event.level === "error") span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(end);
  }

  return {
    begin: (method, route, requestId, parent) => {
      const span = tracer.startSpan(
        `${method} ${route}`,
        {
          kind: SpanKind.SERVER,
          attributes: {
            "http.request.method": method,
            "http.route": route,
            "kreislauf.request.id": requestId,
          },
        },
        contextOf(parent),
      );
      const context = trace.setSpan(ROOT_CONTEXT, span);
      return {
        traceId: span.spanContext().traceId,
        run: (work) => current.run(context, work),
        end: (status) => endRequest(span, status),
      };
    },
    statements: recordStatement,
    flush: () => provider.forceFlush(),
    // A receiver that does not answer must not keep the portal from stopping.
    stop: () => Promise.race([provider.shutdown().catch(() => undefined), wait(endMilliseconds)]),
  };
}

function endRequest(span: Span, status: number): void {
  span.setAttribute("http.response.status_code", status);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Reads `00-<trace>-<span>-<flags>` (W3C Trace Context); any other text starts a new trace. */
function contextOf(parent: string | undefined): Context {
  const found = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(parent ?? "");
  const [, traceId = "", spanId = "", flags = ""] = found ?? [];
  if (/^0*$/.test(traceId) || /^0*$/.test(spanId)) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & 1;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
