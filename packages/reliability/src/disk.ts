// The disk of the embedded database is full, then read-only.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { repository } from "@kreislauf/bench/child-process";
import { startPortal } from "@kreislauf/bench/portal";
import { sql } from "kysely";
import { createDataHome, type DataHome } from "./data-home.ts";
import { exactly, type Finding, figure } from "./finding.ts";
import { openLog, writeAtOnce } from "./order-writers.ts";
import { findOrderPlaces, listPossibleOrders, type Headers } from "./possible-orders.ts";
import type { Section } from "./run.ts";

const megabytes = 400;

export const breakDisk: Section = async ({ neighbours }) => {
  const disk = path.join(neighbours.folder, "disk");
  await mkdir(disk);
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", disk], { stdio: "ignore" });
  } catch {
    return [figure("disk", "not run: only root may mount a small disk", "")];
  }
  try {
    const home = await createDataHome(neighbours, "embedded", "small", path.join(disk, "data"));
    return [...(await fillDisk(home, disk)), ...(await forbidWriting(home, disk))];
  } finally {
    execFileSync("umount", ["--lazy", disk]);
  }
};

async function fillDisk(home: DataHome, disk: string): Promise<readonly Finding[]> {
  const places = await findOrderPlaces(home, 4);
  const env = { ...home.env, SEED: "none", LOG_LEVEL: "silent" };
  const portal = await startPortal(env);
  const possible = await listPossibleOrders(portal.url, places.slice(0, 16));
  const filler = path.join(disk, "filler");
  await writeFile(filler, Buffer.alloc(megabytes * 2 ** 20, 1)).catch(() => undefined);
  const written = openLog();
  const writing = writeAtOnce(portal.url, possible, 4, written);
  await wait(6_000);
  written.isOver = true;
  await writing;
  const readable = await listOrders(portal.url, possible[0]?.headers ?? {});
  process.kill(portal.pid, "SIGKILL");
  await wait(500);
  const refusal = await startInVain(env);
  await rm(filler);
  const again = await startPortal(env);
  await again.stop();
  const kept = await countKept(home, [...written.acknowledged.values()]);
  const expected = new Set(["200", "201", "400", "409", "429", "503"]);
  const wrong = [...written.statuses].filter(([status]) => !expected.has(status));
  const statuses = [...written.statuses].map(([status, count]) => `${count} x ${status}`).join(", ");
  return [
    figure("full disk", "answers to orders while it was full", statuses),
    exactly(
      "full disk",
      "answers other than by the rules or 503",
      wrong.reduce((sum, [, count]) => sum + count, 0),
      0,
    ),
    exactly("full disk", "status of the order list meanwhile", readable, 200),
    figure("full disk", "killed and started while still full", refusal),
    exactly(
      "full disk",
      "acknowledged orders lost after space was made",
      written.acknowledged.size - kept,
      0,
    ),
  ];
}

async function forbidWriting(home: DataHome, disk: string): Promise<readonly Finding[]> {
  execFileSync("mount", ["-o", "remount,ro", disk]);
  const message = await startInVain({ ...home.env, SEED: "none" });
  execFileSync("mount", ["-o", "remount,rw", disk]);
  const portal = await startPortal({ ...home.env, SEED: "none", LOG_LEVEL: "silent" });
  await portal.stop();
  return [
    figure("read-only folder", "what a start says", message),
    exactly(
      "read-only folder",
      "it names the cause, and no stack",
      /cannot be written|read-only/.test(message) ? 0 : 1,
      0,
    ),
  ];
}

async function listOrders(url: string, headers: Headers): Promise<number> {
  return (await fetch(`${url}/api/service-location/all/orders`, { headers })).status;
}

/** Starts a portal whose start should fail; returns the first line of its stderr, or "it started" if that is empty. */
async function startInVain(env: Readonly<Record<string, string>>): Promise<string> {
  const child = spawn(process.execPath, [path.join(repository, "packages/server/src/main.mjs")], {
    env: { PATH: process.env["PATH"], NODE_ENV: "production", PORT: "0", ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const late = setTimeout(() => child.kill("SIGTERM"), 30_000);
  const [said] = await Promise.all([text(child.stderr), once(child, "exit")]);
  clearTimeout(late);
  return said === "" ? "it started" : (said.split("\n")[0] ?? "");
}

async function countKept(home: DataHome, ids: readonly number[]): Promise<number> {
  const database = await home.open();
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from orders where id = any(${ids})`.execute(database.db);
  await database.close();
  return rows[0]?.count ?? 0;
}
