import { liveEvent, livePath, type LiveRoom, liveRooms } from "@kreislauf/contract/notifications";
import { ApiError } from "../base/api-error.ts";
import { withAccessToken } from "../base/api.ts";
import { requestedBackend } from "../base/backend.ts";
import { now } from "@kreislauf/ui/base/clock.ts";
import { sendRequest } from "../base/request.ts";
import { readServerSentEvents } from "./read-server-sent-events.ts";

/** One tab of the browser listens, and tells the others. */
const channelName = `kreislauf.live${requestedBackend && `@${requestedBackend}`}`;

/** ms; the server says something at least every 20 s. */
const heartbeatTimeout = 45_000;
const connectTimeout = 15_000;
const [minBackoff, maxBackoff] = [1_000, 30_000];
/** After so many failures in a row everything is asked for anew at every further attempt. */
const failuresBeforeRefetch = 2;

type Message = readonly LiveRoom[] | "alive";

/**
 * Tells which rooms' data has changed on the server since the moment given, until the signal says stop. Where no
 * stream can be had, it tells of all rooms every half minute instead.
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
      await backoff(Math.min(minBackoff * 2 ** failures, maxBackoff), signal);
    }
  }
  try {
    // Web Locks need a secure origin; elsewhere each tab listens for itself.
    if ("locks" in navigator) await navigator.locks.request(channelName, { signal }, runAsLeader);
    else await runAsLeader();
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    tabs.close();
  }
}

/** Listens until the stream ends: it lived, or never got ready, or is refused for good. */
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

/** Many who lost the server do not come back all at once. */
function backoff(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds * (0.5 + Math.random()));
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener("abort", stop, { once: true });
    window.addEventListener("online", stop, { once: true });
  });
}
