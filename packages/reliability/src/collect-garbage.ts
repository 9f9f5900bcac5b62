import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

/** What lets `openCollector` reach a process that is started with it. */
export const inspectable = (port: number) => ({
  NODE_OPTIONS: `--inspect=127.0.0.1:${port} --inspect-publish-uid=http`,
});

export interface Collector {
  /** Has the process collect its garbage, so that its memory is what it still holds. */
  collect(): Promise<void>;
  close(): void;
}

/** Connects to a process that is inspectable at the port. */
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
      // The allocator gives pages back a moment later.
      await wait(500);
    },
    close: () => socket.close(),
  };
}
