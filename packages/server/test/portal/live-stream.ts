import { setTimeout as wait } from "node:timers/promises";
import type { TestPortal } from "./portal.ts";

/** A live stream as a browser reads it. */
export interface TestStream {
  readonly status: number;
  /** The events that have arrived since the last `clear`, earliest first: each is `ready` or the rooms that changed. */
  readonly events: readonly (readonly string[])[];
  /** Waits for an event with this room; resolves with the milliseconds waited, rejects after the timeout. */
  until(room: string, timeoutMilliseconds?: number): Promise<number>;
  /** Empties `events`. */
  clear(): void;
  /** Resolves when the server ends the stream. */
  readonly ended: Promise<void>;
  close(): void;
}

export async function openTestStream(
  portal: TestPortal,
  token: string | undefined,
  since = 0,
  path = "/live",
): Promise<TestStream> {
  const address = portal.app.server.listening
    ? `http://127.0.0.1:${(portal.app.server.address() as { port: number }).port}`
    : await portal.app.listen({ port: 0, host: "127.0.0.1" });
  const closing = new AbortController();
  const response = await fetch(`${address}/api${path}?since=${since}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    signal: closing.signal,
  });
  const events: string[][] = [];
  const ended = response.ok ? read(response, events).catch(() => undefined) : Promise.resolve();
  return {
    status: response.status,
    events,
    ended,
    clear: () => void events.splice(0),
    close: () => closing.abort(),
    until: async (room, timeout = 5_000) => {
      const start = performance.now();
      while (!events.some((rooms) => rooms.includes(room))) {
        if (performance.now() - start > timeout)
          throw new Error(`Nothing of ${room}: ${JSON.stringify(events)}`);
        await wait(10);
      }
      return performance.now() - start;
    },
  };
}

async function read(response: Response, events: string[][]): Promise<void> {
  let text = "";
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const name = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: ?(.*)$/m.exec(block)?.[1] ?? "";
      if (name !== undefined) events.push(name === "ready" ? [name] : (JSON.parse(data) as string[]));
    }
  }
}
