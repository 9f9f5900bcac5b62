import { randomUUID } from "node:crypto";
import type { Order, OrderChangeLog, ProposalsToAnswer } from "@kreislauf/contract/orders";
import type { ProviderAgreement, ProviderOrder } from "@kreislauf/contract/provider";
import type { LightMyRequestResponse } from "fastify";
import { getSessionSecrets } from "../../src/session/index.ts";
import { signAccessToken } from "../../src/session/base/tokens.ts";
import type { TestCompany } from "../factories/company.ts";
import type { TestPortal } from "./portal.ts";

/** The answer to a call. */
export interface TestAnswer<T> {
  readonly status: number;
  readonly code: string;
  readonly body: T;
}

function read<T>(answer: LightMyRequestResponse): TestAnswer<T> {
  const body = answer.json<T & { code?: string }>();
  return { status: answer.statusCode, code: body.code ?? "", body };
}

/** Functions with which a company's person and the provider act on orders, at the time of the portal's clock. */
export async function createOrderActions(portal: TestPortal, company: TestCompany, key: string) {
  const { db } = portal.database;
  const { access } = await getSessionSecrets(db);
  const { id: sessionId } = await db
    .updateTable("sessions")
    .set({ idle_until: "2099-01-01T00:00:00Z", ends_at: "2099-01-01T00:00:00Z" })
    .where("user_id", "=", company.userId)
    .returning("id")
    .executeTakeFirstOrThrow();
  const token = () => signAccessToken(access, sessionId, portal.now());
  const person = async <T>(method: "GET" | "POST" | "PATCH", path: string, body?: unknown) =>
    read<T>(await portal.call({ method, path, body, token: token() }));
  return {
    token,
    create: (body: object) =>
      person<Order>("POST", "/order/create", { serviceLocationId: company.siteId, amount: 1, ...body }),
    edit: (orderId: number, body: object) => person<Order>("PATCH", `/order/edit/${orderId}`, body),
    cancel: (orderId: number, body: object = {}) =>
      person<Order>("POST", "/order/cancel", { orderId, cancelReasonId: 1, ...body }),
    claim: (orderId: number, body: object = {}) =>
      person<Order>("POST", "/order/claim", { orderId, claimReasonId: 1, ...body }),
    complete: (orderId: number, body: object = {}) =>
      person<Order>("POST", "/order/complete", { orderId, ...body }),
    close: (orderId: number, closeReasonId: number, body: object = {}) =>
      person<Order>("POST", "/order/close-claim", { orderId, closeReasonId, ...body }),
    answer: (orderId: number, body: object) =>
      person<Order>("POST", "/order/answer-proposal", { orderId, ...body }),
    proposals: async (query = "") =>
      (await person<ProposalsToAnswer>("GET", `/dashboard/proposals${query}`)).body,
    upload: (photo: string) => person<{ fileId: number }>("POST", "/order/claim-photo", { photo }),
    photo: (orderId: number) => person<{ file: string }>("GET", `/order/${orderId}/claim-photo`),
    order: async (orderId: number) => (await person<Order>("GET", `/order/${orderId}`)).body,
    log: async (orderId: number) =>
      (await person<OrderChangeLog>("GET", `/order-change-log/${orderId}`)).body.entries,
    /** Sends an event of the provider's system about an order: a new one, unless `body` has an `eventId` and time. */
    provider: async (orderId: number, verb: string, body: object = {}) =>
      read<ProviderOrder>(
        await portal.call({
          method: "POST",
          path: `/provider/v1/order/${orderId}/${verb}`,
          body: { eventId: randomUUID(), occurredAt: portal.now().toString(), ...body },
          token: key,
        }),
      ),
    setStock: async (agreementId: number, containersOnSite: number) =>
      read<ProviderAgreement>(
        await portal.call({
          method: "POST",
          path: `/provider/v1/agreement/${agreementId}/stock`,
          body: { eventId: randomUUID(), occurredAt: portal.now().toString(), containersOnSite },
          token: key,
        }),
      ),
    plan: async (body: object) =>
      read<ProviderOrder>(
        await portal.call({
          method: "POST",
          path: "/provider/v1/order/create",
          body: { eventId: randomUUID(), occurredAt: portal.now().toString(), amount: 1, ...body },
          token: key,
        }),
      ),
    agreement: (agreementId = company.agreementId) =>
      db.selectFrom("agreements").selectAll().where("id", "=", agreementId).executeTakeFirstOrThrow(),
    mails: (orderId: number) =>
      db
        .selectFrom("outbox_mails")
        .selectAll()
        .where("cause", "like", `order ${orderId} %`)
        .orderBy("created_at")
        .execute(),
  };
}

export type OrderActions = Awaited<ReturnType<typeof createOrderActions>>;
