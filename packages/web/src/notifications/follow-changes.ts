import { liveEvent, livePath, type LiveRoom, liveRooms } from "@kreislauf/contract/notifications";
import { ApiError } from "../base/api-error.ts";
import { withToken } from "../base/api.ts";
import { namedBackend } from "../base/backend.ts";
import { now } from "../base/clock.ts";
import { reach } from "../base/exchange.ts";
import { readEvents } from "./event-stream.ts";

/** One tab of the browser listens, and tells the others. */
const name = `kreislauf.live${namedBackend && `@${namedBackend}`}`;

/** ms; the server says something at least every 20 s. */
const silence = 45_000;
const readyWithin = 15_000;
const [firstPause, longestPause] = [1_000, 30_000];
/** After so many failures in a row everything is asked for anew at every further attempt. */
const patience = 2;

type Message = readonly LiveRoom[] | "alive";

/**
 * Tells which rooms' data has changed on the server since the moment given, until the signal says stop. Where no
 * stream can be had, it tells of all rooms every half minute instead.
 */
export async function followChanges(
  from: number,
  onChange: (rooms: readonly LiveRoom[]) => void,
  signal: AbortSignal,
): Promise<void> {
  let knownUntil = from;
  const tabs = new BroadcastChannel(name);
  const hear = (message: Message) => {
    knownUntil = now().epochMilliseconds;
    if (message !== "alive") onChange(message);
  };
  const tell = (message: Message) => {
    hear(message);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    tabs.postMessage(message);
  };
  tabs.addEventListener("message", ({ data }: MessageEvent<Message>) => hear(data));
  async function lead(): Promise<void> {
    for (let failures = 0; !signal.aborted;) {
      const began = await listen(tell, (now().epochMilliseconds - knownUntil) / 1_000, signal);
      if (began === "refused") return;
      failures = began === "lived" ? 0 : failures + 1;
      if (failures > patience) tell(liveRooms);
      await pause(Math.min(firstPause * 2 ** failures, longestPause), signal);
    }
  }
  try {
    // Web Locks need a secure origin; elsewhere each tab listens for itself.
    if ("locks" in navigator) await navigator.locks.request(name, { signal }, lead);
    else await lead();
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    tabs.close();
  }
}

/** Listens until the stream ends: it lived, or never got ready, or is refused for good. */
async function listen(
  tell: (message: Message) => void,
  since: number,
  signal: AbortSignal,
): Promise<"lived" | "failed" | "refused"> {
  const quiet = new AbortController();
  let isReady = false;
  let watch = setTimeout(() => quiet.abort(), readyWithin);
  try {
    const stream = await withToken((token) =>
      reach(`${livePath}?since=${Math.ceil(since)}`, {
        method: "GET",
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        signal: AbortSignal.any([signal, quiet.signal]),
      }),
    );
    if (stream.body === null) return "failed";
    await readEvents(
      stream.body,
      (event) => {
        isReady = true;
        if (event.name === liveEvent.changed) tell(JSON.parse(event.data) as LiveRoom[]);
      },
      () => {
        if (!isReady) return;
        clearTimeout(watch);
        watch = setTimeout(() => quiet.abort(), silence);
        tell("alive");
      },
    );
  } catch (error) {
    if (error instanceof ApiError && error.code === "forbidden") return "refused";
  } finally {
    clearTimeout(watch);
  }
  return isReady ? "lived" : "failed";
}

/** Many who lost the server do not come back all at once. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
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
