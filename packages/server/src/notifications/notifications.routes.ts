import { Refusal } from "@kreislauf/contract/base";
import { notificationsApi } from "@kreislauf/contract/notifications";
import type { FastifyInstance } from "fastify";
import type { Context } from "../base/context.ts";
import { isInternalHost } from "../base/http/internal-addresses.ts";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { dismissAnnouncement, listAnnouncements } from "./announcements.store.ts";
import { markNotificationsRead } from "./notifications.store.ts";
import {
  deletePushSubscription,
  hasPushSubscription,
  insertPushSubscription,
} from "./push-subscriptions.store.ts";
import { getVapidKeys } from "./vapid-keys.ts";
import { listNotifications } from "./list-notifications.ts";

export function bindNotificationsRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, notificationsApi, {
    listNotifications: (context) => listNotifications(context),
    markNotificationsRead: async (context, { body }) => {
      await markNotificationsRead(context, body.id, body.all);
      return {};
    },
    pushSettings: async (context) => ({
      publicKey: (await getVapidKeys(context.db)).publicKey,
      isOn: await hasPushSubscription(context),
    }),
    subscribeToPush: async (context, { body }) => {
      if (isInternalHost(new URL(body.endpoint).hostname)) throw new Refusal("validation");
      await insertPushSubscription(context, body);
      return {};
    },
    unsubscribeFromPush: async ({ db, actor }) => {
      await deletePushSubscription(db, actor.sessionId);
      return {};
    },
    announcements: (context) => showAnnouncements(context),
    dismissAnnouncement: async (context, { params }) => {
      if (!(await dismissAnnouncement(context, params.id))) throw new Refusal("not_found");
      return {};
    },
  });
}

async function showAnnouncements(context: Context) {
  const all = await listAnnouncements(context);
  const now = context.now.epochMilliseconds;
  const begun = all.filter(({ starts_at }) => Date.parse(starts_at) <= now);
  const changes = all.map(({ starts_at, ends_at }) => (Date.parse(starts_at) > now ? starts_at : ends_at));
  return {
    announcements: begun.map(({ id, title, text, ends_at }) => ({ id, title, text, endsAt: ends_at })),
    changesAt: changes.toSorted()[0] ?? null,
  };
}
