import type { Inquiry } from "@kreislauf/contract/agreements";
import type {
  DeskAgreement,
  DeskAgreementTasks,
  DeskInquiry,
  DeskPriceLists,
} from "@kreislauf/contract/desk";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ensureTestOffer } from "../../../test/factories/agreement.ts";
import { createTestCompany, type TestCompany } from "../../../test/factories/company.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { createTestStaff, type TestStaff } from "../../../test/factories/staff.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let staff: TestStaff;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
  staff = await createTestStaff(portal, { roles: ["dispatch", "administration"] });
  await ensureTestOffer(portal, "periodic");
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await createTestCompany(portal);
});

const desk = (path: string, body?: object) =>
  portal.call({ ...(body && { method: "POST", body }), path: `/desk/v1${path}`, token: staff.token });
const ask = (path: string, body: object) => portal.call({ method: "POST", path, body, token: company.token });

const askForCycle = () =>
  ask("/agreement/update", {
    agreementId: company.agreementId,
    agreementTypeId: 4,
    cycleInterval: 19,
    weekday1: 2,
  });
const tasks = async () => (await desk("/agreements/tasks")).json<DeskAgreementTasks>();
const openChange = async () =>
  (await tasks()).changes.find(({ id }) => id === company.agreementId) as DeskAgreement;
const found = async () => {
  const { customer_number: number } = await portal.database.db
    .selectFrom("companies")
    .select("customer_number")
    .where("id", "=", company.companyId)
    .executeTakeFirstOrThrow();
  const list = (await desk(`/agreements?search=${number}`)).json<{
    agreements: DeskAgreement[];
  }>();
  return list.agreements.find(({ id }) => id === company.agreementId) as DeskAgreement;
};
const mailsOf = async () =>
  (
    await portal.database.db
      .selectFrom("outbox_mails")
      .select("kind")
      .where("recipient_email", "=", company.email)
      .execute()
  ).map(({ kind }) => kind);

test("a change that a customer asks for is accepted once, with the mail of the interface, and kept in the log", async () => {
  await askForCycle();
  const change = await openChange();
  expect(change.pendingChange).toMatchObject({ agreementTypeId: 4, effectiveOn: null });
  const path = `/agreements/${change.id}/decide-change`;
  const body = { version: change.version, accepted: true };
  expect((await desk(path, body)).json<DeskAgreement>().pendingChange?.effectiveOn).not.toBeNull();
  expect(await openChange()).toBeUndefined();
  expect(statusAndCode(await desk(path, body))).toEqual([409, "agreement_changed"]);
  expect(await mailsOf()).toContain("agreement_change_decided");
  const { entries } = (await desk("/log")).json<{ entries: { action: string; subjectId: number }[] }>();
  expect(entries.find(({ subjectId }) => subjectId === change.id)?.action).toBe("change_accepted");
});

test("a change is declined only with a reason, which the customer reads", async () => {
  await askForCycle();
  const { id, version } = await openChange();
  const path = `/agreements/${id}/decide-change`;
  expect(statusAndCode(await desk(path, { version, accepted: false }))).toEqual([400, "validation"]);
  const declined = await desk(path, { version, accepted: false, note: "Kein Behälter frei." });
  expect(declined.json<DeskAgreement>().pendingChange).toBeNull();
  const log = await portal.call({ path: `/agreement/${id}/change-log`, token: company.token });
  expect(log.json<{ entries: object[] }>().entries[0]).toMatchObject({
    change: "change_declined",
    new: { note: "Kein Behälter frei." },
  });
});

test("who withdraws a change meanwhile and asks for another one is not decided on by mistake", async () => {
  await askForCycle();
  const { id, version } = await openChange();
  await ask("/agreement/withdraw-change", { agreementId: id });
  await ask("/agreement/update", { agreementId: id, agreementTypeId: 4, cycleInterval: 16, weekday1: 3 });
  const stale = await desk(`/agreements/${id}/decide-change`, { version, accepted: true });
  expect(statusAndCode(stale)).toEqual([409, "agreement_changed"]);
  expect((await openChange()).pendingChange).toMatchObject({ cycleInterval: 16, effectiveOn: null });
});

test("number, containers and end are set by the version that was seen", async () => {
  const { id, version } = await found();
  const numbered = await desk(`/agreements/${id}/number`, { version, agreementNumber: `77-${id}` });
  expect(numbered.json()).toMatchObject({ agreementNumber: `77-${id}`, version: version + 1 });
  const stock = { version: version + 1, containersOnSite: 5, note: "Gezählt" };
  expect((await desk(`/agreements/${id}/stock`, stock)).json()).toMatchObject({ containersOnSite: 5 });
  expect(statusAndCode(await desk(`/agreements/${id}/stock`, stock))).toEqual([409, "agreement_changed"]);

  await createTestOrder(portal, company, { desiredDate: "2027-07-06" });
  const preview = await desk(`/agreements/${id}/end?endsOn=2027-06-30`);
  expect(preview.json()).toMatchObject({ total: 1, orders: [{ desiredDate: "2027-07-06" }] });
  const end = { version: version + 2, endsOn: "2027-06-30", cancelledOrders: 1 };
  const ended = await desk(`/agreements/${id}/end`, end);
  expect(ended.json()).toMatchObject({ endsOn: "2027-06-30" });
  expect((await desk(`/agreements/${id}/end?endsOn=2027-06-30`)).json()).toEqual({ total: 0, orders: [] });
});

