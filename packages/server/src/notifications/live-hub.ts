import type { FastifyBaseLogger } from "fastify";
import { type LiveRoom, liveRooms, isLiveRoomPermitted } from "@kreislauf/contract/notifications";
import { type DataChange, parseChange } from "../base/database/parse-change.ts";
import type { Clock } from "../base/clock.ts";
import type { Actor } from "../base/context.ts";
import type { Database } from "../base/database/database.ts";
import type { Authenticate } from "../base/http/authorize.ts";
import type { ChangeSubscription } from "../base/database/listen-on-postgres.ts";
import { filterVisibleSiteIds } from "../users/index.ts";
import { createRecentChanges } from "./recent-changes.ts";

export interface LiveHubParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly authenticate: Authenticate;
  readonly log: Pick<FastifyBaseLogger, "warn">;
}

/** Where the events for one person are sent. */
export interface LiveStreamSink {
  /** Called once. From then on every change is sent. */
  ready(): void;
  changed(rooms: readonly LiveRoom[]): void;
  /** Sends a comment that keeps the connection alive. */
  heartbeat(): void;
  end(): void;
}

interface Stream extends LiveStreamSink {
  readonly token: string;
  actor: Actor;
  /**
   * The rooms to report, each with the sites that changed there. A room without sites is reported whatever sites the
   * person sees.
   */
  pendingRooms: Map<LiveRoom, Set<number>>;
  timer: NodeJS.Timeout | undefined;
  sentAt: number;
}

/** Changes are sent 150 ms after the first of a burst, and at most once per second. */
const debounceMilliseconds = 150;
const throttleMilliseconds = 1_000;
const beatMilliseconds = 20_000;
const maxStreamsPerSession = 8;

export interface LiveHub {
  /** `seconds` is the age of the oldest data the person looks at. */
  open(token: string, actor: Actor, seconds: number, sink: LiveStreamSink): { close(): void };
  /** The number of open streams. */
  count(): number;
  stop(): Promise<void>;
}

/**
 * Notifies people who look at the portal of changes made by any process. Session, permissions and sites are checked
 * again before each event and at every heartbeat; a stream ends with its session or its access token.
 */
export function createLiveHub({ database, clock, authenticate, log }: LiveHubParts): LiveHub {
  const streams = new Set<Stream>();
  const recentChanges = createRecentChanges();
  let listening: Promise<ChangeSubscription> | undefined;
  let heartbeatTimer: NodeJS.Timeout | undefined;

  function enqueue(stream: Stream, rooms: readonly LiveRoom[], siteId?: number): void {
    for (const room of rooms) {
      const sites = stream.pendingRooms.get(room);
      if (siteId === undefined) stream.pendingRooms.set(room, new Set());
      else if (sites === undefined) stream.pendingRooms.set(room, new Set([siteId]));
      else if (sites.size > 0) sites.add(siteId);
    }
    const wait = Math.max(debounceMilliseconds, stream.sentAt + throttleMilliseconds - performance.now());
    stream.timer ??= setTimeout(() => void flush(stream), wait);
  }

  async function flush(stream: Stream): Promise<void> {
    const { pendingRooms } = stream;
    stream.pendingRooms = new Map();
    stream.timer = undefined;
    stream.sentAt = performance.now();
    try {
      if (!(await isStillAllowed(stream))) return;
      const sites = [...new Set([...pendingRooms.values()].flatMap((each) => [...each]))];
      const seen = await filterVisibleSiteIds({ db: database.db, actor: stream.actor }, sites);
      const rooms = [...pendingRooms]
        .filter(([, changed]) => changed.size === 0 || [...changed].some((id) => seen.has(id)))
        .map(([room]) => room)
        .filter((room) => isLiveRoomPermitted(room, stream.actor.permissions));
      if (rooms.length > 0 && streams.has(stream)) stream.changed(rooms);
    } catch (error) {
      // The database is unavailable. Later all rooms are reported, so that no change is lost.
      log.warn({ err: error }, "a live stream could not be told");
      if (streams.has(stream)) enqueue(stream, liveRooms);
    }
  }

  /** Ends the stream if the session, the token or the permission has ended. */
  async function isStillAllowed(stream: Stream): Promise<boolean> {
    const actor = await authenticate(stream.token, clock.now());
    if (actor === undefined || !isLiveRoomPermitted("session", actor.permissions)) {
      stream.end();
      return false;
    }
    stream.actor = actor;
    return true;
  }

  function sendHeartbeats(): void {
    for (const stream of streams) {
      void isStillAllowed(stream).then(
        (allowed) => allowed && stream.heartbeat(),
        () => stream.heartbeat(),
      );
    }
  }

  function onChange(payload: string): void {
    const change = parseChange(payload);
    if (change === undefined) return;
    recentChanges.add(change);
    for (const stream of streams) noteChange(stream, change);
  }

  function noteChange(stream: Stream, change: DataChange): void {
    if (!concerns(change, stream.actor)) return;
    if (change.of === "person") enqueue(stream, liveRooms);
    else if (isRoom(change.room)) {
      enqueue(stream, [change.room], change.of === "site" ? change.siteId : undefined);
    }
  }

  function onGap(): void {
    recentChanges.clear();
    for (const stream of streams) enqueue(stream, liveRooms);
  }

  async function listen(): Promise<void> {
    listening ??= database.listen({ onChange, onMissedChanges: onGap }).then((begun) => {
      recentChanges.clear();
      return begun;
    });
    try {
      await listening;
    } catch (error) {
      listening = undefined;
      throw error;
    }
  }

  /** Reports what changed before the stream began, or everything if that is unknown. */
  function catchUp(stream: Stream, seconds: number): void {
    const missed = recentChanges.since(seconds);
    if (missed === undefined) enqueue(stream, liveRooms);
    else for (const change of missed) noteChange(stream, change);
  }

  async function begin(stream: Stream, seconds: number): Promise<void> {
    const asked = performance.now();
    try {
      await listen();
      stream.ready();
      catchUp(stream, seconds + (performance.now() - asked) / 1_000);
    } catch (error) {
      log.warn({ err: error }, "changes cannot be listened to");
      stream.end();
    }
  }

  return {
    open: (token, actor, seconds, sink) => {
      const stream: Stream = {
        ...sink,
        token,
        actor,
        pendingRooms: new Map(),
        timer: undefined,
        sentAt: -throttleMilliseconds,
      };
      const ofSession = [...streams].filter((each) => each.actor.sessionId === actor.sessionId);
      if (ofSession.length >= maxStreamsPerSession) ofSession[0]?.end();
      streams.add(stream);
      heartbeatTimer ??= setInterval(sendHeartbeats, beatMilliseconds).unref();
      void begin(stream, seconds);
      return {
        close: () => {
          clearTimeout(stream.timer);
          streams.delete(stream);
        },
      };
    },
    count: () => streams.size,
    stop: async () => {
      clearInterval(heartbeatTimer);
      for (const stream of streams) stream.end();
      await (await listening?.catch(() => undefined))?.stop();
    },
  };
}

const isRoom = (room: string): room is LiveRoom => (liveRooms as readonly string[]).includes(room);

const concerns = (change: DataChange, { companyId, userId }: Actor): boolean =>
  change.of === "everybody" ||
  (change.companyId === companyId && (change.of !== "person" || change.userId === userId));
