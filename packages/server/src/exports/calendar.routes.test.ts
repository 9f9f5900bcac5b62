import { permission } from "@kreislauf/contract/base";
import type { CalendarFeed, CalendarPickups, CreatedCalendarFeed } from "@kreislauf/contract/exports";
import { orderStatus } from "@kreislauf/contract/orders";
import ical, { type VEvent } from "node-ical";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createLargeTestContainer, createTestAgreement } from "../../test/factories/agreement.ts";
import {
  assignTestSites,
  createTestCompany,
  createTestSite,
  type TestCompany,
} from "../../test/factories/company.ts";
import { createTestOrder } from "../../test/factories/order.ts";
import { openTestPortal, type TestPortal, testNow } from "../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
});

const call = (path: string, method: "GET" | "POST" | "PATCH" | "DELETE" = "GET", body?: object) =>
  portal.call({ path, method, token: company.token, ...(body && { body }) });

const content = { ordered: true, periodic: true, reminder: false };

async function subscribe(wish: object = {}): Promise<CreatedCalendarFeed> {
  const answer = await call("/calendar/feeds", "POST", { serviceLocationId: null, ...content, ...wish });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<CreatedCalendarFeed>();
}

/** Requests a feed as a calendar program does: without a token, only by its address. */
const fetched = (address: string) => portal.call({ path: address.replace(/^.*\/api/, "") });

/** The events of a feed, read by an independent parser. */
async function eventsOf(address: string): Promise<VEvent[]> {
  const answer = await fetched(address);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  return Object.values(ical.sync.parseICS(answer.body)).filter(
    (part): part is VEvent => part?.type === "VEVENT",
  );
}

