import type { FastifyBaseLogger } from "fastify";
import { type LiveRoom, liveRooms, mayHear } from "@kreislauf/contract/notifications";
import { type Change, readChange } from "../base/changes.ts";
import type { Clock } from "../base/clock.ts";
import type { Actor } from "../base/context.ts";
import type { Database } from "../base/database.ts";
import type { Authenticate } from "../base/http.ts";
import type { Listening } from "../base/listen.ts";
import { seenAmong } from "./notifications.store.ts";
import { rememberChanges } from "./recent-changes.ts";

export interface LiveHubParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly authenticate: Authenticate;
  readonly log: Pick<FastifyBaseLogger, "warn">;
}

/** Where the events of one person's stream go. */
export interface LiveSink {
  /** From now on every change is told. */
  ready(): void;
  changed(rooms: readonly LiveRoom[]): void;
  /** Says nothing; keeps the connection from being taken for dead. */
  beat(): void;
  end(): void;
}

interface Stream extends LiveSink {
  readonly token: string;
  actor: Actor;
  /** Rooms to tell of, with the sites that changed there; without any, for sure. */
  waiting: Map<LiveRoom, Set<number>>;
  timer: NodeJS.Timeout | undefined;
  toldAt: number;
}

/** A burst of changes is told at once, and at most once in a while (ms). */
const gathering = 150;
const pause = 1_000;
const beatMilliseconds = 20_000;
const mostStreamsOfSession = 8;

export interface LiveHub {
  /** `seconds` tells how old the oldest data is that the person looks at. */
  open(token: string, actor: Actor, seconds: number, sink: LiveSink): { close(): void };
  stop(): Promise<void>;
}

/**
 * Tells people who look at the portal what has changed, whichever process changed it. Session, rights and sites are
 * looked at again before anything is told and at every beat; a stream ends with its session or its access token.
 */
export function createLiveHub({ database, clock, authenticate, log }: LiveHubParts): LiveHub {
  const streams = new Set<Stream>();
  const recent = rememberChanges();
  let listening: Promise<Listening> | undefined;
  let beating: NodeJS.Timeout | undefined;

  function note(stream: Stream, rooms: readonly LiveRoom[], locationId?: number): void {
    for (const room of rooms) {
      const sites = stream.waiting.get(room);
      if (locationId === undefined) stream.waiting.set(room, new Set());
      else if (sites === undefined) stream.waiting.set(room, new Set([locationId]));
      else if (sites.size > 0) sites.add(locationId);
    }
    const wait = Math.max(gathering, stream.toldAt + pause - performance.now());
    stream.timer ??= setTimeout(() => void tell(stream), wait);
  }

  async function tell(stream: Stream): Promise<void> {
    const { waiting } = stream;
    stream.waiting = new Map();
    stream.timer = undefined;
    stream.toldAt = performance.now();
    try {
      if (!(await isStillAllowed(stream))) return;
      const sites = [...new Set([...waiting.values()].flatMap((each) => [...each]))];
      const seen = await seenAmong(database.db, stream.actor, sites);
      const rooms = [...waiting]
        .filter(([, changed]) => changed.size === 0 || [...changed].some((id) => seen.has(id)))
        .map(([room]) => room)
        .filter((room) => mayHear(room, stream.actor.permissions));
      if (rooms.length > 0 && streams.has(stream)) stream.changed(rooms);
    } catch (error) {
      // The database is away: nothing is lost by telling of everything later.
      log.warn({ err: error }, "a live stream could not be told");
      if (streams.has(stream)) note(stream, liveRooms);
    }
  }

  /** Ends the stream where the session is over, or the token, or the right to be here. */
  async function isStillAllowed(stream: Stream): Promise<boolean> {
    const actor = await authenticate(stream.token, clock.now());
    if (actor === undefined || !mayHear("session", actor.permissions)) {
      stream.end();
      return false;
    }
    stream.actor = actor;
    return true;
  }

  function beat(): void {
    for (const stream of streams) {
      void isStillAllowed(stream).then(
        (allowed) => allowed && stream.beat(),
        () => stream.beat(),
      );
    }
  }

  function onChange(payload: string): void {
    const change = readChange(payload);
    if (change === undefined) return;
    recent.add(change);
    for (const stream of streams) noteChange(stream, change);
  }

  function noteChange(stream: Stream, change: Change): void {
    if (!concerns(change, stream.actor)) return;
    if (change.of === "person") note(stream, liveRooms);
    else if (isRoom(change.room)) {
      note(stream, [change.room], change.of === "site" ? change.locationId : undefined);
    }
  }

  function onGap(): void {
    recent.forget();
    for (const stream of streams) note(stream, liveRooms);
  }

  async function listen(): Promise<void> {
    listening ??= database.listen({ onChange, onGap }).then((begun) => {
      recent.forget();
      return begun;
    });
    try {
      await listening;
    } catch (error) {
      listening = undefined;
      throw error;
    }
  }

  /** Tells what changed before the stream began; of everything where that is not known. */
  function catchUp(stream: Stream, seconds: number): void {
    const missed = recent.since(seconds);
    if (missed === undefined) note(stream, liveRooms);
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
      const stream: Stream = { ...sink, token, actor, waiting: new Map(), timer: undefined, toldAt: -pause };
      const ofSession = [...streams].filter((each) => each.actor.sessionId === actor.sessionId);
      if (ofSession.length >= mostStreamsOfSession) ofSession[0]?.end();
      streams.add(stream);
      beating ??= setInterval(beat, beatMilliseconds).unref();
      void begin(stream, seconds);
      return {
        close: () => {
          clearTimeout(stream.timer);
          streams.delete(stream);
        },
      };
    },
    stop: async () => {
      clearInterval(beating);
      for (const stream of streams) stream.end();
      await (await listening?.catch(() => undefined))?.stop();
    },
  };
}

const isRoom = (room: string): room is LiveRoom => (liveRooms as readonly string[]).includes(room);

const concerns = (change: Change, { companyId, userId }: Actor): boolean =>
  change.of === "everybody" ||
  (change.companyId === companyId && (change.of !== "person" || change.userId === userId));
