// Many live streams are held open for minutes; then all of them must receive the same change soon.
import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { signIn, startPortal } from "@kreislauf/bench/portal";
import { createDataHome } from "./data-home.ts";
import { atMost, exactly, figure } from "./finding.ts";
import { memoryOf } from "./memory.ts";
import { openLog, sendOnce } from "./order-writers.ts";
import { findOrderPlaces, type Headers, listPossibleOrders } from "./possible-orders.ts";
import type { Section } from "./run.ts";

/** The most live streams that the portal allows a session. */
const streamsPerSession = 8;

export const holdStreams: Section = async ({ isShort, neighbours, log }) => {
  const wanted = isShort ? 200 : 2_000;
  const minutes = isShort ? 0.3 : 5;
  const home = await createDataHome(neighbours, "PostgreSQL", "watched");
  const places = await findOrderPlaces(home, 4);
  const portal = await startPortal({ ...home.env, SEED: "none" });
  const possible = await listPossibleOrders(portal.url, places.slice(0, 8));
  const [first] = possible;
  if (first === undefined) throw new Error("Nothing can be ordered.");
  const { email = "" } = places[0] ?? {};
  const streams: Stream[] = [];
  while (streams.length < wanted) {
    const headers = await signIn(portal.url, email);
    const opened = await Promise.all(
      Array.from({ length: streamsPerSession }, () => openStream(portal.url, headers)),
    );
    streams.push(...opened);
  }
  log(`${streams.length} streams are open`);
  await wait(3_000);
  const before = await memoryOf(portal.pid);
  await wait(minutes * 60_000);
  const after = await memoryOf(portal.pid);
  const [still, began] = [streams.filter(({ isOpen }) => isOpen()).length, performance.now()];
  const notified = Promise.all(streams.filter(({ isOpen }) => isOpen()).map(({ change }) => change()));
  const tag = crypto.randomUUID();
  const order = { tag, headers: { ...first.headers, "idempotency-key": tag }, body: first.order };
  const answers = openLog();
  await sendOnce(portal.url, order, answers);
  await Promise.race([notified, wait(15_000)]);
  const seconds = (performance.now() - began) / 1_000;
  for (const { close } of streams) close();
  await portal.stop();
  return [
    figure("live streams", "held for", `${minutes} minutes`),
    exactly("live streams", "still open, of those opened", still, streams.length),
    atMost(
      "live streams",
      "growth of memory a minute",
      Math.max(0, (after - before) / 2 ** 20 / minutes),
      isShort ? 20 : 1,
      "MB",
    ),
    exactly("live streams", "orders placed to see it", answers.acknowledged.size, 1),
    atMost("live streams", "until the last one was told of it", seconds, 5, "s"),
  ];
};

interface Stream {
  readonly isOpen: () => boolean;
  /** Resolves when the stream receives the next change. */
  readonly change: () => Promise<void>;
  readonly close: () => void;
}

async function openStream(url: string, headers: Headers): Promise<Stream> {
  const asked = request(`${url}/api/live?since=0`, { headers, agent: false });
  asked.end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  let open = answer.statusCode === 200;
  let onChange = () => undefined as void;
  answer.setEncoding("utf8").on("data", (text: string) => {
    if (text.includes("event: changed")) onChange();
  });
  answer.on("close", () => (open = false)).on("error", () => (open = false));
  return {
    isOpen: () => open,
    change: () =>
      new Promise((resolve) => {
        onChange = resolve;
      }),
    close: () => asked.destroy(),
  };
}
