import { PassThrough } from "node:stream";
import { needsRole, Refusal } from "@kreislauf/contract/base";
import { deskLivePath, deskLiveRooms } from "@kreislauf/contract/desk";
import { liveEvent } from "@kreislauf/contract/notifications";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../base/database/database.ts";
import type { ChangeSubscription } from "../../base/database/listen-on-postgres.ts";
import { parseChange } from "../../base/database/parse-change.ts";
import { authorize, bearerToken } from "../../base/http/authorize.ts";
import type { HttpServices } from "../../base/http/bind-endpoints.ts";

const access = needsRole("dispatch", "claims", "master_data");

type Room = (typeof deskLiveRooms)[number];

/** The first change is sent after this time, together with others that arrive until then. */
const debounceMilliseconds = 150;
/** Further changes are sent at most once in this time. */
const throttleMilliseconds = 1_000;
const beatMilliseconds = 20_000;
/** How many unsent bytes a stream may buffer before it is closed. */
const maxUnsentBytes = 100_000;

interface Stream {
  readonly token: string;
  readonly events: PassThrough;
  readonly rooms: Set<Room>;
  timer: NodeJS.Timeout | undefined;
  sentAt: number;
}

const isRoom = (room: string): room is Room => (deskLiveRooms as readonly string[]).includes(room);

/**
 * Server-sent events for the desk: only which lists have changed, whoever changed them. Session and roles are checked
 * again at every heartbeat. Not in the API description, because the response never ends.
 */
export function bindDeskLive(
  app: FastifyInstance,
  services: HttpServices,
  database: Pick<Database, "listen">,
): void {
  const streams = new Set<Stream>();
  let listening: Promise<ChangeSubscription> | undefined;
  let heartbeat: NodeJS.Timeout | undefined;

  const write = ({ events }: Stream, text: string) => {
    if (events.writableLength > maxUnsentBytes) events.destroy();
    else if (events.writable) events.write(text);
  };
  function enqueue(stream: Stream, rooms: readonly Room[]): void {
    rooms.forEach((room) => stream.rooms.add(room));
    const wait = Math.max(debounceMilliseconds, stream.sentAt + throttleMilliseconds - performance.now());
    stream.timer ??= setTimeout(() => {
      stream.timer = undefined;
      stream.sentAt = performance.now();
      write(stream, `event: ${liveEvent.changed}\ndata: ${JSON.stringify([...stream.rooms])}\n\n`);
      stream.rooms.clear();
    }, wait);
  }
  function onChange(payload: string): void {
    const change = parseChange(payload);
    if (change === undefined || change.of === "person" || !isRoom(change.room)) return;
    for (const stream of streams) enqueue(stream, [change.room]);
  }
  const onMissedChanges = () => {
    for (const stream of streams) enqueue(stream, deskLiveRooms);
  };
  async function listen(): Promise<void> {
    listening ??= database.listen({ onChange, onMissedChanges });
    try {
      await listening;
    } catch (error) {
      listening = undefined;
      throw error;
    }
  }
  async function beat(stream: Stream): Promise<void> {
    const call = { now: services.clock.now(), isByItself: true };
    const staff = await services.authenticateStaff(stream.token, call).catch(() => null);
    // The database cannot be reached. The stream stays open, because nothing can change meanwhile either.
    if (staff === null) return write(stream, ":\n\n");
    const isSignedIn = staff !== undefined && staff !== "locked" && !staff.isIdle;
    const isAllowed = isSignedIn && access.staff.some((role) => staff.roles.has(role));
    if (isAllowed) write(stream, ":\n\n");
    else stream.events.end();
  }

  app.addHook("preClose", async () => {
    clearInterval(heartbeat);
    for (const stream of streams) stream.events.end();
    await (await listening?.catch(() => undefined))?.stop();
  });
  app.route({
    method: "GET",
    url: `/api${deskLivePath}`,
    config: { access },
    schema: { hide: true },
    onRequest: (request) => authorize(request, access, services),
    handler: async (request, reply) => {
      const token = bearerToken(request);
      if (token === undefined) throw new Refusal("unauthenticated");
      await listen();
      const events = new PassThrough();
      const stream: Stream = {
        token,
        events,
        rooms: new Set(),
        timer: undefined,
        sentAt: -throttleMilliseconds,
      };
      streams.add(stream);
      heartbeat ??= setInterval(() => streams.forEach((each) => void beat(each)), beatMilliseconds).unref();
      events.on("close", () => {
        clearTimeout(stream.timer);
        streams.delete(stream);
      });
      write(stream, `event: ${liveEvent.ready}\ndata:\n\n`);
      // The header tells proxies not to buffer events.
      return await reply.type("text/event-stream").header("x-accel-buffering", "no").send(events);
    },
  });
}
