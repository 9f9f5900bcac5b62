import { providerFeedApi } from "@kreislauf/contract/provider";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../../base/http/bind-endpoints.ts";
import { readFeed } from "./read-feed.ts";

export function bindProviderFeed(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, providerFeedApi, {
    providerFeed: (context, { query }) => readFeed(context, query),
  });
}
