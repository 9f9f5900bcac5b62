import { type Happenings, type Announcement, toldKinds } from "@kreislauf/contract/notifications";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestAnnouncement } from "../test-notification-examples.ts";
import {
  createTestCompany,
  createTestKey,
  createTestLocation,
  createTestUser,
  signInTestUser,
  type TestCompany,
} from "../test-company.ts";
import { createTestOrder } from "../test-order.ts";
import { ensureOtherWaste } from "../test-provider-examples.ts";
import { createOrderActs, type OrderActs } from "../test-order-acts.ts";
import { openTestPortal, testNow, type TestPortal } from "../test-portal.ts";

let portal: TestPortal;
let company: TestCompany;
let acts: OrderActs;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
  acts = await createOrderActs(portal, company, await createTestKey(portal));
});

async function bell(token = company.token): Promise<Happenings> {
  const answer = await portal.call({ path: "/notifications", token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Happenings>();
}
const kinds = async (token?: string) => (await bell(token)).happenings.map(({ kind }) => kind);
const read = (id: number, all = false) =>
  portal.call({ method: "POST", path: "/notifications/read", body: { id, all }, token: company.token });
const colleague = (permissions: readonly number[], locationIds = [company.locationId]) =>
  createTestUser(portal, company.companyId, { permissions, locationIds });

describe("the bell", () => {
  test("tells what the provider did, the newest first, with what it is about", async () => {
    const orderId = await createTestOrder(portal, company);
    await acts.provider(orderId, "redeclare", { wasteTypeId: await ensureOtherWaste(portal) });
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

  test("tells others what a person did, and not the person", async () => {
    const other = await colleague([11, 14]);
    await acts.cancel(await createTestOrder(portal, company));
    expect(await kinds()).toEqual([]);
    expect(await kinds(other.token)).toEqual(["order_cancelled"]);
  });

  test("tells those who see the site and may see orders", async () => {
    const elsewhere = await colleague([11, 14], [await createTestLocation(portal, company.companyId)]);
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
      .updateTable("happenings")
      .set({ happened_at: "2027-01-30T08:09:00Z" })
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

  test("is told in the transaction of its cause: a refused step leaves nothing", async () => {
    const orderId = await createTestOrder(portal, company, { desiredDate: "2027-02-22" });
    await acts.complete(orderId);
    expect((await acts.provider(orderId, "fail", { reason: "zu spät" })).status).toBe(409);
    expect(await kinds()).toEqual([]);
  });
});

test("rights and switches decide the kinds", () => {
  const all = { orderReceiptConfirmation: true, claimConfirmation: true, cancellationConfirmation: true };
  expect(toldKinds(new Set([11]), all)).toEqual([]);
  expect(toldKinds(new Set([11, 22]), all)).toEqual(["site_deactivated"]);
  expect(toldKinds(new Set([11, 14]), all)).toContain("order_claimed");
  expect(toldKinds(new Set([11, 14]), { ...all, claimConfirmation: false })).not.toContain("order_claimed");
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
