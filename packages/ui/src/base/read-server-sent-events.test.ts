import { expect, test } from "vitest";
import { readServerSentEvents, type ServerSentEvent } from "./read-server-sent-events.ts";

async function read(...chunks: string[]) {
  const events: ServerSentEvent[] = [];
  let beats = 0;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  await readServerSentEvents(
    stream,
    (event) => events.push(event),
    () => (beats += 1),
  );
  return { events, beats };
}

test("events are read however they are cut", async () => {
  const { events } = await read("event: rea", "dy\ndata:\n", '\nevent: changed\ndata: ["ord', 'ers"]\n\neve');
  expect(events).toEqual([
    { name: "ready", data: "" },
    { name: "changed", data: '["orders"]' },
  ]);
});

test("a comment is a sign of life and nothing else", async () => {
  expect(await read(":\n\n", ":\n\n")).toEqual({ events: [], beats: 2 });
});
