import { PassThrough } from "node:stream";
import { needs, permission, Refusal } from "@kreislauf/contract/base";
import { liveEvent, livePath } from "@kreislauf/contract/notifications";
import type { FastifyInstance } from "fastify";
import { admit, bearerToken, type HttpServices } from "../base/http.ts";
import type { LiveHub } from "./live-hub.ts";

const access = needs(permission.defaultUser);

/** A person's stream holds at most so much that their connection does not take (bytes). */
const mostUnsent = 100_000;

/**
 * Server-sent events with the rooms whose data has changed, and nothing else. `since` says how many seconds old the
 * data is that the page shows. Not in the API's description, since it never ends by itself.
 */
export function bindLiveRoutes(app: FastifyInstance, services: HttpServices, hub: LiveHub): void {
  app.addHook("preClose", () => hub.stop());
  app.route<{ Querystring: { since?: string } }>({
    method: "GET",
    url: `/api${livePath}`,
    config: { access },
    schema: { hide: true },
    onRequest: (request) => admit(request, access, services),
    handler: async (request, reply) => {
      const { actor } = request;
      const token = bearerToken(request);
      if (actor === null || token === undefined) throw new Refusal("unauthenticated");
      const events = new PassThrough();
      const write = (text: string) => {
        if (events.writableLength > mostUnsent) events.destroy();
        else if (events.writable) events.write(text);
      };
      const since = Number(request.query.since);
      const stream = hub.open(token, actor, Number.isFinite(since) ? since : Infinity, {
        ready: () => write(`event: ${liveEvent.ready}\ndata:\n\n`),
        changed: (rooms) => write(`event: ${liveEvent.changed}\ndata: ${JSON.stringify(rooms)}\n\n`),
        beat: () => write(":\n\n"),
        end: () => void events.end(),
      });
      events.on("close", () => stream.close());
      // Proxies pass every event on as it comes.
      return await reply.type("text/event-stream").header("x-accel-buffering", "no").send(events);
    },
  });
}
