import { spawn } from "node:child_process";
import { createWriteStream, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { openPostgresPool } from "@kreislauf/server/base/database/postgres-database";
import { type BenchRow, formatFigure } from "./bench-row.ts";
import type { BenchRun } from "./bench-run.ts";
import { type Portal, signIn, startPortal } from "./portal.ts";
import { openCluster } from "./postgres-cluster.ts";

const account = "gross@large.example";
const megabyte = 2 ** 20;

/** Selects what an order export contains; the baseline writes these rows to a file with PostgreSQL's COPY. */
const copyQuery = `
  select o.order_number, o.status, o.customer_order_number, l.site_order_number, l.alias,
    l.street || ' ' || l.house_number, l.zip, l.city, w.description, w.avv_code, w.hazardous, c.type, o.amount,
    o.container_action_id, o.agreement_type_id, o.desired_date, o.time_window, o.confirmed_date,
    o.latest_execution_date, o.created_on, u.first_name || ' ' || u.last_name, o.details, o.note_to_disposer,
    o.disposer, o.executed_on, o.weight_kg, o.treatment_code, o.failed_trip_reason
  from orders o
  join sites l on l.id = o.site_id
  join waste_types w on w.id = o.waste_type_id
  join container_types c on c.id = o.container_type_id
  join users u on u.id = o.created_by
  where o.company_id = (select company_id from memberships join users on users.id = user_id where email = '${account}')
  order by o.desired_date desc, o.id desc`;

/** Measures how long exports of the big company's orders take, and how much the server's memory grows meanwhile. */
export async function measureExport({ isShort, cleanup, log }: BenchRun): Promise<BenchRow[]> {
  const orders = isShort ? 250_000 : 1_000_000;
  const cluster = await openCluster();
  cleanup.defer(() => cluster.stop());
  log(`A database with ${orders} orders ...`);
  const databaseUrl = await cluster.database(`kreislauf_bench_${orders}`);
  const folder = await mkdtemp("/tmp/kreislauf-bench-export-");
  cleanup.defer(() => rm(folder, { recursive: true }));
  const env = { DATABASE_URL: databaseUrl, SEED: "large", SEED_ORDERS: `${orders}`, DATA_DIR: folder };
  const portal = await startPortal(env, log);
  cleanup.defer(() => portal.stop());
  const pool = openPostgresPool(databaseUrl, 2);
  cleanup.defer(() => pool.end());
  const takeTurns = async (format: string) => ({
    copy: await copyOut(databaseUrl, folder),
    made: await makeFile(portal, pool, format),
  });
  const rows: BenchRow[] = [];
  for (const format of ["csv", "xlsx"] as const) {
    // The first export is a warm-up. Then COPY and the export run twice in turns; the faster run of each counts.
    await makeFile(portal, pool, format);
    const [first, second] = [await takeTurns(format), await takeTurns(format)];
    const { made } = first;
    const milliseconds = Math.min(made.milliseconds, second.made.milliseconds);
    const copy = Math.min(first.copy, second.copy);
    rows.push(
      {
        section: "export",
        what: `${format} of ${formatFigure(made.rows)} orders, against COPY to a file`,
        measured: formatFigure(Math.round(milliseconds), "ms"),
        baseline: formatFigure(Math.round(copy), "ms"),
        result: copy / milliseconds,
        unit: "",
        target: { atLeast: format === "csv" ? 0.5 : 0 },
      },
      {
        section: "export",
        what: `${format}: memory of the process, growth`,
        measured: `${formatFigure(Math.round(made.before / megabyte), "MB")} to ${formatFigure(Math.round(made.peak / megabyte), "MB")}`,
        baseline: "",
        result: Math.round((made.peak - made.before) / megabyte),
        unit: "MB",
        target: { atMost: 120 },
      },
    );
  }
  return rows;
}

/** Requests an export and measures the time from the start of the export job until the file is ready. */
async function makeFile({ url, pid }: Portal, pool: ReturnType<typeof openPostgresPool>, format: string) {
  const headers = await signIn(url, account);
  const before = memoryOf(pid);
  const answer = await fetch(`${url}/api/order/report/download?format=${format}`, { headers });
  if (answer.status !== 202) throw new Error(`The export answered ${answer.status}.`);
  let started: number | undefined;
  let peak = before;
  for (;;) {
    const { rows } = await pool.query<{ state: string; attempts: number; row_count: number }>(
      "select state, attempts, row_count from exports order by id desc limit 1",
    );
    const [row] = rows;
    if (row !== undefined && row.attempts > 0) started ??= performance.now();
    peak = Math.max(peak, memoryOf(pid));
    if (row?.state === "ready" && started !== undefined)
      return { milliseconds: performance.now() - started, before, peak, rows: row.row_count };
    if (row !== undefined && row.state !== "waiting") throw new Error(`The export ended as ${row.state}.`);
    await pause(5);
  }
}

/** Resident memory of a process in bytes. */
const memoryOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1024;

/** Writes the rows of `copyQuery` with COPY through this process into a file; returns the duration in ms. */
async function copyOut(databaseUrl: string, folder: string): Promise<number> {
  const start = performance.now();
  const command = `copy (${copyQuery}) to stdout (format csv, delimiter ';')`;
  const child = spawn("psql", [databaseUrl, "-q", "-c", command], { stdio: ["ignore", "pipe", "inherit"] });
  await pipeline(child.stdout, createWriteStream(path.join(folder, "copied.csv")));
  return performance.now() - start;
}
