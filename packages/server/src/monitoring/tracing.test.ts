import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestCompany, testPassword, type TestCompany } from "../../test/factories/company.ts";
import { openTestPortal, type TestPortal } from "../../test/portal/portal.ts";
import { readConfig } from "../base/config.ts";
import { startTracing } from "./start-tracing.ts";

/** A span that the test's receiver, a real OTLP server over HTTP, has stored. */

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[];
}
interface Sent {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
}

let receiver: Server;
let endpoint: string;
let spans: Span[] = [];
let received: { path: string | undefined; headers: IncomingHttpHeaders; text: string }[] = [];
async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = (await json(request)) as Sent;
  received.push({ path: request.url, headers: request.headers, text: JSON.stringify(body) });
  spans.push(...body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans)));
  response.setHeader("content-type", "application/json").end("{}");
}
beforeAll(async () => {
  receiver = createServer((request, response) => void receive(request, response));
  await new Promise<void>((listening) => void receiver.listen(0, "127.0.0.1", listening));
  endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((closed) => void receiver.close(() => closed())));
beforeEach(() => {
  spans = [];
  received = [];
});

const tracingOf = async (environment: Readonly<Record<string, string>>) => {
  const tracing = await startTracing(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...environment }));
  if (tracing === undefined) throw new Error("Nothing is traced.");
  return tracing;
};
const attribute = ({ attributes }: Span, key: string) =>
  attributes.find((each) => each.key === key)?.value.stringValue;

const browserTrace = "0af7651916cd43dd8448eb211c80319c";
const browserSpan = "b7ad6b7169203331";
const traceparent = `00-${browserTrace}-${browserSpan}-01`;

test("nothing is traced unless a receiver is named", async () => {
  expect(await startTracing(readConfig({}))).toBeUndefined();
});

describe("with a receiver", () => {
  let portal: TestPortal;
  let company: TestCompany;
  const tracings: Awaited<ReturnType<typeof tracingOf>>[] = [];
  const flush = () => tracings[0]?.flush();
  beforeAll(async () => {
    const tracing = await tracingOf({
      OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20abc,x-team=portal",
    });
    tracings.push(tracing);
    portal = await openTestPortal({}, { tracing });
    company = await createTestCompany(portal);
    await tracing.flush();
  });
  afterAll(async () => {
    await portal.close();
    await tracings[0]?.stop();
  });

  test("one trace goes from the browser's request to each of its statements", async () => {
    const answer = await portal.call({
      path: `/service-location/${company.siteId}/orders`,
      token: company.token,
      headers: { traceparent },
    });
    await flush();
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([browserTrace]));
    const request = spans.find(({ name }) => name === "GET /api/service-location/:id/orders");
    expect(request?.parentSpanId).toBe(browserSpan);
    expect(request && attribute(request, "kreislauf.request.id")).toBe(answer.headers["x-request-id"]);
    const statements = spans.filter((span) => span !== request);
    expect(statements.length).toBeGreaterThanOrEqual(3);
    for (const statement of statements) {
      expect(statement.parentSpanId).toBe(request?.spanId);
      expect(attribute(statement, "db.query.text")).toMatch(/\$1/);
      expect(BigInt(statement.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(statement.startTimeUnixNano));
    }
    expect(received[0]?.path).toBe("/v1/traces");
    expect(received[0]?.headers).toMatchObject({ authorization: "Bearer abc", "x-team": "portal" });
  });

  test("the statements of a call with a body belong to it, too", async () => {
    // Over a real connection, on which the body arrives later than the headers.
    const address = await portal.app.listen({ port: 0, host: "127.0.0.1" });
    const answer = await fetch(`${address}/api/auth/login/credentials`, {
      method: "POST",
      headers: { traceparent, "content-type": "application/json" },
      body: JSON.stringify({ email: company.email, password: testPassword }),
    });
    expect(answer.status).toBe(200);
    await expect.poll(async () => (await flush(), spans.length)).toBeGreaterThan(3);
    const request = spans.find(({ name }) => name === "POST /api/auth/login/credentials");
    const ofRequest = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(ofRequest.length).toBeGreaterThan(3);
    expect(spans).toHaveLength(ofRequest.length + 1);
  });

  test("no span has a person, a token, an id or a value in it", async () => {
    const search = "Geheimwort";
    const path = `/service-location/${company.siteId}/orders?search=${search}`;
    await portal.call({ path, token: company.token });
    const body = { email: company.email, password: testPassword };
    await portal.call({ method: "POST", path: "/auth/login/credentials", body });
    await portal.call({ path: "/calendar/feed/0123456789abcdef" });
    await flush();
    const text = received.map((each) => each.text).join();
    expect(text).toContain("/api/calendar/feed/:token");
    for (const secret of [
      search,
      "Geheimwort",
      company.email,
      testPassword,
      company.token,
      "0123456789abcdef",
    ]) {
      expect(text).not.toContain(secret);
    }
    expect(text).not.toContain(`/service-location/${company.siteId}`);
  });

  test.for([
    "00-00000000000000000000000000000000-b7ad6b7169203331-01",
    "00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01",
    "ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
    "'; drop table orders",
    "",
  ])("%j begins a trace of its own", async (parent) => {
    await portal.call({ path: "/health", headers: { traceparent: parent } });
    await flush();
    const request = spans.find(({ name }) => name === "GET /api/health");
    expect(request?.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(request?.parentSpanId ?? "").toBe("");
  });

  test("of a request that the client does not trace nothing is sent", async () => {
    await portal.call({ path: "/health", headers: { traceparent: `00-${browserTrace}-${browserSpan}-00` } });
    await flush();
    expect(spans).toEqual([]);
  });
});

test.for([
  ["0", 0],
  ["1", 1],
] as const)("a share of %s sends %i of one trace", async ([share, expected]) => {
  const tracing = await tracingOf({ OTEL_TRACES_SAMPLER_ARG: share });
  tracing.begin("GET", "/api/health", "1", undefined).end(200);
  await tracing.stop();
  expect(spans).toHaveLength(expected);
});

test("a receiver that is away delays no request and no end", async () => {
  const tracing = await tracingOf({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1" });
  const portal = await openTestPortal({}, { tracing });
  expect((await portal.call({ path: "/health" })).statusCode).toBe(200);
  await portal.close();
  const began = performance.now();
  await tracing.stop();
  expect(performance.now() - began).toBeLessThan(4_000);
});
