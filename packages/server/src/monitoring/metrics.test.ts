import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { readBranding } from "../base/branding.ts";
import { enqueueMail } from "../base/mail/outbox.ts";
import { runRepeatedly } from "../base/jobs/run-repeatedly.ts";
import { createTestCompany, type TestCompany } from "../../test/factories/company.ts";
import { orderReceived } from "../../test/factories/order-received-mail.ts";
import { openTestPortal, type TestPortal } from "../../test/portal/portal.ts";
import { type CollectedMetrics, createMetrics } from "./create-metrics.ts";
import { serveMetrics } from "./serve-metrics.ts";

let portal: TestPortal;
let app: FastifyInstance;
let metrics: CollectedMetrics;
let company: TestCompany;

beforeAll(async () => {
  portal = await openTestPortal();
  metrics = createMetrics({ database: portal.database, clock: portal });
  const { database, config } = portal;
  app = await createApp({ database, config, clock: portal, branding: await readBranding(), metrics });
  company = await createTestCompany(portal);
});
afterAll(async () => {
  metrics.stop();
  await app.close();
  await portal.close();
});

const log = { error: () => undefined };
const valueOf = (text: string, series: string): number | undefined => {
  const line = text.split("\n").find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

test("requests are counted by the pattern of their route and by status, never by an id", async () => {
  const requests = 'portal_http_requests_total{method="GET",route="/api/health",status="200"}';
  const durations = 'portal_http_request_duration_seconds_count{method="GET",route="/api/health"}';
  const countedNow = async () => {
    const text = await metrics.text();
    return [valueOf(text, requests) ?? 0, valueOf(text, durations) ?? 0] as const;
  };
  const [requestsBefore, durationsBefore] = await countedNow();
  await app.inject("/api/health");
  await app.inject("/api/health");
  await app.inject("/api/orders/4711");
  await app.inject("/api/there/is/no/such/route");
  // A request is counted after its answer was sent.
  await expect.poll(countedNow).toEqual([requestsBefore + 2, durationsBefore + 2]);
  // Searched only in labels, because a size in bytes may contain any digits.
  expect(await metrics.text()).not.toMatch(/="[^"]*(?:4711|such)/);
});

test("queues say how much waits and for how long, from the portal's clock", async () => {
  const now = portal.now();
  await portal.database.db.transaction().execute((db) =>
    enqueueMail(
      { db, now: now.subtract({ seconds: 90 }) },
      {
        kind: "order_received",
        cause: "order 1 received",
        recipient: { id: company.userId, email: "jana@kunde.example" },
        data: orderReceived,
      },
    ),
  );
  const others = createMetrics({ database: portal.database, clock: portal });
  const text = await others.text();
  others.stop();
  expect(valueOf(text, 'portal_queue_waiting{queue="outbox_mails"}')).toBe(1);
  expect(valueOf(text, 'portal_queue_oldest_seconds{queue="outbox_mails"}')).toBe(90);
  expect(valueOf(text, 'portal_queue_waiting{queue="webhooks"}')).toBe(0);
  expect(valueOf(text, "portal_database_up")).toBe(1);
  expect(valueOf(text, "portal_database_size_bytes")).toBeGreaterThan(1_000_000);
  expect(valueOf(text, "portal_live_streams")).toBe(0);
});

test("rounds of repeated work are counted by what they found", async () => {
  let round = 0;
  const running = runRepeatedly(
    log,
    () => {
      round += 1;
      return round === 2 ? Promise.reject(new Error("away")) : Promise.resolve(round === 1);
    },
    { name: "test_job", pauseMilliseconds: 60_000 },
  );
  await expect.poll(() => round).toBe(2);
  await running.stop();
  const text = await metrics.text();
  expect(valueOf(text, 'portal_job_rounds_total{job="test_job",outcome="worked"}')).toBe(1);
  expect(valueOf(text, 'portal_job_rounds_total{job="test_job",outcome="failed"}')).toBe(1);
});

describe("the address of the figures", () => {
  test.for([
    ["/metrics", "", 200],
    ["/metrics", "a-long-enough-token", 401],
    ["/", "", 404],
    ["/api/health", "", 404],
  ] as const)("answers %s, asked without a token where it is %j, with %i", async ([path, token, status]) => {
    const server = await serveMetrics(metrics, {
      METRICS_PORT: 0,
      METRICS_HOST: "127.0.0.1",
      METRICS_TOKEN: token || undefined,
    });
    const { port } = server.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}${path}`;
    expect((await fetch(address)).status).toBe(status);
    const authorization = `Bearer ${token}`;
    const withToken = await fetch(address, { headers: { authorization } });
    expect(withToken.status).toBe(status === 401 ? 200 : status);
    server.close();
  });
});
