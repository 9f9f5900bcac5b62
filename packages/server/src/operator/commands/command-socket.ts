import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { CommandResult } from "../base/command.ts";

/** The maximum length of a socket path on any operating system. */
const maxSocketPathLength = 100;
const maxCommandLength = 10_000;
const timeoutMilliseconds = 30_000;

/**
 * The address at which the process that holds the embedded data accepts commands: a socket in the data folder that only
 * its own user may open, or a named pipe on Windows. Undefined if the folder's path is too long.
 */
export function commandSocketPath(dataDir: string): string | undefined {
  if (process.platform === "win32") {
    return `\\\\.\\pipe\\kreislauf-${createHash("sha256").update(dataDir).digest("hex").slice(0, 32)}`;
  }
  const path = join(dataDir, "command.sock");
  return Buffer.byteLength(path) <= maxSocketPathLength ? path : undefined;
}

/**
 * Listens for commands, one per connection. Only one process can hold the data, so an existing socket file is stale.
 */
export async function serveCommands(
  address: string,
  run: (words: readonly string[]) => Promise<CommandResult>,
): Promise<{ stop(): Promise<void> }> {
  if (process.platform !== "win32") await rm(address, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => void answer(socket, run));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject);
  // The socket file is created with these permissions, so that other users can never open it.
  const usual = process.umask(0o177);
  server.listen(address, resolve);
  process.umask(usual);
  await promise;
  return {
    stop: async () => {
      await new Promise<void>((closed) => void server.close(() => closed()));
    },
  };
}

async function answer(
  socket: Socket,
  run: (words: readonly string[]) => Promise<CommandResult>,
): Promise<void> {
  socket.setTimeout(timeoutMilliseconds, () => socket.destroy());
  socket.on("error", () => socket.destroy());
  try {
    const words = JSON.parse(await readCommand(socket)) as unknown;
    // No timeout: a backup may take long.
    socket.setTimeout(0);
    const isCommand = Array.isArray(words) && words.every((word) => typeof word === "string");
    socket.end(JSON.stringify(await run(isCommand ? words : [])));
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown";
    const failed: CommandResult = { ok: false, lines: [`The command failed: ${reason}`] };
    socket.end(JSON.stringify(failed));
  }
}

/** Reads the command to its end; unlike an iterator, this does not close the socket. */
function readCommand(socket: Socket): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let command = "";
  socket.setEncoding("utf8");
  socket.on("data", (chunk) => {
    command += chunk.toString();
    if (command.length > maxCommandLength) reject(new Error("it is too long"));
  });
  socket.once("end", () => resolve(command));
  socket.once("close", () => reject(new Error("it breaks off")));
  return promise;
}

/** Sends a command to the process that holds the data; undefined if no process does. */
export async function sendCommand(
  address: string,
  words: readonly string[],
): Promise<CommandResult | undefined> {
  const socket = connect(address);
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once("connect", resolve);
      socket.once("error", reject);
    });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT" || code === "ECONNREFUSED") return undefined;
    throw error;
  }
  socket.end(JSON.stringify(words));
  return JSON.parse(await text(socket)) as CommandResult;
}
