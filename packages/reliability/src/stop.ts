// A portal is stopped while clients place orders; then two portals behind a load balancer are replaced one by one.
import { setTimeout as wait } from "node:timers/promises";
import { type Portal, startPortal } from "@kreislauf/bench/portal";
import { startBalancer } from "./balancer.ts";
import { createDataHome } from "./data-home.ts";
import { atMost, exactly, type Finding, figure } from "./finding.ts";
import { openLog, writeAtOnce } from "./order-writers.ts";
import { findOrderPlaces, listPossibleOrders } from "./possible-orders.ts";
import type { Run, Section } from "./run.ts";

const clients = 8;

/** As with an orchestrator, a process is stopped only this long after the balancer stopped sending requests to it. */
const forgetMilliseconds = 1_000;

export const stopUnderLoad: Section = async (run) => [...(await stopOne(run)), ...(await exchangeBoth(run))];

async function stopOne({ isShort, rounds = isShort ? 2 : 10, neighbours }: Run): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const name of ["embedded", "PostgreSQL"] as const) {
    const home = await createDataHome(neighbours, name, "stopped");
    const places = await findOrderPlaces(home, 6);
    let [cutOff, slowest] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const portal = await startPortal({ ...home.env, SEED: "none", LOG_LEVEL: "silent" });
      const possible = await listPossibleOrders(portal.url, places.slice(0, 16));
      const written = openLog();
      const writing = writeAtOnce(portal.url, possible, clients, written);
      await wait(1_000);
      // The clients send no further requests; those already sent are still being answered when the portal is stopped.
      written.isOver = true;
      const began = performance.now();
      await Promise.all([portal.stop(), writing]);
      slowest = Math.max(slowest, (performance.now() - began) / 1_000);
      cutOff += [...written.statuses]
        .filter(([status]) => /^5|broken/.test(status))
        .reduce((sum, [, count]) => sum + count, 0);
    }
    findings.push(
      figure(`SIGTERM, ${name}`, "rounds with clients writing", `${rounds}, ${clients}`),
      exactly(`SIGTERM, ${name}`, "requests under way that got no answer", cutOff, 0),
      atMost(`SIGTERM, ${name}`, "slowest end", slowest, 10, "s"),
    );
  }
  return findings;
}

async function exchangeBoth({ isShort, neighbours, log }: Run): Promise<readonly Finding[]> {
  const home = await createDataHome(neighbours, "PostgreSQL", "exchanged");
  const places = await findOrderPlaces(home, 6);
  const env = { ...home.env, SEED: "none", LOG_LEVEL: "silent" };
  let running: Portal[] = await Promise.all([startPortal(env), startPortal(env)]);
  const balancer = await startBalancer();
  balancer.use(running.map(({ url }) => url));
  const possible = await listPossibleOrders(balancer.url, places.slice(0, 24));
  const written = openLog();
  const writing = writeAtOnce(balancer.url, possible, clients, written);
  const rounds = isShort ? 1 : 5;
  for (let round = 0; round < rounds * 2; round += 1) {
    const next = await startPortal(env);
    const [oldest, ...others] = running;
    running = [...others, next];
    balancer.use(running.map(({ url }) => url));
    await wait(forgetMilliseconds);
    await oldest?.stop();
    log(`process ${round + 1} exchanged`);
  }
  written.isOver = true;
  await writing;
  await Promise.all(running.map((portal) => portal.stop()));
  balancer.close();
  const errors = [...written.statuses].filter(([status]) => /^5|broken/.test(status));
  const all = [...written.statuses].reduce((sum, [, count]) => sum + count, 0);
  return [
    figure(
      "rolling restart",
      "processes exchanged behind a balancer; requests meanwhile",
      `${rounds * 2}; ${all}`,
    ),
    exactly(
      "rolling restart",
      "requests answered with 5xx or broken off",
      errors.reduce((sum, [, count]) => sum + count, 0),
      0,
    ),
  ];
}
