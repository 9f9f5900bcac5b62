import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

export const repository = path.resolve(import.meta.dirname, "../../..");

/**
 * The portal's clock at the start of every worker: a Tuesday, 09:30 in Berlin. Thursday of the following week is
 * Corpus Christi.
 */
export const portalNow = "2027-05-18T07:30:00Z";

export interface RunningServer {
  readonly url: string;
  /** Runs `npm run portal -- ...` while the server runs; returns its output. */
  readonly command: (...words: string[]) => string;
  readonly stop: () => Promise<void>;
}

interface ServerOptions {
  readonly dataFolder: string;
  readonly now?: string;
  /** The host in the portal's URL, by default 127.0.0.1. Passkeys need a host name: browsers refuse IP addresses. */
  readonly host?: string;
  /** Additional settings of this server. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts the real server on a free port and waits until it answers. */
export async function startServer({
  dataFolder,
  now = portalNow,
  host = "127.0.0.1",
  settings,
}: ServerOptions): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://${host}:${port}`;
  const { DATABASE_URL: _ignored, ...inherited } = process.env;
  const env = {
    ...inherited,
    PORT: `${port}`,
    PUBLIC_URL: url,
    DATA_DIR: dataFolder,
    SEED: "demo",
    PORTAL_NOW: now,
    ...settings,
  };
  const child = spawn(process.execPath, ["packages/server/src/main.mjs"], {
    cwd: repository,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const command = (...words: string[]) =>
    execFileSync(process.execPath, ["packages/server/src/portal.ts", ...words], {
      cwd: repository,
      env,
      encoding: "utf8",
    });
  const log: string[] = [];
  child.stdout.setEncoding("utf8").on("data", (text: string) => log.push(text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => log.push(text));
  const stop = () => stopProcess(child);
  for (const deadline = Date.now() + 120_000; ; await pause(50)) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${log.join("")}`);
    if (await answers(`${url}/api/health`)) return { url, command, stop };
    if (Date.now() < deadline) continue;
    await stop();
    throw new Error(`The server does not answer:\n${log.join("")}`);
  }
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const forced = setTimeout(() => child.kill("SIGKILL"), 15_000);
  await ended;
  clearTimeout(forced);
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("No free port.");
  return address.port;
}
