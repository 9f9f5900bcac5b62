import type { ErrorAnswer } from "@kreislauf/contract/base";
import { deskLivePath, deskLiveRooms } from "@kreislauf/contract/desk";
import { liveEvent } from "@kreislauf/contract/notifications";
import { readServerSentEvents } from "@kreislauf/ui/base/read-server-sent-events.ts";
import { waitToReconnect } from "@kreislauf/ui/base/wait-to-reconnect.ts";
import { deskToken } from "../base/desk-session.ts";

export type LiveRoom = (typeof deskLiveRooms)[number];

/** ms; the server sends something at least every 20 s. */
const heartbeatTimeout = 45_000;
const connectTimeout = 15_000;
const [minBackoff, maxBackoff] = [1_000, 30_000];

/** Reports which lists have changed on the server, until `signal` aborts; after a gap, all of them. */
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

/** Whether the roles have no lists. Any other 403 only waits until the person has proved who they are. */
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
    // The connection broke, or the page is left.
  } finally {
    clearTimeout(timer);
  }
  return isReady ? "lived" : "failed";
}
