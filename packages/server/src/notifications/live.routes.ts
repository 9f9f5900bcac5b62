import { PassThrough } from "node:stream";
import { needs, permission, Refusal } from "@kreislauf/contract/base";
import { liveEvent, livePath } from "@kreislauf/contract/notifications";
import type { FastifyInstance } from "fastify";
import { authorize, bearerToken } from "../base/http/authorize.ts";
import type { HttpServices } from "../base/http/bind-endpoints.ts";
import type { LiveHub } from "./live-hub.ts";

const access = needs(permission.defaultUser);

/** Bytes that a person's stream may buffer before it is closed. */
const maxUnsentBytes = 100_000;

/**
 * Server-sent events with the rooms whose data have changed, and nothing else. `since` is the age in seconds of the
 * data the page shows. Not part of the API's description, because the response never ends.
 */
export function bindLiveRoutes(app: FastifyInstance, services: HttpServices, hub: LiveHub): void {
  app.addHook("preClose", () => hub.stop());
  app.route<{ Querystring: { since?: string } }>({
    method: "GET",
    url: `/api${livePath}`,
    config: { access },
    schema: { hide: true },
    onRequest: (request) => authorize(request, access, services),
    handler: async (request, reply) => {
      const { actor } = request;
      const token = bearerToken(request);
      if (actor === null || token === undefined) throw new Refusal("unauthenticated");
      const events = new PassThrough();
      const write = (text: string) => {
        if (events.writableLength > maxUnsentBytes) events.destroy();
        else if (events.writable) events.write(text);
      };
      const since = Number(request.query.since);
      const stream = hub.open(token, actor, Number.isFinite(since) ? since : Infinity, {
        ready: () => write(`event: ${liveEvent.ready}\ndata:\n\n`),
        changed: (rooms) => write(`event: ${liveEvent.changed}\ndata: ${JSON.stringify(rooms)}\n\n`),
        heartbeat: () => write(":\n\n"),
        end: () => void events.end(),
      });
      events.on("close", () => stream.close());
      // Tells proxies not to buffer events.
      return await reply.type("text/event-stream").header("x-accel-buffering", "no").send(events);
    },
  });
}
