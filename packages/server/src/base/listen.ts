import pg from "pg";
import { setTimeout as wait } from "node:timers/promises";

/** The one channel of the database on which changes are told; payloads as `migrations/0009-notifications.sql` writes them. */
export const changesChannel = "changes";

export interface ChangeListener {
  readonly onChange: (payload: string) => void;
  /** The connection was away: changes may have been missed. */
  readonly onGap: () => void;
}

export interface Listening {
  stop(): Promise<void>;
}

/** A lock that every running portal shares, so that nothing is restored under one. The number has no meaning. */
export const portalLock = 4_711_042;

const firstPause = 500; // ms
const longestPause = 10_000;

/** Listens on a connection of its own, and connects anew as long as it takes. */
export async function listenOnPostgres(url: string, { onChange, onGap }: ChangeListener): Promise<Listening> {
  const stopping = new AbortController();
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const connecting = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    // Without a listener an error of the connection would end the process; its end is heard below.
    connecting.on("error", () => undefined);
    connecting.on("notification", ({ payload }) => onChange(payload ?? ""));
    await connecting.connect();
    await connecting.query(`select pg_advisory_lock_shared(${portalLock})`);
    await connecting.query(`listen ${changesChannel}`);
    connecting.once("end", () => void reconnect());
    return connecting;
  }

  async function reconnect(): Promise<void> {
    for (let pause = firstPause; !stopping.signal.aborted; pause = Math.min(pause * 2, longestPause)) {
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      const again = await connect().catch(() => undefined);
      if (again === undefined) continue;
      client = again;
      onGap();
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
