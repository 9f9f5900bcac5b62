import { execFile } from "node:child_process";
import { appendFile, chown, glob, mkdtemp, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { openPostgresPool } from "@kreislauf/server/base/database/postgres-database";
import { freePort } from "./child-process.ts";

const run = promisify(execFile);

export interface Cluster {
  /** The URL of the database with this name, which is created if it does not exist. */
  database(name: string): Promise<string>;
  /** Stops the server immediately, without a clean shutdown. */
  halt(): Promise<void>;
  /** Starts the server again after `halt`. */
  resume(): Promise<void>;
  /** Suspends all processes of the server with SIGSTOP: connections stay open, but nothing is answered. */
  freeze(): Promise<void>;
  /** Lets the processes of the server go on after `freeze`. */
  thaw(): Promise<void>;
  /** Stops a temporary server and deletes its data; leaves the server of `BENCH_DATABASE_URL` alone. */
  stop(): Promise<void>;
}

/** Opens the server of `BENCH_DATABASE_URL`, whose databases are kept for the next run, or starts a temporary one. */
export async function openCluster(): Promise<Cluster> {
  const given = process.env["BENCH_DATABASE_URL"];
  if (given !== undefined) {
    const refuse = () => Promise.reject(new Error("The server of BENCH_DATABASE_URL is left alone."));
    const notOurs = { halt: refuse, resume: refuse, freeze: refuse, thaw: refuse };
    return { database: (name) => ensureDatabase(given, name), ...notOurs, stop: async () => {} };
  }
  return await startPrivateCluster();
}

/**
 * Starts a temporary server with PostgreSQL's default settings, including durable writes, but with more shared memory,
 * so that the data fits into it.
 */
async function startPrivateCluster(): Promise<Cluster> {
  const programs = await newestPrograms();
  const folder = await mkdtemp("/tmp/kreislauf-bench-");
  const data = path.join(folder, "data");
  const isRoot = process.getuid?.() === 0;
  // PostgreSQL refuses to run as root.
  const asOwner = (program: string, ...options: string[]) =>
    isRoot
      ? run("runuser", ["-u", "postgres", "--", path.join(programs, program), ...options])
      : run(path.join(programs, program), options);
  if (isRoot) await chown(folder, await idOf("-u"), await idOf("-g"));
  const port = await freePort();
  await asOwner("initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8");
  const settings = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: folder,
    shared_buffers: "512MB",
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  await appendFile(path.join(data, "postgresql.conf"), lines.join(""));
  const start = async () =>
    void (await asOwner("pg_ctl", "-D", data, "-l", path.join(folder, "log"), "-w", "-s", "start"));
  const halt = async () => void (await asOwner("pg_ctl", "-D", data, "-m", "immediate", "-s", "stop"));
  await start();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return {
    database: (name) => ensureDatabase(url, name),
    halt,
    resume: start,
    freeze: () => signalServer(data, "SIGSTOP"),
    thaw: () => signalServer(data, "SIGCONT"),
    stop: async () => {
      // The server may have been stopped by `halt` before.
      await halt().catch(() => undefined);
      await rm(folder, { recursive: true });
    },
  };
}

/** Sends a signal to the server's main process and to its child processes. */
async function signalServer(data: string, signal: NodeJS.Signals): Promise<void> {
  const [server = ""] = (await readFile(path.join(data, "postmaster.pid"), "utf8")).split("\n");
  const { stdout } = await run("ps", ["-o", "pid=", "--ppid", server]);
  for (const pid of [server, ...stdout.split("\n")]) if (pid.trim() !== "") process.kill(Number(pid), signal);
}

async function newestPrograms(): Promise<string> {
  const folders = await Array.fromAsync(glob("/usr/lib/postgresql/*/bin"));
  const newest = folders.toSorted((one, other) => one.localeCompare(other, "en", { numeric: true })).at(-1);
  if (newest === undefined) throw new Error("There is no PostgreSQL here. Name one by BENCH_DATABASE_URL.");
  return newest;
}

const idOf = async (option: "-u" | "-g") => Number((await run("id", [option, "postgres"])).stdout);

async function ensureDatabase(serverUrl: string, name: string): Promise<string> {
  const pool = openPostgresPool(serverUrl, 1);
  const { rowCount } = await pool.query("select from pg_database where datname = $1", [name]);
  if (rowCount === 0) await pool.query(`create database ${name}`);
  await pool.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
