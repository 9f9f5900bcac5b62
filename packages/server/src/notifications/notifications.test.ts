import {
  maxNotifications,
  type NotificationList,
  type Announcement,
  notificationKindsFor,
} from "@kreislauf/contract/notifications";
import type { DocumentList } from "@kreislauf/contract/documents";
import { systemUser } from "@kreislauf/contract/users";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { recordNotification } from "../base/record-notification.ts";
import { testPublication } from "../../test/factories/document.ts";
import { createTestAnnouncement } from "../../test/examples/notification-examples.ts";
import {
  createTestCompany,
  createTestKey,
  createTestSite,
  createTestUser,
  signInTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { createTestOrder } from "../../test/factories/order.ts";
import { ensureSecondWasteType, testEvent } from "../../test/examples/provider-examples.ts";
import { createOrderActions, type OrderActions } from "../../test/portal/order-actions.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";
import { purgeNotifications } from "./purge-notifications.ts";

let portal: TestPortal;
let company: TestCompany;
let acts: OrderActions;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
  acts = await createOrderActions(portal, company, await createTestKey(portal));
});

async function bell(token = company.token): Promise<NotificationList> {
  const answer = await portal.call({ path: "/notifications", token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<NotificationList>();
}
const kinds = async (token?: string) => (await bell(token)).happenings.map(({ kind }) => kind);
const read = (id: number, all = false) =>
  portal.call({ method: "POST", path: "/notifications/read", body: { id, all }, token: company.token });
const colleague = (permissions: readonly number[], siteIds = [company.siteId]) =>
  createTestUser(portal, company.companyId, { permissions, siteIds });

describe("the bell", () => {
  test("tells what the provider did, the newest first, with what it is about", async () => {
    const orderId = await createTestOrder(portal, company);
    await acts.provider(orderId, "redeclare", { wasteTypeId: await ensureSecondWasteType(portal) });
    await acts.provider(orderId, "confirm", { confirmedDate: "2027-03-10" });
    await acts.provider(orderId, "propose", { date: "2027-03-12" });
    const { happenings, unread } = await bell();
    expect(happenings.map(({ kind }) => kind)).toEqual(["order_proposed", "order_redeclared"]);
    expect(happenings[0]).toMatchObject({
      subjectId: orderId,
      wasteType: "Altholz A IV",
      site: "Werkstatt 2",
      by: "Disposition",
      isUnread: true,
      needsAnswer: true,
      happenedAt: "2027-03-01T08:00:00.000Z",
      details: { proposedDate: "2027-03-12", desiredDate: "2027-03-10" },
    });
    expect(unread).toBe(2);
  });

  test("keeps what waits for the customer as something to do until it is done, one entry for each matter", async () => {
    const proposed = await createTestOrder(portal, company);
    const executed = await createTestOrder(portal, company, { desiredDate: "2027-02-26" });
    const claimed = await createTestOrder(portal, company, { desiredDate: "2027-02-22" });
    await acts.provider(proposed, "propose", { date: "2027-03-12" });
    await acts.provider(executed, "execute");
    await acts.claim(claimed);
    const ticket = (ticketNumber: string, hint = "") =>
      acts.provider(claimed, "ticket", { ticketNumber, ticketStatus: "offen", hint });
    await ticket("T-1");
    const toDo = async () =>
      (await bell()).happenings.filter(({ isToDo }) => isToDo).map(({ subjectId }) => subjectId);
    expect(await toDo()).toEqual([executed, proposed]);
    await ticket("T-1", "Wir holen morgen ab.");
    expect(await toDo()).toEqual([claimed, executed, proposed]);
    const { version } = await acts.order(proposed);
    expect((await acts.close(claimed, 1)).status).toBe(200);
    expect((await acts.complete(executed)).status).toBe(200);
    expect((await acts.answer(proposed, { answer: "accept", version })).status).toBe(200);
    expect(await toDo()).toEqual([]);
  });

  test("keeps what waits for the customer beyond the latest fifty", async () => {
    const orderId = await createTestOrder(portal, company);
    await acts.provider(orderId, "propose", { date: "2027-03-12" });
    const other = await createTestOrder(portal, company);
    for (let news = 0; news < maxNotifications + 1; news += 1) {
      await portal.database.db.transaction().execute((db) =>
        recordNotification(
          { db, now: portal.now() },
          {
            kind: "order_redeclared",
            companyId: company.companyId,
            siteId: company.siteId,
            subjectId: other,
            causedBy: systemUser.provider,
            details: {},
          },
        ),
      );
    }
    const { happenings } = await bell();
    expect(happenings).toHaveLength(maxNotifications + 1);
    expect(happenings.at(-1)).toMatchObject({ subjectId: orderId, isToDo: true });
  });

  test("tells others what a person did, and not the person", async () => {
    const other = await colleague([11, 14]);
    await acts.cancel(await createTestOrder(portal, company));
    expect(await kinds()).toEqual([]);
    expect(await kinds(other.token)).toEqual(["order_cancelled"]);
  });

  test("tells those who see the site and may see orders", async () => {
    const elsewhere = await colleague([11, 14], [await createTestSite(portal, company.companyId)]);
    const reader = await colleague([11]);
    const stranger = await createTestCompany(portal);
    await acts.provider(await createTestOrder(portal, company), "fail", { reason: "Tor zu" });
    expect(await kinds()).toEqual(["order_failed_trip"]);
    for (const { token } of [elsewhere, reader, stranger]) expect(await kinds(token)).toEqual([]);
  });

  test("keeps quiet about what is switched off", async () => {
    await acts.provider(await createTestOrder(portal, company), "cancel");
    expect(await kinds()).toEqual(["order_cancelled"]);
    await portal.database.db
      .updateTable("memberships")
      .set({ cancellation_confirmation: false })
      .where("user_id", "=", company.userId)
      .execute();
    expect(await kinds()).toEqual([]);
  });

  test("goes back 30 days, and not before one joined", async () => {
    await acts.provider(await createTestOrder(portal, company), "fail", { reason: "Tor zu" });
    portal.setNow("2027-03-01T08:10:00Z");
    const late = await colleague([11, 14]);
    expect(await kinds(late.token)).toEqual([]);
    expect(await kinds()).toHaveLength(1);
    await portal.database.db
      .updateTable("notifications")
      .set({ occurred_at: "2027-01-30T08:09:00Z" })
      .where("company_id", "=", company.companyId)
      .execute();
    await portal.database.db.updateTable("memberships").set({ created_at: "2026-01-01T00:00:00Z" }).execute();
    expect(await kinds()).toEqual([]);
  });

  test("counts what is not read, one by one or all at once, and what comes later anew", async () => {
    for (let index = 0; index < 3; index += 1) {
      await acts.provider(await createTestOrder(portal, company), "fail", { reason: "Tor zu" });
    }
    const ids = (await bell()).happenings.map(({ id }) => id);
    expect((await read(ids[1] ?? 0)).statusCode).toBe(200);
    expect((await bell()).happenings.map(({ isUnread }) => isUnread)).toEqual([true, false, true]);
    await read(ids[0] ?? 0, true);
    expect((await bell()).unread).toBe(0);
    await acts.provider(await createTestOrder(portal, company), "fail", { reason: "Tor zu" });
    expect((await bell()).unread).toBe(1);
    await read(ids[2] ?? 0, true);
    expect((await bell()).unread).toBe(1);
  });

  test("tells document managers of new documents, once for a site, whatever came at once", async () => {
    const elsewhere = await createTestSite(portal, company.companyId);
    const manager = await colleague([11, 24]);
    const viewer = await colleague([11, 23]);
    const publish = async (...publications: object[]) => {
      const answer = await portal.call({
        method: "POST",
        path: "/provider/v1/document/publish-many",
        token: await createTestKey(portal),
        body: { ...testEvent(portal), documents: publications },
      });
      expect(answer.statusCode, answer.body).toBe(201);
    };
    const one = testPublication(company);
    await publish(one);
    await publish(testPublication(company), testPublication(company), testPublication({ siteId: elsewhere }));
    const { happenings } = await bell(manager.token);
    expect(happenings.map(({ kind }) => kind)).toEqual(["documents_published", "documents_published"]);
    expect(happenings[0]).toMatchObject({ subjectId: null, site: "Werkstatt 2", siteId: company.siteId });
    const { documents, documentIds = [], documentType } = happenings[0]?.details ?? {};
    expect([documents, documentType]).toEqual([2, testPublication(company).type]);
    const body = { amongIds: documentIds, totalAmounts: true };
    const path = "/docuware/documents";
    const list = await portal.call({ method: "POST", path, token: manager.token, body });
    const found = list.json<DocumentList>();
    expect(new Set(found.documents.map(({ id }) => id))).toEqual(new Set(documentIds));
    expect([found.totalRecords, found.newDocuments]).toEqual([2, 2]);
    expect(happenings[1]).toMatchObject({
      subjectId: expect.any(Number),
      details: { documents: 1, documentNumber: one.number },
    });
    expect(await kinds(viewer.token)).toEqual([]);

    const set = (table: "memberships" | "companies", values: object) =>
      portal.database.db
        .updateTable(table)
        .set(values)
        .where(table === "companies" ? "id" : "company_id", "=", company.companyId)
        .execute();
    await set("memberships", { document_receipt: false });
    expect(await kinds(manager.token)).toEqual([]);
    await set("memberships", { document_receipt: true });
    await set("companies", { documents_enabled: false });
    expect(await kinds(manager.token)).toEqual([]);
  });

  test("tells nobody else of a finished export", async () => {
    const other = await colleague([11, 14, 16]);
    const notify = (kind: string) =>
      portal.database.db.transaction().execute((db) =>
        recordNotification(
          { db, now: portal.now() },
          {
            kind,
            companyId: company.companyId,
            siteId: null,
            userId: company.userId,
            subjectId: 8_001,
            causedBy: systemUser.system,
            details: {},
          },
        ),
      );
    await notify("export_ready");
    await notify("export_failed");
    expect(await kinds()).toEqual(["export_failed", "export_ready"]);
    expect(await kinds(other.token)).toEqual([]);
  });

  test("is told in the transaction of its cause: a refused step leaves nothing", async () => {
    const orderId = await createTestOrder(portal, company, { desiredDate: "2027-02-22" });
    await acts.complete(orderId);
    expect((await acts.provider(orderId, "fail", { reason: "zu spät" })).status).toBe(409);
    expect(await kinds()).toEqual([]);
  });
});

describe("what is too old for the bell", () => {
  const count = async () =>
    (await portal.database.db.selectFrom("notifications").select("id").execute()).length;
  const forget = (most?: number) => purgeNotifications({ db: portal.database.db, clock: portal }, most);
  const happenAt = async (instant: string) => {
    portal.setNow(instant);
    await acts.provider(await createTestOrder(portal, company), "fail", { reason: "Tor zu" });
  };

  test("is deleted after 30 days, once, whichever processes do it at a time", async () => {
    await portal.database.db.deleteFrom("notifications").execute();
    for (let minute = 10; minute < 16; minute += 1) await happenAt(`2027-03-01T08:${minute}:00Z`);
    portal.setNow("2027-03-31T08:11:59Z");
    expect(await forget()).toBe(2);
    expect(await forget()).toBe(0);
    portal.setNow("2027-03-31T08:15:00Z");
    const rounds = await Promise.all([forget(2), forget(2), forget(2)]);
    expect(rounds.reduce((sum, deleted) => sum + deleted, 0)).toBe(4);
    expect(await count()).toBe(0);
  });

  test("is deleted as many at a time as wanted, whatever plan the database chooses", async () => {
    const { db } = portal.database;
    await db.deleteFrom("notifications").execute();
    await happenAt("2027-03-01T08:10:00Z");
    // When the statistics say that there is one row, a nested loop is the cheapest plan for a subquery.
    await sql`analyze notifications`.execute(db);
    for (let minute = 11; minute < 15; minute += 1) await happenAt(`2027-03-01T08:${minute}:00Z`);
    portal.setNow("2027-04-01T08:00:00Z");
    expect(await forget(1)).toBe(1);
    expect(await forget(2)).toBe(2);
  });

  test("is forgotten as read, too", async () => {
    await happenAt("2027-03-01T08:00:00Z");
    await happenAt("2027-03-01T08:00:01Z");
    for (const { id } of (await bell()).happenings) await read(id);
    const besides = async () =>
      (
        await portal.database.db
          .selectFrom("notification_reads")
          .select("read_ids")
          .where("user_id", "=", company.userId)
          .executeTakeFirstOrThrow()
      ).read_ids;
    expect(await besides()).toHaveLength(2);
    portal.setNow("2027-03-31T08:00:00Z");
    await forget();
    portal.setNow("2027-03-01T08:05:00Z");
    const [left] = (await bell()).happenings;
    await read(left?.id ?? 0);
    expect(await besides()).toEqual([left?.id]);
  });
});

test("rights, switches and the company's documents decide the kinds", () => {
  const all = {
    orderReceiptConfirmation: true,
    claimConfirmation: true,
    cancellationConfirmation: true,
    documentReceipt: true,
  };
  const rights = (permissions: number[], documentsEnabled = true) => ({
    permissions: new Set(permissions),
    documentsEnabled,
  });
  expect(notificationKindsFor(rights([11]), all)).toEqual([]);
  expect(notificationKindsFor(rights([11, 22]), all)).toEqual(["site_deactivated"]);
  expect(notificationKindsFor(rights([11, 16]), all)).toEqual([
    "proof_ending",
    "export_ready",
    "export_failed",
  ]);
  expect(notificationKindsFor(rights([11, 14]), all)).toContain("order_claimed");
  expect(notificationKindsFor(rights([11, 14]), { ...all, claimConfirmation: false })).not.toContain(
    "order_claimed",
  );
  expect(notificationKindsFor(rights([11, 24]), all)).toEqual([
    "proof_ending",
    "documents_published",
    "dispute_answered",
    "export_ready",
    "export_failed",
  ]);
  expect(notificationKindsFor(rights([11, 23]), all)).toEqual([]);
  expect(notificationKindsFor(rights([11, 24], false), all)).toEqual([
    "proof_ending",
    "export_ready",
    "export_failed",
  ]);
  expect(notificationKindsFor(rights([11, 24]), { ...all, documentReceipt: false })).toEqual([
    "proof_ending",
    "dispute_answered",
    "export_ready",
    "export_failed",
  ]);
});

describe("announcements", () => {
  const shown = async (token = company.token) => {
    const answer = await portal.call({ path: "/announcements", token });
    const { announcements, changesAt } = answer.json<{
      announcements: Announcement[];
      changesAt: string | null;
    }>();
    return { ids: announcements.map(({ id }) => id), changesAt };
  };

  test("concern everybody, a Land, or the first digits of postal codes", async () => {
    const ids = [
      await createTestAnnouncement(portal),
      await createTestAnnouncement(portal, { lands: ["HE"] }),
      await createTestAnnouncement(portal, { zipPrefixes: ["20", "341"] }),
    ];
    const bavarianOnly = await createTestAnnouncement(portal, { lands: ["BY"] });
    const elsewhere = await createTestAnnouncement(portal, { zipPrefixes: ["342"] });
    const known = new Set((await shown()).ids);
    expect(ids.filter((id) => known.has(id))).toEqual(ids);
    expect(known).not.toContain(bavarianOnly);
    expect(known).not.toContain(elsewhere);
    const bavarian = await createTestCompany(portal, { land: "BY" });
    expect((await shown(bavarian.token)).ids).not.toContain(ids[1]);
  });

  test("last from their beginning to their end, and say when to look again", async () => {
    const id = await createTestAnnouncement(portal);
    portal.setNow("2027-03-01T06:59:59Z");
    expect(await shown()).toEqual({ ids: [], changesAt: "2027-03-01T07:00:00.000Z" });
    portal.setNow("2027-03-01T07:00:00Z");
    expect((await shown()).ids).toContain(id);
    expect((await shown()).changesAt).toBe("2027-03-04T22:00:00.000Z");
    portal.setNow("2027-03-04T22:00:00Z");
    const { accessToken } = await signInTestUser(portal, company.email);
    expect(await shown(accessToken)).toEqual({ ids: [], changesAt: null });
  });

  test("are dismissed for oneself", async () => {
    const id = await createTestAnnouncement(portal);
    const other = await colleague([11]);
    const dismiss = () =>
      portal.call({ method: "POST", path: `/announcements/${id}/dismiss`, token: company.token });
    expect((await dismiss()).statusCode).toBe(200);
    expect((await shown()).ids).not.toContain(id);
    expect((await shown(other.token)).ids).toContain(id);
    expect((await dismiss()).statusCode).toBe(404);
  });
});