test("an end that costs other orders than the desk was shown is refused, and nothing is cancelled", async () => {
  const { id, version } = await found();
  await createTestOrder(portal, company, { desiredDate: "2027-07-06" });
  const end = (cancelledOrders: number) =>
    desk(`/agreements/${id}/end`, { version, endsOn: "2027-06-30", cancelledOrders });
  expect(statusAndCode(await end(0))).toEqual([409, "cancelled_orders_changed"]);
  expect((await desk(`/agreements/${id}/end?endsOn=2027-06-30`)).json()).toMatchObject({ total: 1 });
  expect((await found()).endsOn).toBeNull();
  expect((await end(1)).json()).toMatchObject({ endsOn: "2027-06-30" });
});

test("a page that was opened before the number of orders was sent can still end an agreement", async () => {
  const { id, version } = await found();
  await createTestOrder(portal, company, { desiredDate: "2027-07-06" });
  const ended = await desk(`/agreements/${id}/end`, { version, endsOn: "2027-06-30" });
  expect(ended.json()).toMatchObject({ endsOn: "2027-06-30" });
});

const aList = {
  validFrom: "2026-01-01",
  version: "Preisliste 2026-01",
  terms: "Bedingungen vom 01.10.2025",
  prices: [{ unit: "piece", cents: 4_800, vatRate: 19 }],
};
const pricesPath = () => `/agreements/${company.agreementId}/prices`;
const priceLists = async () => (await desk(pricesPath())).json<DeskPriceLists>();

test("prices are set from a day on, apply to orders, and are kept in the log", async () => {
  const { listsVersion, lists } = await priceLists();
  expect(lists).toEqual([]);
  const set = await desk(pricesPath(), { listsVersion, ...aList });
  expect(set.json<DeskPriceLists>().lists).toMatchObject([aList]);
  const quoted = await portal.call({
    path: `/agreement/${company.agreementId}/price?containerActionId=2&amount=2&desiredDate=2027-04-09`,
    token: company.token,
  });
  expect(quoted.json()).toMatchObject({ netAmount: 9_600, version: "Preisliste 2026-01" });
  const ended = { ...aList, validFrom: "2027-04-09", version: "Ende", prices: [] };
  await desk(pricesPath(), { listsVersion: (await priceLists()).listsVersion, ...ended });
  expect((await priceLists()).lists.map(({ validFrom }) => validFrom)).toEqual(["2027-04-09", "2026-01-01"]);
  const { entries } = (await desk("/log")).json<{ entries: { action: string; subjectId: number }[] }>();
  const kept = entries.filter(({ subjectId }) => subjectId === company.agreementId);
  expect(kept.map(({ action }) => action)).toEqual(["prices_set", "prices_set"]);
});

test("who saw other prices is refused, and saving the same again writes nothing", async () => {
  const { listsVersion } = await priceLists();
  await desk(pricesPath(), { listsVersion, ...aList });
  const other = { ...aList, prices: [{ unit: "piece", cents: 5_000, vatRate: 19 }] };
  for (const given of [other, { ...other, validFrom: "2027-01-01" }])
    expect(statusAndCode(await desk(pricesPath(), { listsVersion, ...given }))).toEqual([
      409,
      "agreement_changed",
    ]);
  const seen = await priceLists();
  expect((await desk(pricesPath(), { listsVersion: seen.listsVersion, ...aList })).json()).toEqual(seen);
  const { entries } = (await desk("/log")).json<{ entries: { action: string; subjectId: number }[] }>();
  expect(entries.filter(({ subjectId }) => subjectId === company.agreementId)).toHaveLength(1);
});

test.each([
  ["a price twice", { prices: [aList.prices[0], aList.prices[0]] }, "prices"],
  ["VAT of 101 percent", { prices: [{ unit: "haul", cents: 1, vatRate: 101 }] }, "prices.0.vatRate"],
  ["no amount", { prices: [{ unit: "haul", cents: null, vatRate: 19 }] }, "prices.0.cents"],
  ["no name", { version: " " }, "version"],
  ["a day that is none", { validFrom: "2027-02-30" }, "validFrom"],
])("a list with %s is refused beside its field", async (_, given, field) => {
  const { listsVersion } = await priceLists();
  const refused = await desk(pricesPath(), { listsVersion, ...aList, ...given });
  expect(statusAndCode(refused)).toEqual([400, "validation"]);
  expect(refused.json<{ details: { field: string }[] }>().details[0]?.field).toBe(field);
  expect((await priceLists()).lists).toEqual([]);
});

test("an inquiry waits at the desk until it is answered, once", async () => {
  const wish = { serviceLocationId: company.siteId, wasteTypeId: 101, containerTypeId: 203, amount: 2 };
  const { inquiryId } = (await ask("/inquiry/create", wish)).json<Inquiry>();
  const waits = async () => (await tasks()).inquiries.find((each) => each.inquiryId === inquiryId);
  expect(await waits()).toMatchObject({ companyId: company.companyId, amount: "2", answer: null });
  const text = "48,00 Euro je Leerung.";
  const answered = (await desk(`/inquiries/${inquiryId}/answer`, { text })).json<DeskInquiry>();
  expect(answered.answer?.text).toBe(text);
  expect(await waits()).toBeUndefined();
  const again = await desk(`/inquiries/${inquiryId}/answer`, { text });
  expect(statusAndCode(again)).toEqual([409, "inquiry_answered"]);
  expect(await mailsOf()).toContain("inquiry_answered");
});

test("who neither dispatches nor keeps master data sees no agreement", async () => {
  const clerk = await createTestStaff(portal, { roles: ["documents"] });
  const seen = await portal.call({ path: "/desk/v1/agreements/tasks", token: clerk.token });
  expect(statusAndCode(seen)).toEqual([403, "forbidden"]);
});
