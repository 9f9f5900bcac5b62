import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";

export const repository = path.resolve(import.meta.dirname, "../../..");

/** Starts a script of the repository with the current Node binary; `onLine` receives each line of its output. */
export function startScript(
  script: string,
  options: {
    readonly env: Readonly<Record<string, string>>;
    readonly onLine?: (line: string) => void;
    readonly args?: readonly string[];
  },
): ChildProcess {
  const child = spawn(process.execPath, [path.join(repository, script), ...(options.args ?? [])], {
    cwd: repository,
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], ...options.env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let rest = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    const lines = `${rest}${text}`.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) options.onLine?.(line);
  });
  return child;
}

/** Sends SIGTERM and waits until the process has ended; sends SIGKILL after 15 seconds. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const forced = setTimeout(() => child.kill("SIGKILL"), 15_000);
  await ended;
  clearTimeout(forced);
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}
