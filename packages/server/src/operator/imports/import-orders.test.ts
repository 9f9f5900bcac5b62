import type { Order, OrderChangeLog } from "@kreislauf/contract/orders";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestAgreement } from "../../../test/factories/agreement.ts";
import { createTestCompany, type TestCompany } from "../../../test/factories/company.ts";
import {
  csvLines,
  snapshotImportedTables,
  makeTestCycleOrders,
  openTestImports,
  type TestImports,
} from "../../../test/factories/import-files.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { testNow, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let imports: TestImports;
let company: TestCompany;
let agreement: string;
/** The next order number; all are below those of the portal's own orders. */
let next = 1_000;

beforeAll(async () => {
  imports = await openTestImports();
  ({ portal } = imports);
});
afterAll(() => imports.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
  agreement = await numberOf(company.agreementId);
});

async function numberOf(id: number): Promise<string> {
  const { db } = portal.database;
  const row = await db
    .selectFrom("agreements")
    .select("agreement_number")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return row.agreement_number ?? "";
}

const head = [
  "Auftragsnummer",
  "Vereinbarungsnummer",
  "Aktion",
  "Anzahl",
  "Wunschtermin",
  "Status",
  "Ausgeführt am",
  "Gewicht (kg)",
  "Verfahren",
  "Grund",
  "Erteilt von",
  "Erteilt am",
  "Bestellnummer",
  "Kostenstelle",
  "Projekt",
];
/** An order of the company's agreement, with the given values replaced. */
const anOrder = (number: number, change: Readonly<Record<string, string>> = {}) =>
  Object.entries({
    number: String(number),
    agreement,
    action: "Leeren",
    amount: "1",
    date: "12.01.2026",
    status: "erledigt",
    executed: "",
    weight: "",
    code: "",
    reason: "",
    by: "",
    on: "",
    own: "",
    costCentre: "",
    project: "",
    ...change,
  }).map(([, value]) => value);
const take = (rows: readonly string[][], ...options: readonly string[]) =>
  imports.take("orders", csvLines(head, ...rows), ...options);
const orders = () =>
  portal.database.db
    .selectFrom("orders")
    .selectAll()
    .where("company_id", "=", company.companyId)
    .orderBy("order_number")
    .execute();
const read = async <Answer>(path: string) =>
  (await portal.call({ path, token: company.token })).json<Answer>();

