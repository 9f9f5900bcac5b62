import { liveEvent, livePath, type LiveRoom, liveRooms } from "@kreislauf/contract/notifications";
import { ApiError } from "../base/api-error.ts";
import { withAccessToken } from "../base/api.ts";
import { requestedBackend } from "../base/backend.ts";
import { now } from "@kreislauf/ui/base/clock.ts";
import { sendRequest } from "../base/request.ts";
import { readServerSentEvents } from "@kreislauf/ui/base/read-server-sent-events.ts";
import { waitToReconnect } from "@kreislauf/ui/base/wait-to-reconnect.ts";

/** The channel through which the one tab that holds the connection informs the other tabs of the browser. */
const channelName = `kreislauf.live${requestedBackend && `@${requestedBackend}`}`;

/**
 * A connection that sends nothing for this long counts as dead, in ms; the server sends something at least every 20 s.
 */
const heartbeatTimeout = 45_000;
const connectTimeout = 15_000;
const [minBackoff, maxBackoff] = [1_000, 30_000];
/** After more consecutive failures than this, each further attempt makes the tabs refetch all data. */
const failuresBeforeRefetch = 2;

type Message = readonly LiveRoom[] | "alive";

/**
 * Calls `onChange` with the rooms whose data has changed on the server since `from` (ms since the epoch), until
 * `signal` aborts. While the connection cannot be opened, it reports all rooms after each attempt from the third on, in
 * the end every half minute.
 */
export async function subscribeToLiveUpdates(
  from: number,
  onChange: (rooms: readonly LiveRoom[]) => void,
  signal: AbortSignal,
): Promise<void> {
  let lastReceivedAt = from;
  const tabs = new BroadcastChannel(channelName);
  const receive = (message: Message) => {
    lastReceivedAt = now().epochMilliseconds;
    if (message !== "alive") onChange(message);
  };
  const broadcast = (message: Message) => {
    receive(message);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    tabs.postMessage(message);
  };
  tabs.addEventListener("message", ({ data }: MessageEvent<Message>) => receive(data));
  async function runAsLeader(): Promise<void> {
    for (let failures = 0; !signal.aborted;) {
      const outcome = await readStream(broadcast, (now().epochMilliseconds - lastReceivedAt) / 1_000, signal);
      if (outcome === "refused") return;
      failures = outcome === "lived" ? 0 : failures + 1;
      if (failures > failuresBeforeRefetch) broadcast(liveRooms);
      await waitToReconnect(Math.min(minBackoff * 2 ** failures, maxBackoff), signal);
    }
  }
  try {
    // Only the tab with the lock has a connection. Web Locks need a secure origin; without them each tab has its own.
    if ("locks" in navigator) await navigator.locks.request(channelName, { signal }, runAsLeader);
    else await runAsLeader();
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    tabs.close();
  }
}

/**
 * Reads the stream until it ends: "lived" if it sent an event, "failed" if it did not, "refused" if trying again is
 * useless.
 */
async function readStream(
  broadcast: (message: Message) => void,
  since: number,
  signal: AbortSignal,
): Promise<"lived" | "failed" | "refused"> {
  const timeout = new AbortController();
  let isReady = false;
  let timer = setTimeout(() => timeout.abort(), connectTimeout);
  try {
    const stream = await withAccessToken((token) =>
      sendRequest(`${livePath}?since=${Math.ceil(since)}`, {
        method: "GET",
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        signal: AbortSignal.any([signal, timeout.signal]),
      }),
    );
    if (stream.body === null) return "failed";
    await readServerSentEvents(
      stream.body,
      (event) => {
        isReady = true;
        if (event.name === liveEvent.changed) broadcast(JSON.parse(event.data) as LiveRoom[]);
      },
      () => {
        if (!isReady) return;
        clearTimeout(timer);
        timer = setTimeout(() => timeout.abort(), heartbeatTimeout);
        broadcast("alive");
      },
    );
  } catch (error) {
    if (error instanceof ApiError && error.code === "forbidden") return "refused";
  } finally {
    clearTimeout(timer);
  }
  return isReady ? "lived" : "failed";
}
