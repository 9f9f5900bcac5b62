import { spawn, type SpawnOptions } from "node:child_process";
import path from "node:path";

export const root = path.dirname(import.meta.dirname);

export interface CommandResult {
  readonly ok: boolean;
  /** What the command wrote to stdout and stderr; empty unless `quiet` was set. */
  readonly output: string;
  readonly seconds: number;
}

interface CommandOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Collects the output instead of showing it immediately. */
  readonly quiet?: boolean;
  readonly timeoutMinutes?: number;
}

/** Runs a script with the current Node binary; never rejects. */
export const runNode = (script: string, scriptArguments: readonly string[], options: CommandOptions = {}) =>
  runCommand(process.execPath, [script, ...scriptArguments], options);

export function runCommand(
  command: string,
  commandArguments: readonly string[],
  { env = process.env, quiet = false, timeoutMinutes = 20 }: CommandOptions = {},
): Promise<CommandResult> {
  const began = performance.now();
  const settings: SpawnOptions = {
    cwd: root,
    env,
    stdio: ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
    timeout: timeoutMinutes * 60_000,
  };
  return new Promise((resolve) => {
    const chunks: string[] = [];
    const finish = (ok: boolean) =>
      resolve({ ok, output: chunks.join(""), seconds: (performance.now() - began) / 1000 });
    const child = spawn(command, commandArguments, settings);
    child.stdout?.setEncoding("utf8").on("data", (text: string) => chunks.push(text));
    child.stderr?.setEncoding("utf8").on("data", (text: string) => chunks.push(text));
    child.on("error", (error) => {
      chunks.push(`${command} could not be started: ${error.message}\n`);
      finish(false);
    });
    child.on("close", (code) => finish(code === 0));
  });
}
