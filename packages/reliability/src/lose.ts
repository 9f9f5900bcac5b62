// The database is unreachable or hangs for a while, then the mail server is unreachable. The portal must work again
// afterwards without a restart.
import { setTimeout as wait } from "node:timers/promises";
import { startPortal } from "@kreislauf/bench/portal";
import { createDataHome } from "./data-home.ts";
import { atMost, exactly, type Finding, figure } from "./finding.ts";
import { startMailCatcher } from "./mail-catcher.ts";
import { openLog, writeAtOnce } from "./order-writers.ts";
import { findOrderPlaces, listPossibleOrders } from "./possible-orders.ts";
import type { Run, Section } from "./run.ts";

const clients = 4;

export const loseNeighbours: Section = async (run) => [
  ...(await loseDatabase(run, "away")),
  ...(await loseDatabase(run, "hanging")),
  ...(await loseMailServer(run)),
];

async function loseDatabase(
  { isShort, neighbours, log }: Run,
  how: "away" | "hanging",
): Promise<readonly Finding[]> {
  const home = await createDataHome(neighbours, "PostgreSQL", `lost_${how}`);
  const cluster = await neighbours.cluster();
  const places = await findOrderPlaces(home, 4);
  const portal = await startPortal({ ...home.env, SEED: "none", LOG_LEVEL: "silent" });
  const possible = await listPossibleOrders(portal.url, places.slice(0, 16));
  const written = openLog();
  const writing = writeAtOnce(portal.url, possible, clients, written);
  await wait(1_000);
  const seconds = isShort ? 6 : 60;
  await (how === "away" ? cluster.halt() : cluster.freeze());
  const probe = await probeHealth(portal.url, seconds);
  const during = new Map(written.statuses);
  await (how === "away" ? cluster.resume() : cluster.thaw());
  const back = performance.now();
  const before = written.acknowledged.size;
  while (written.acknowledged.size === before && performance.now() - back < 60_000) await wait(50);
  const waited = (performance.now() - back) / 1_000;
  await wait(1_000);
  written.isOver = true;
  await writing;
  await portal.stop();
  log(`database ${how}: ${[...during].map(([status, count]) => `${count} x ${status}`).join(", ")}`);
  const section = `database ${how}`;
  const expected = new Set(["200", "201", "400", "409", "429", "503"]);
  const wrong = [...written.statuses].filter(([status]) => !expected.has(status));
  return [
    figure(section, "for how long; answers until it was back", `${seconds} s; ${describe(during)}`),
    exactly(
      section,
      "health answered by the process meanwhile, of what was asked",
      probe.answered,
      probe.asked,
    ),
    exactly(
      section,
      "answers other than by the rules or 503, connections broken off",
      wrong.reduce((sum, [, count]) => sum + count, 0),
      0,
    ),
    atMost(section, "until orders were taken again, without a restart", waited, 15, "s"),
  ];
}

const describe = (statuses: ReadonlyMap<string, number>) =>
  [...statuses].map(([status, count]) => `${count} x ${status}`).join(", ");

async function probeHealth(url: string, seconds: number) {
  let [asked, answered] = [0, 0];
  for (const until = performance.now() + seconds * 1_000; performance.now() < until; asked += 1) {
    if ((await fetch(`${url}/api/health`)).ok) answered += 1;
    await wait(500);
  }
  return { asked, answered };
}

async function loseMailServer({ isShort, neighbours }: Run): Promise<readonly Finding[]> {
  const home = await createDataHome(neighbours, "embedded", "mailless");
  const places = await findOrderPlaces(home, 4);
  const before = await startMailCatcher();
  const portal = await startPortal({ ...home.env, SEED: "none", SMTP_URL: before.url, LOG_LEVEL: "silent" });
  const possible = await listPossibleOrders(portal.url, places.slice(0, 16));
  const { port } = new URL(before.url);
  await before.close();
  const written = openLog();
  const writing = writeAtOnce(portal.url, possible, clients, written);
  const seconds = isShort ? 6 : 60;
  await wait(seconds * 1_000);
  written.isOver = true;
  await writing;
  const back = await startMailCatcher(Number(port));
  const began = performance.now();
  const orders = written.acknowledged.size;
  while (back.received.size < orders && performance.now() - began < 150_000) await wait(200);
  const waited = (performance.now() - began) / 1_000;
  await portal.stop();
  await back.close();
  return [
    figure("mail server away", "for how long; orders placed meanwhile", `${seconds} s; ${orders}`),
    exactly("mail server away", "confirmations that arrived once it was back", back.received.size, orders),
    exactly(
      "mail server away",
      "mails sent twice",
      [...back.received.values()].filter((count) => count > 1).length,
      0,
    ),
    atMost("mail server away", "until the last one", waited, 120, "s"),
  ];
}