test("past orders stand as they ended, each with one entry of its log, and nobody is told", async () => {
  const [first, done, cancelled, claimed, failed, open] = Array.from({ length: 6 }, () => (next += 1)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const rows = [
    anOrder(first),
    anOrder(done, {
      executed: "13.01.2026",
      weight: "1.250,5",
      code: "R3",
      by: company.email.toUpperCase(),
      on: "5.1.2026",
      own: "4711",
      costCentre: "4720",
      project: "Umbau",
    }),
    anOrder(cancelled, { status: "Storniert", reason: "Halle voll" }),
    anOrder(claimed, { status: "claimed" }),
    anOrder(failed, { status: "Fehlfahrt", reason: "Tor zu" }),
    anOrder(open, { status: "offen", date: "26.02.2027", executed: "26.02.2027", weight: "90" }),
  ];
  const dry = await take(rows, "--dry-run");
  expect(dry.lines.slice(0, 3)).toEqual([
    "Nothing is imported: this is a dry run.",
    "6 would be created, 0 would be changed, 0 stay as they are.",
    `  + ${first}, 2026-01-12`,
  ]);
  expect(await orders()).toEqual([]);
  expect((await take(rows)).lines[0]).toBe("6 are created, 0 are changed, 0 stay as they are.");
  expect(await orders()).toMatchObject([
    {
      order_number: first,
      status: 2,
      created_by: 96,
      order_date: "2026-01-12",
      finished_on: "2026-01-11T23:00:00.000Z",
    },
    {
      status: 2,
      executed_on: "2026-01-13",
      weight_kg: 1250.5,
      treatment_code: "R3",
      created_by: company.userId,
      order_date: "2026-01-05",
      customer_order_number: "4711",
      cost_centre: "4720",
      project: "Umbau",
    },
    { status: 4, cancellation: { cancelReasonId: 8, reason: "Halle voll" } },
    { status: 3, claim: { claimReasonId: 3, reason: null } },
    { status: 5, failed_trip_reason: "Tor zu" },
    { status: 1, executed_on: "2027-02-26", version: 1 },
  ]);
  const [, { id } = { id: 0 }] = await orders();
  const { entries } = await read<OrderChangeLog>(`/order-change-log/${id}`);
  expect(entries).toMatchObject([
    {
      change: "imported",
      changedBy: { id: 95 },
      changedOn: "2027-03-01T08:00:00.000Z",
      new: { orderStatusId: 2, executedOn: "2026-01-13", weightKg: 1250.5, treatmentCode: "R3" },
    },
  ]);
  expect((await read<Order>(`/order/${id}`)).actions.claim).toEqual({ allowed: false, reason: "order_done" });
  const { db } = portal.database;
  expect(await db.selectFrom("outbox_mails").selectAll().execute()).toEqual([]);
  expect(
    await db.selectFrom("notifications").selectAll().where("company_id", "=", company.companyId).execute(),
  ).toEqual([]);
});

test("a repeated import leaves what the portal has by now, and orders to come are numbered behind", async () => {
  const [given, open] = [3_000_001, 3_000_002];
  const rows = [anOrder(given), anOrder(open, { status: "offen", date: "26.02.2027" })];
  await take(rows);
  const [, { id } = { id: 0 }] = await orders();
  await portal.call({ method: "POST", path: "/order/complete", body: { orderId: id }, token: company.token });
  const before = await snapshotImportedTables(portal);
  expect((await take(rows)).lines).toEqual(["0 are created, 0 are changed, 2 stay as they are."]);
  expect(await snapshotImportedTables(portal)).toBe(before);
  await createTestOrder(portal, company);
  const created = await portal.call({
    method: "POST",
    path: "/order/create",
    token: company.token,
    body: {
      serviceLocationId: company.siteId,
      agreementId: company.agreementId,
      containerActionId: 4,
      amount: 1,
      desiredDate: "2027-03-05",
      timeWindow: "all_day",
      customerOrderNumber: "",
      noteToDisposer: "",
      details: "",
    },
  });
  expect(Number(created.json<Order>().orderNumber), created.body).toBeGreaterThan(open);
});

test("orders ahead are those that the provider might plan, and the customer may change them", async () => {
  const rows = [anOrder((next += 1), { status: "offen", date: "15.03.2027" })];
  expect((await take(rows)).ok).toBe(true);
  const [{ id } = { id: 0 }] = await orders();
  expect((await read<Order>(`/order/${id}`)).actions).toMatchObject({
    edit: { allowed: true },
    cancel: { allowed: true },
  });
  const withdrawals = [3, 2, 1].map((amount) =>
    anOrder((next += 1), { action: "Abziehen", amount: String(amount), date: "16.03.2027", status: "offen" }),
  );
  const { lines } = await take(withdrawals.slice(0, 1));
  expect(lines[1]).toMatch(/^Line 2, Anzahl '3': /);
  expect((await take(withdrawals.slice(1))).lines[1]).toMatch(/^Line 3, Anzahl '1': /);
  const emptying = anOrder((next += 1), { amount: "3", date: "15.03.2027", status: "offen" });
  expect((await take([emptying])).lines[1]).toMatch(/^Line 2, Anzahl '3': /);
});

test("what the portal has made of a cycle is left out, and what was cancelled is not made again", async () => {
  const { db } = portal.database;
  const id = await createTestAgreement(portal, company.companyId, company.siteId, 1, "periodic");
  const { cycle_start, weekday1 } = await db
    .selectFrom("agreements")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect([cycle_start, weekday1]).not.toContain(null);
  const make = () => makeTestCycleOrders(portal);
  agreement = await numberOf(id);
  await make();
  const made = (await orders()).filter((order) => order.agreement_id === id);
  const day = made[1]?.desired_date ?? "";
  const { lines } = await take([anOrder((next += 1), { date: day, status: "offen" })]);
  expect(lines).toEqual([
    "0 are created, 0 are changed, 0 stay as they are.",
    "1 are left out:",
    `  - ${next}: the portal has made the order of this day of the cycle`,
  ]);
  const placement = anOrder((next += 1), { action: "Aufstellen", date: day, status: "offen" });
  expect((await take([placement])).lines[0]).toContain("1 are created");
  expect((await orders()).find(({ order_number }) => order_number === next)?.cycle_day).toBeNull();
  await db.deleteFrom("order_log").execute();
  await db.deleteFrom("orders").where("agreement_id", "=", id).execute();
  await db.updateTable("agreements").set({ cycle_orders_until: null }).where("id", "=", id).execute();
  await take([anOrder((next += 1), { date: day, status: "storniert" })]);
  await make();
  const onDay = (await orders()).filter((order) => order.agreement_id === id && order.desired_date === day);
  expect(onDay).toMatchObject([{ status: 4, cycle_day: day }]);
});

test.for([
  [
    "an agreement that is not there",
    { agreement: "?" },
    "Vereinbarungsnummer '?': expected the number of an agreement.",
  ],
  ["an action that is none", { action: "Fegen" }, "Aktion 'Fegen': expected one of Abholen"],
  ["done on a day ahead", { date: "02.03.2027" }, "Wunschtermin '02.03.2027': "],
  ["carried out on a day ahead", { executed: "02.03.2027", status: "offen" }, "Ausgeführt am '02.03.2027': "],
  [
    "cancelled though carried out",
    { executed: "13.01.2026", status: "storniert" },
    "Ausgeführt am '13.01.2026': ",
  ],
  [
    "a weight of what was not carried out",
    { weight: "12" },
    "Gewicht (kg) '12': expected nothing without a day",
  ],
  ["a weight that is none", { weight: "1,2,3" }, "Gewicht (kg) '1,2,3': expected kilograms"],
  ["a code that is none", { code: "R14" }, "Verfahren 'R14': expected R1 to R13"],
  [
    "an open order in what the agreement does not offer",
    { action: "Kaufen", date: "15.03.2027", status: "offen" },
    "Aktion 'Kaufen': ",
  ],
  [
    "a failed trip ahead",
    { date: "15.03.2027", status: "Fehlfahrt" },
    "Wunschtermin '15.03.2027': expected no day after today",
  ],
  ["a person of no company", { by: "x@y.example" }, "Erteilt von 'x@y.example': expected the e-mail address"],
  ["given on a day ahead", { on: "2.3.2027" }, "Erteilt am '2.3.2027': expected no day after today."],
  ["half a container", { amount: "0,5" }, "Anzahl '0,5': expected a whole number"],
] as const)("refuses %s, and changes nothing", async ([, change, reason]) => {
  const before = await snapshotImportedTables(portal);
  const { ok, lines } = await take([anOrder((next += 1)), anOrder((next += 1), change)]);
  expect([ok, ...lines]).toEqual([
    false,
    "Nothing is imported: 1 problem.",
    expect.stringContaining(`Line 3, ${reason}`),
  ]);
  expect(await snapshotImportedTables(portal)).toBe(before);
});

test("a number that an order of the portal has is no number of a former one", async () => {
  await createTestOrder(portal, company);
  const [{ order_number: taken } = { order_number: 0 }] = await orders();
  expect((await take([anOrder(taken)])).lines[1]).toBe(
    `Line 2, Auftragsnummer '${taken}': expected a number that no other order of the portal has.`,
  );
});

test("10,000 orders come in well under a minute, in memory that hardly grows", async () => {
  const first = (next += 1);
  next += 10_000;
  const rows = Array.from({ length: 10_000 }, (_, index) =>
    anOrder(first + index, { executed: "13.01.2026", weight: "90" }),
  );
  const [began, before] = [performance.now(), process.memoryUsage().rss];
  expect((await take(rows)).lines[0]).toBe("10000 are created, 0 are changed, 0 stay as they are.");
  expect((performance.now() - began) / 1000).toBeLessThan(60);
  expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(600);
}, 120_000);
