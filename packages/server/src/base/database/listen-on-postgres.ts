import pg from "pg";
import { setTimeout as wait } from "node:timers/promises";
import { changesChannel } from "./parse-change.ts";

export interface ChangeListener {
  readonly onChange: (payload: string) => void;
  /** The connection was lost, so changes may have been missed. */
  readonly onMissedChanges: () => void;
}

export interface ChangeSubscription {
  stop(): Promise<void>;
}

/** A lock shared by every running portal, so that no backup is restored under one. The number is arbitrary. */
export const runningPortalLockId = 4_711_042;

const firstPause = 500; // ms
const maxPause = 10_000;

/** Listens on a connection of its own and reconnects until it succeeds. */
export async function listenOnPostgres(
  url: string,
  { onChange, onMissedChanges }: ChangeListener,
): Promise<ChangeSubscription> {
  const stopping = new AbortController();
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const connecting = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    // Without this listener an error of the connection would end the process; the end of the connection is handled
    // below.
    connecting.on("error", () => undefined);
    connecting.on("notification", ({ payload }) => onChange(payload ?? ""));
    await connecting.connect();
    await connecting.query(`select pg_advisory_lock_shared(${runningPortalLockId})`);
    await connecting.query(`listen ${changesChannel}`);
    connecting.once("end", () => void reconnect());
    return connecting;
  }

  async function reconnect(): Promise<void> {
    for (let pause = firstPause; !stopping.signal.aborted; pause = Math.min(pause * 2, maxPause)) {
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      const again = await connect().catch(() => undefined);
      if (again === undefined) continue;
      client = again;
      onMissedChanges();
      return;
    }
  }

  return {
    stop: async () => {
      stopping.abort();
      await client.end();
    },
  };
}
