import pg from "pg";
import { setTimeout as wait } from "node:timers/promises";
import { changesChannel } from "./parse-change.ts";

export interface ChangeListener {
  readonly onChange: (payload: string) => void;
  /** Called when a lost connection has been opened again: changes may have been missed meanwhile. */
  readonly onMissedChanges: () => void;
}

export interface ChangeSubscription {
  stop(): Promise<void>;
}

/**
 * Id of an advisory lock that every running portal holds in shared mode, so that no backup is restored meanwhile. The
 * number is arbitrary.
 */
export const runningPortalLockId = 4_711_042;

/** Lifts the database's default time limits: waiting for the lock while a backup is restored may take any time. */
const waitWithoutLimit = "set lock_timeout = 0; set statement_timeout = 0";

const firstPause = 500; // ms
const maxPause = 10_000;

/** A connection that a firewall has dropped looks idle, so the connection is probed regularly. */
const probing = { everyMilliseconds: 30_000, answerMilliseconds: 10_000 };

/**
 * Listens on a connection of its own. Throws if the first connection fails; a lost connection is opened again, with
 * pauses of half a second to ten seconds.
 */
export async function listenOnPostgres(
  url: string,
  { onChange, onMissedChanges }: ChangeListener,
  { everyMilliseconds, answerMilliseconds } = probing,
): Promise<ChangeSubscription> {
  const stopping = new AbortController();
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const connecting = new pg.Client({
      connectionString: url,
      keepAlive: true,
      keepAliveInitialDelayMillis: everyMilliseconds,
      connectionTimeoutMillis: 5_000,
    });
    // Without this listener an error of the connection would end the process. The `end` listener below reconnects.
    connecting.on("error", () => undefined);
    connecting.on("notification", ({ payload }) => onChange(payload ?? ""));
    await connecting.connect();
    try {
      await connecting.query(waitWithoutLimit);
      await connecting.query(`select pg_advisory_lock_shared(${runningPortalLockId})`);
      await connecting.query(`listen ${changesChannel}`);
    } catch (error) {
      void connecting.end();
      throw error;
    }
    const probe = setInterval(() => void ensureAnswers(connecting), everyMilliseconds).unref();
    connecting.once("end", () => {
      clearInterval(probe);
      void reconnect();
    });
    return connecting;
  }

  /** Sends a statement over a connection, and ends the connection if the statement fails or is not answered in time. */
  async function ensureAnswers(probed: pg.Client): Promise<void> {
    const query = { text: "select 1", query_timeout: answerMilliseconds };
    await probed.query(query).catch(() => probed.end());
  }

  async function reconnect(): Promise<void> {
    for (let pause = firstPause; !stopping.signal.aborted; pause = Math.min(pause * 2, maxPause)) {
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      const again = await connect().catch(() => undefined);
      if (again === undefined) continue;
      client = again;
      if (stopping.signal.aborted) return await client.end();
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
