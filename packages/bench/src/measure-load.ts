import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type BenchRow, formatFigure } from "./bench-row.ts";
import type { BenchRun } from "./bench-run.ts";
import { type Connection, openConnection, type WireRequest } from "./http-load.ts";
import { listPath } from "./measure-order-list.ts";
import { password, type Portal, signIn, startPortal } from "./portal.ts";
import { openCluster } from "./postgres-cluster.ts";
import { quantile } from "./quantile.ts";

const orders = 5_000;
const signIns = 200;
const connections = 100;
/** Pause between two list requests of the measured user. */
const pauseMilliseconds = 20;

/**
 * Measures how long a user waits for the order list while others keep the server busy, first on the embedded database,
 * then on PostgreSQL.
 */
export async function measureLoad(run: BenchRun): Promise<BenchRow[]> {
  const { cleanup } = run;
  const folder = await mkdtemp(path.join(tmpdir(), "kreislauf-bench-"));
  cleanup.defer(() => rm(folder, { recursive: true, force: true }));
  const cluster = await openCluster();
  cleanup.defer(() => cluster.stop());
  return [
    ...(await measureOn(run, "embedded", { DATA_DIR: folder })),
    ...(await measureOn(run, "PostgreSQL", {
      DATABASE_URL: await cluster.database(`kreislauf_bench_${orders}`),
    })),
  ];
}

async function measureOn(
  { isShort, cleanup, log }: BenchRun,
  kind: string,
  database: Readonly<Record<string, string>>,
): Promise<BenchRow[]> {
  log(`Load on ${kind} ...`);
  const portal = await startPortal({
    ...database,
    SEED: "large",
    SEED_ORDERS: `${orders}`,
    TRUSTED_PROXIES: "127.0.0.1",
    REQUESTS_PER_SECOND: "100",
  });
  cleanup.defer(() => portal.stop());
  const list = await listRequest(portal, "mittel@large.example");
  const hogList = await listRequest(portal, "gross@large.example");
  const rounds = isShort ? 1 : 4;
  const times = { quiet: [] as number[], signingIn: [] as number[], crowd: [] as number[] };
  const answers = { signingIn: new Map<number, number>(), crowd: new Map<number, number>() };
  await timeListsWhile(portal, list, pause(1_000));
  for (let round = 0; round < rounds; round += 1) {
    times.quiet.push(...(await timeListsWhile(portal, list, pause(isShort ? 2_000 : 4_000))));
    const burst = signInAtOnce(portal, round, answers.signingIn);
    times.signingIn.push(...(await timeListsWhile(portal, list, burst)));
    await pause(500);
    const crowd = sendInBursts(portal, hogList, 3, answers.crowd);
    times.crowd.push(...(await timeListsWhile(portal, list, crowd)));
  }
  await portal.stop();
  const row = (name: "signingIn" | "crowd", what: string): BenchRow => ({
    section: "load",
    what: `${what}, ${kind}`,
    measured: `${waits(times[name])} (${statuses(answers[name])})`,
    baseline: `${waits(times.quiet)} (quiet)`,
    result: quantile(times[name], 0.95) / quantile(times.quiet, 0.95),
    unit: "",
    target: { atMost: 2 },
  });
  return [
    row("signingIn", `order list during ${signIns} sign-ins at once`),
    row("crowd", `order list during ${connections} connections of another company`),
  ];
}

const waits = (times: readonly number[]) =>
  `p95 ${formatFigure(Math.round(quantile(times, 0.95)), "ms")}, median ${formatFigure(Math.round(quantile(times, 0.5)), "ms")}`;

const statuses = (counts: ReadonlyMap<number, number>) =>
  [...counts].map(([status, count]) => `${count} x ${status}`).join(", ");

const listRequest = async (portal: Portal, email: string): Promise<WireRequest> => ({
  method: "GET",
  path: listPath,
  headers: await signIn(portal.url, email),
});

async function timeListsWhile(portal: Portal, list: WireRequest, busy: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const over = busy.finally(() => (isOver = true));
  const connection = await openConnection(portal.url);
  const times: number[] = [];
  do {
    const began = performance.now();
    const status = await connection.request(list);
    if (status !== 200) throw new Error(`The list answered ${status}.`);
    times.push(performance.now() - began);
    await pause(pauseMilliseconds);
  } while (!isOver);
  connection.close();
  await over;
  return times;
}

const count = (counts: Map<number, number>, status: number) =>
  counts.set(status, (counts.get(status) ?? 0) + 1);

/** Signs in `signIns` times at once, each time from another IP address, and adds the response statuses to `counts`. */
async function signInAtOnce(portal: Portal, round: number, counts: Map<number, number>): Promise<void> {
  const one = async (person: number) => {
    const connection = await openConnection(portal.url);
    const status = await connection.request({
      method: "POST",
      path: "/api/auth/login/credentials",
      headers: { "x-forwarded-for": `10.1.${round}.${person}` },
      body: JSON.stringify({ email: `firma-${2 + (person % 48)}@large.example`, password }),
    });
    count(counts, status);
    connection.close();
  };
  await Promise.all(Array.from({ length: signIns }, (_, index) => one(index + 1)));
}

/** Sends one request per second on each connection, all at the same moment: just within a session's rate limit. */
async function sendInBursts(
  portal: Portal,
  request: WireRequest,
  seconds: number,
  counts: Map<number, number>,
): Promise<void> {
  const open: Connection[] = await Promise.all(
    Array.from({ length: connections }, () => openConnection(portal.url)),
  );
  await Promise.all(
    open.map(async (connection) => {
      for (let second = 0; second < seconds; second += 1) {
        const next = pause(1_000);
        count(counts, await connection.request(request));
        await next;
      }
      connection.close();
    }),
  );
}