const dayOf = ({ start }: VEvent) =>
  [start.getFullYear(), start.getMonth() + 1, start.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");

describe("a subscription", () => {
  test("tells the pickups as whole days, which an independent parser understands", async () => {
    const orderId = await createTestOrder(portal, company, { desiredDate: "2027-03-28" });
    await createTestOrder(portal, company, { desiredDate: "2027-01-10" });
    const [event, ...others] = await eventsOf((await subscribe()).address);
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      uid: `order-${orderId}@localhost`,
      summary: "Altholz A I–III: Leeren",
      location: "Werkstatt 2, Lohgerberweg 21, 34123 Kassel",
      status: "CONFIRMED",
      datetype: "date",
    });
    expect(dayOf(event as VEvent)).toBe("2027-03-28");
  });

  test("writes numbers in the names of containers as its language does", async () => {
    const { db } = portal.database;
    const orderId = await createTestOrder(portal, company, { desiredDate: "2027-03-28" });
    const container_type_id = await createLargeTestContainer(portal);
    await db.updateTable("orders").set({ container_type_id }).where("id", "=", orderId).execute();
    const { address } = await subscribe();
    const described = async (language: "de" | "en") => {
      await db.updateTable("users").set({ language }).where("id", "=", company.userId).execute();
      return (await eventsOf(address))[0]?.description;
    };
    expect(await described("de")).toContain("1.100 l");
    expect(await described("en")).toContain("1,100 l");
  });

  test("moves and cancels an event that a calendar knows already", async () => {
    const { address } = await subscribe();
    const order = (
      await call("/order/create", "POST", {
        serviceLocationId: company.siteId,
        agreementId: company.agreementId,
        containerActionId: 4,
        amount: 1,
        desiredDate: "2027-03-10",
      })
    ).json<{ id: number }>();
    const [first] = await eventsOf(address);
    await call(`/order/edit/${order.id}`, "PATCH", { version: 1, desiredDate: "2027-03-11" });
    const [moved] = await eventsOf(address);
    await call("/order/cancel", "POST", { orderId: order.id, cancelReasonId: 1 });
    const [cancelled] = await eventsOf(address);
    const all = [first, moved, cancelled] as VEvent[];
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(1);
    expect(all.map(dayOf)).toEqual(["2027-03-10", "2027-03-11", "2027-03-11"]);
    expect(all.map(({ sequence }) => Number(sequence))).toEqual([0, 1, 2]);
    expect(all.map(({ status }) => status)).toEqual(["CONFIRMED", "CONFIRMED", "CANCELLED"]);
  });

  test("folds long lines and keeps separators out of the way", async () => {
    await createTestOrder(portal, company);
    await portal.database.db
      .updateTable("sites")
      .set({ alias: `Werkhof; "Süd", ${"ä".repeat(80)}` })
      .where("id", "=", company.siteId)
      .execute();
    const { address } = await subscribe();
    const text = (await fetched(address)).body;
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const [event] = await eventsOf(address);
    expect(event?.location).toBe(`Werkhof; "Süd", ${"ä".repeat(80)}, Lohgerberweg 21, 34123 Kassel`);
  });

  test("is of one site or of all, of what was ordered or of cycles, with or without a reminder", async () => {
    const other = await createTestSite(portal, company.companyId);
    await assignTestSites(portal, company, [other]);
    await createTestOrder(portal, company);
    const elsewhere = await createTestOrder(portal, { ...company, siteId: other });
    await portal.database.db
      .updateTable("orders")
      .set({ cycle_day: "2027-03-09" })
      .where("id", "=", elsewhere)
      .execute();
    const all = await subscribe({ reminder: true });
    expect(await eventsOf(all.address)).toHaveLength(2);
    expect((await fetched(all.address)).body).toContain("TRIGGER:-PT9H");
    expect(await eventsOf((await subscribe({ serviceLocationId: other })).address)).toHaveLength(1);
    await call(`/calendar/feeds/${all.feed.id}`, "PATCH", { ...content, periodic: false });
    expect(await eventsOf(all.address)).toHaveLength(1);
    expect((await fetched(all.address)).body).not.toContain("VALARM");
  });

  test("tells its address once, keeps only a hash of it, and can be taken back", async () => {
    const first = await subscribe();
    const token = first.address.split("/").at(-1) ?? "";
    const { db } = portal.database;
    const stored = JSON.stringify(await db.selectFrom("calendar_feeds").selectAll().execute());
    expect(stored).not.toContain(token);
    expect((await call("/calendar/feeds")).body).not.toContain(token);

    const renewed = await subscribe();
    expect(renewed.feed.id).toBe(first.feed.id);
    expect((await fetched(first.address)).statusCode).toBe(404);
    expect((await fetched(renewed.address)).statusCode).toBe(200);
    const { feeds } = (await call("/calendar/feeds")).json<{ feeds: CalendarFeed[] }>();
    expect(feeds.map(({ lastReadOn }) => lastReadOn)).toEqual(["2027-03-01T08:00:00.000Z"]);

    expect((await call(`/calendar/feeds/${first.feed.id}`, "DELETE")).statusCode).toBe(200);
    expect((await fetched(renewed.address)).statusCode).toBe(404);
    expect((await fetched("/api/calendar/feed/unknown")).statusCode).toBe(404);
  });

  test("ends with the right, with the site, and with the person", async () => {
    await createTestOrder(portal, company);
    const { address } = await subscribe();
    const ofSite = await subscribe({ serviceLocationId: company.siteId });
    const { db } = portal.database;
    const setMember = (values: { permissions?: number[]; deleted_at?: string | null }) =>
      db.updateTable("memberships").set(values).where("user_id", "=", company.userId).execute();
    await setMember({ permissions: [permission.defaultUser, permission.fileExportManager] });
    expect((await fetched(address)).statusCode).toBe(404);
    await setMember({ permissions: [permission.orderManager] });
    expect(await eventsOf(address)).toHaveLength(1);
    await db.deleteFrom("user_sites").where("user_id", "=", company.userId).execute();
    expect(await eventsOf(address)).toEqual([]);
    expect((await fetched(ofSite.address)).statusCode).toBe(404);
    await setMember({ deleted_at: testNow });
    expect((await fetched(address)).statusCode).toBe(404);
  });
});

