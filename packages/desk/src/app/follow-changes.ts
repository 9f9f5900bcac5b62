import type { ErrorAnswer } from "@kreislauf/contract/base";
import { deskLivePath, deskLiveRooms } from "@kreislauf/contract/desk";
import { liveEvent } from "@kreislauf/contract/notifications";
import { readServerSentEvents } from "@kreislauf/ui/base/read-server-sent-events.ts";
import { waitToReconnect } from "@kreislauf/ui/base/wait-to-reconnect.ts";
import { deskToken } from "../base/desk-session.ts";

export type LiveRoom = (typeof deskLiveRooms)[number];

/**
 * Milliseconds without data after which the stream counts as broken. The server sends something at least every 20 s.
 */
const heartbeatTimeout = 45_000;
const connectTimeout = 15_000;
const [minBackoff, maxBackoff] = [1_000, 30_000];

/** Calls `onChange` with the lists that changed on the server until `signal` aborts; after a gap, with all lists. */
export async function followChanges(
  onChange: (rooms: readonly LiveRoom[]) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let failures = 0; !signal.aborted;) {
    const outcome = await readStream(onChange, failures > 0, signal);
    if (outcome === "refused") return;
    failures = outcome === "lived" ? 1 : failures + 1;
    await waitToReconnect(Math.min(minBackoff * 2 ** (failures - 1), maxBackoff), signal);
  }
}

/**
 * Whether a response with status 403 says that the person's roles may not read any list. Every other 403 ends once the
 * person has proved who they are, so the connection is tried again.
 */
const isForbidden = async (response: Response): Promise<boolean> =>
  ((await response.json()) as Partial<ErrorAnswer>).code === "forbidden";

async function readStream(
  onChange: (rooms: readonly LiveRoom[]) => void,
  isAfterGap: boolean,
  signal: AbortSignal,
): Promise<"lived" | "failed" | "refused"> {
  const timeout = new AbortController();
  let isReady = false;
  let timer = setTimeout(() => timeout.abort(), connectTimeout);
  try {
    const response = await fetch(`/api${deskLivePath}`, {
      cache: "no-store",
      headers: { authorization: `Bearer ${deskToken() ?? ""}`, "x-background": "1" },
      signal: AbortSignal.any([signal, timeout.signal]),
    });
    if (response.status === 403 && (await isForbidden(response))) return "refused";
    if (!response.ok || response.body === null) return "failed";
    await readServerSentEvents(
      response.body,
      ({ name, data }) => {
        if (name === liveEvent.changed) onChange(JSON.parse(data) as LiveRoom[]);
        else if (!isReady && isAfterGap) onChange(deskLiveRooms);
        isReady = true;
      },
      () => {
        clearTimeout(timer);
        timer = setTimeout(() => timeout.abort(), heartbeatTimeout);
      },
    );
  } catch {
    // The connection broke or timed out, or `signal` was aborted.
  } finally {
    clearTimeout(timer);
  }
  return isReady ? "lived" : "failed";
}
