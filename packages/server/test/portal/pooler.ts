import { type ChildProcess, spawn } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, connect } from "node:net";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** The path of PgBouncer; undefined if it is not installed. Debian's folder for it is only in the PATH of root. */
const program = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer"].find((path) => existsSync(path));

export const hasPooler = program !== undefined;

export interface TestPooler {
  /** The URL with which a client connects to a database through the pooler. */
  addressOf(database: string): string;
  close(): Promise<void>;
}

/** Starts PgBouncer in transaction mode in front of a server, with at most `sessions` connections to each database. */
export async function startTestPooler(server: string, sessions: number): Promise<TestPooler> {
  const { hostname, port, username } = new URL(server);
  const folder = await mkdtemp(join(tmpdir(), "kreislauf-pooler-"));
  await chmod(folder, 0o755);
  const ownPort = await findFreePort();
  const configuration = join(folder, "pgbouncer.ini");
  await writeFile(
    configuration,
    `[databases]
* = host=${hostname} port=${port} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
auth_type = any
pool_mode = transaction
default_pool_size = ${sessions}
max_client_conn = 200
unix_socket_dir =
`,
  );
  const asOther = process.getuid?.() === 0 ? ["--user=nobody"] : [];
  const child = spawn(program ?? "", ["--quiet", ...asOther, configuration], { stdio: "ignore" });
  while (!(await answers(ownPort))) await wait(20);
  return {
    addressOf: (database) => `postgres://${username}@127.0.0.1:${ownPort}/${database}`,
    close: async () => {
      await end(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const end = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once("exit", () => {
      resolve();
    });
    child.kill("SIGKILL");
  });

const findFreePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === "object" && address !== null ? address.port : 0);
      });
    });
  });

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => {
      resolve(false);
    });
  });