describe("a month", () => {
  const month = async (query: string) => {
    const answer = await call(`/calendar?${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<CalendarPickups>();
  };

  test("has the pickups of its weeks, and counts those of its days", async () => {
    for (const desiredDate of ["2027-02-28", "2027-03-01", "2027-03-31", "2027-04-02", "2027-04-05"])
      await createTestOrder(portal, company, { desiredDate });
    await createTestOrder(portal, company, { desiredDate: "2027-03-31", status: orderStatus.cancelled });
    const { days, total, siteCount } = await month("month=2027-03");
    expect(days.map(({ date, total: count }) => [date, count])).toEqual([
      ["2027-03-01", 1],
      ["2027-03-31", 1],
      ["2027-04-02", 1],
    ]);
    expect([total, siteCount]).toEqual([2, 1]);
  });

  test("carries twenty pickups a day and says how many there are", async () => {
    for (let count = 0; count < 23; count += 1)
      await createTestOrder(portal, company, { desiredDate: "2027-03-10" });
    const [day] = (await month("month=2027-03")).days;
    expect([day?.entries.length, day?.total]).toEqual([20, 23]);
    expect(day?.wasteTypes).toEqual([{ id: 101, name: "Altholz A I–III", count: 23 }]);
  });

  test("or a week has its own days only, counted as a month's are", async () => {
    for (const desiredDate of ["2027-03-28", "2027-03-29", "2027-04-04", "2027-04-05"])
      await createTestOrder(portal, company, { desiredDate });
    const week = await month("week=2027-04-01");
    expect(week.total).toBe(2);
    expect(week.days.map(({ date, wasteTypes }) => [date, wasteTypes])).toEqual([
      ["2027-03-29", []],
      ["2027-04-04", []],
    ]);
    expect(week.holidays.map(({ date }) => date)).toContain("2027-03-29");
    expect((await month("week=2027-04-04")).days).toEqual(week.days);
  });

  test("names holidays, those of some sites with their Laender, and what they move", async () => {
    const bavarian = await createTestSite(portal, company.companyId, "BY");
    const { db } = portal.database;
    await assignTestSites(portal, company, [bavarian]);
    const id = await createTestOrder(portal, company, { desiredDate: "2027-03-30" });
    await db.updateTable("orders").set({ cycle_day: "2027-03-29" }).where("id", "=", id).execute();
    const march = await month("month=2027-03");
    expect(march.holidays).toContainEqual({ date: "2027-03-29", name: "Ostermontag", laender: [] });
    expect(march.moved).toHaveLength(1);
    expect(march.moved[0]).toMatchObject({
      orderId: id,
      from: "2027-03-29",
      to: "2027-03-30",
      holiday: "Ostermontag",
      kind: "periodic",
    });
    const january = await month("month=2027-01");
    expect(january.holidays).toContainEqual({
      date: "2027-01-06",
      name: "Heilige Drei Könige",
      laender: ["BY"],
    });
    expect((await month("month=2027-03&kind=ordered")).days).toEqual([]);
  });

  test("names what a holiday moves also on days with more pickups than are named, and counts all of it", async () => {
    const { db } = portal.database;
    for (let count = 0; count < 20; count += 1)
      await createTestOrder(portal, company, { desiredDate: "2027-03-30" });
    for (let count = 0; count < 23; count += 1) {
      const agreementId = await createTestAgreement(portal, company.companyId, company.siteId, 1);
      const id = await createTestOrder(portal, { ...company, agreementId }, { desiredDate: "2027-03-30" });
      await db.updateTable("orders").set({ cycle_day: "2027-03-29" }).where("id", "=", id).execute();
    }
    const { moved, movedDays } = await month("month=2027-03");
    expect(moved).toHaveLength(20);
    expect(moved[0]).toMatchObject({ from: "2027-03-29", to: "2027-03-30", holiday: "Ostermontag" });
    expect(movedDays).toEqual([{ date: "2027-03-29", total: 23 }]);
  });

  test("names what a holiday of another year moves", async () => {
    const { db } = portal.database;
    const id = await createTestOrder(portal, company, { desiredDate: "2027-01-04" });
    await db.updateTable("orders").set({ cycle_day: "2026-12-25" }).where("id", "=", id).execute();
    const { moved, holidays } = await month("week=2027-01-04");
    expect(moved).toMatchObject([{ from: "2026-12-25", to: "2027-01-04" }]);
    expect(holidays).not.toContainEqual(expect.objectContaining({ date: "2026-12-25" }));
  });

  test.each([
    "month=2027-13",
    "month=2027-3",
    "month=",
    "",
    "month=2027-03&kind=all",
    "month=2027-03&week=2027-03-01",
    "week=2027-02-30",
  ])("is not %s", async (query) => {
    expect((await call(`/calendar?${query}`)).statusCode).toBe(400);
  });
});
