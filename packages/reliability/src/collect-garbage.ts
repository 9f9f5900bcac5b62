import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

/** Environment variables to start a Node process with, so that `openCollector` can connect to it at this port. */
export const inspectable = (port: number) => ({
  NODE_OPTIONS: `--inspect=127.0.0.1:${port} --inspect-publish-uid=http`,
});

export interface Collector {
  /** Forces a garbage collection, after which the memory of the process is only what it still needs. */
  collect(): Promise<void>;
  close(): void;
}

/** Connects to a process on this machine that was started with `inspectable(port)`. */
export async function openCollector(port: number): Promise<Collector> {
  const answer = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await answer.json()) as readonly { readonly webSocketDebuggerUrl: string }[];
  if (target === undefined) throw new Error(`Nothing is inspected at ${port}.`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await once(socket, "open");
  return {
    collect: async () => {
      socket.send(JSON.stringify({ id: 1, method: "HeapProfiler.collectGarbage" }));
      await once(socket, "message");
      // The allocator returns memory to the operating system a moment later.
      await wait(500);
    },
    close: () => socket.close(),
  };
}
