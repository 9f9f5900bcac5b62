import { execFile } from "node:child_process";
import { chown, glob, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

const folders = await Array.fromAsync(glob("/usr/lib/postgresql/*/bin"));
const programs = folders.toSorted((one, other) => one.localeCompare(other, "en", { numeric: true })).at(-1);

/** Whether PostgreSQL is installed, so that a server and its streaming replica can be started. */
export const hasStandby = programs !== undefined;

export interface TestServer {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface TestServerPair {
  readonly primary: TestServer;
  /** A copy of the primary, made by `pg_basebackup`, which follows it by streaming replication. */
  readonly standby: TestServer;
  close(): Promise<void>;
}

/** Starts a new PostgreSQL server and its streaming replica. */
export async function startServerPair(): Promise<TestServerPair> {
  const folder = await mkdtemp(join(tmpdir(), "kreislauf-standby-"));
  const isRoot = process.getuid?.() === 0;
  // PostgreSQL refuses to run as root.
  const call = (program: string, ...options: readonly string[]) =>
    isRoot
      ? run("runuser", ["-u", "postgres", "--", join(programs ?? "", program), ...options])
      : run(join(programs ?? "", program), [...options]);
  if (isRoot) await chown(folder, await idOf("-u"), await idOf("-g"));

  const server = (name: string, port: number): TestServer => {
    const data = join(folder, name);
    const settings = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c shared_buffers=32MB`;
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      start: async () =>
        void (await call("pg_ctl", "-D", data, "-l", `${data}.log`, "-o", settings, "-w", "-s", "start")),
      stop: async () => void (await call("pg_ctl", "-D", data, "-m", "immediate", "-s", "stop")),
    };
  };

  const primary = server("primary", await findFreePort());
  await call(
    "initdb",
    "-D",
    join(folder, "primary"),
    "-U",
    "postgres",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--locale=C.UTF-8",
    "-N",
  );
  await primary.start();
  await call(
    "pg_basebackup",
    "-D",
    join(folder, "standby"),
    "-R",
    "-c",
    "fast",
    "-X",
    "stream",
    "-d",
    primary.url,
  );
  const standby = server("standby", await findFreePort());
  await standby.start();
  return {
    primary,
    standby,
    close: async () => {
      // The test may have stopped one of the servers already.
      for (const each of [standby, primary]) await each.stop().catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const idOf = async (option: "-u" | "-g") => Number((await run("id", [option, "postgres"])).stdout);

const findFreePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
