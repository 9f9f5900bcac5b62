// Fifty people look, search and order at once, for long enough to see whether the portal's memory grows.
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "@kreislauf/bench/child-process";
import { signIn, startPortal } from "@kreislauf/bench/portal";
import { inspectable, openCollector } from "./collect-garbage.ts";
import { createDataHome, type DataHome } from "./data-home.ts";
import { atMost, exactly, type Finding, figure } from "./finding.ts";
import { memoryOf, slopeOf, type Sample } from "./memory.ts";
import { findOrderPlaces, listPossibleOrders, type PossibleOrder, send } from "./possible-orders.ts";
import type { Run, Section } from "./run.ts";

const people = 50;
const pauseMilliseconds = 400;

export const mixPeople: Section = async (run) => [
  ...(await mixOn(run, "embedded")),
  ...(await mixOn(run, "PostgreSQL")),
];

async function mixOn({ isShort, neighbours, log }: Run, name: DataHome["name"]): Promise<readonly Finding[]> {
  const home = await createDataHome(neighbours, name, "mixed");
  const places = await findOrderPlaces(home, 10);
  const inspector = await freePort();
  const portal = await startPortal({
    ...home.env,
    ...inspectable(inspector),
    SEED: "none",
    LOG_LEVEL: "silent",
  });
  const emails = [...new Set(places.map(({ email }) => email))];
  const possible = await listPossibleOrders(portal.url, places.slice(0, people));
  const sessions: Readonly<Record<string, string>>[] = [];
  while (sessions.length < people) {
    sessions.push(await signIn(portal.url, emails[sessions.length % emails.length] ?? ""));
  }
  const minutes = isShort ? 0.5 : 10;
  const sampleMilliseconds = isShort ? 3_000 : 20_000;
  const durations: number[] = [];
  const statuses = new Map<string, number>();
  let isOver = false;
  const work = Promise.all(
    sessions.map(async (headers, person) => {
      for (let step = person; !isOver; step += 1) {
        const began = performance.now();
        const status = await takeStep(portal.url, headers, step, possible).catch(() => "broken off");
        durations.push(performance.now() - began);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        await wait(pauseMilliseconds);
      }
    }),
  );
  const memory: Sample[] = [];
  const collector = await openCollector(inspector);
  const until = performance.now() + minutes * 60_000;
  while (performance.now() < until) {
    await wait(sampleMilliseconds);
    await collector.collect();
    memory.push({ minute: performance.now() / 60_000, bytes: await memoryOf(portal.pid) });
  }
  collector.close();
  isOver = true;
  await work;
  await portal.stop();
  const section = `${people} people, ${name}`;
  const expected = new Set(["200", "201", "409"]);
  const wrong = [...statuses].filter(([status]) => !expected.has(status));
  log(`${name}: ${[...statuses].map(([status, count]) => `${count} x ${status}`).join(", ")}`);
  const sorted = durations.toSorted((one, other) => one - other);
  const percentile = (share: number) => `${Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)} ms`;
  return [
    figure(section, "for how long; requests", `${minutes} minutes; ${sorted.length}`),
    figure(section, "median, p95, p99", [0.5, 0.95, 0.99].map(percentile).join(", ")),
    exactly(
      section,
      "answers other than by the rules, connections broken off",
      wrong.reduce((sum, [, count]) => sum + count, 0),
      0,
    ),
    // Only the second half counts: in the first one the process still fills its caches and prepares its statements.
    atMost(
      section,
      "growth of memory a minute, second half, garbage collected",
      Math.max(0, slopeOf(memory.slice(Math.floor(memory.length / 2))) / 2 ** 20),
      isShort ? 100 : 1,
      "MB",
    ),
  ];
}

const month = Temporal.Now.plainDateISO("Europe/Berlin").toString().slice(0, 7);

/** The paths that each person requests one after the other. After the last one, they place an order and begin again. */
const paths = [
  "/service-location/all/orders?totalamounts=true",
  "/dashboard/today",
  "/service-location/all/orders",
  "/get-service-location-list/1",
  "/service-location/all/orders?offset=1",
  `/calendar?month=${month}`,
  "/service-location/all/orders?totalamounts=true",
  "/get-locations-order-info",
  "/service-location/all/orders?search=a",
  "/dashboard/awaiting-feedback",
  "/service-location/all/orders",
  `/order/statistik?dateFrom=${month}-01&dateTo=${month}-28`,
  "/user",
  "/service-location/all/orders?totalamounts=true",
  "/dashboard/today",
  "/audit-log",
  "/service-location/all/orders",
  "/simple-service-location-list",
  "/account/settings",
] as const;

async function takeStep(
  url: string,
  headers: Readonly<Record<string, string>>,
  step: number,
  possible: readonly PossibleOrder[],
): Promise<string> {
  const place = step % (paths.length + 1);
  const choice = possible[step % possible.length];
  const path = paths[place];
  if (path === undefined && choice !== undefined) {
    const key = { ...choice.headers, "idempotency-key": crypto.randomUUID() };
    const answer = await send(`${url}/api/order/create`, key, choice.order);
    await answer.arrayBuffer();
    return `${answer.status}`;
  }
  const answer = await fetch(`${url}/api${path}`, { headers, signal: AbortSignal.timeout(60_000) });
  await answer.arrayBuffer();
  return `${answer.status}`;
}
