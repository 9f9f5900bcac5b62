import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { addWorkingDays, berlinDate, isWorkingDay, permission } from "@kreislauf/contract/base";
import { agreementType, containerAction } from "@kreislauf/contract/catalog";
import {
  canAnswerProposal,
  earliestDesiredDate,
  isSystemCreated,
  orderStatusIds,
} from "@kreislauf/contract/orders";
import { systemUser } from "@kreislauf/contract/users";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../base/database/database.ts";
import { openFolderFiles } from "../../base/files/files.ts";
import { holidaysOf } from "../../catalog/index.ts";
import { orderFacts } from "../../orders/base/order-facts.ts";
import { isPasswordCorrect } from "../../session/base/hash-password.ts";
import { openTestDatabase } from "../../../test/portal/portal.ts";
import { demoPassword } from "./content/demo-people.ts";
import { seedDemo } from "./seed-demo.ts";

/** A Thursday morning in a week of five working days. */
const now = Temporal.Instant.from("2026-03-26T09:42:00Z");
const today = berlinDate(now);

const folder = await mkdtemp(path.join(tmpdir(), "kreislauf-demo-"));
const files = openFolderFiles(folder);
afterAll(() => rm(folder, { recursive: true }));

async function openDemo(): Promise<Database> {
  const database = await openTestDatabase();
  await seedDemo(database.db, { now, files, progress: () => undefined });
  return database;
}

const readOrders = ({ db }: Database) =>
  db
    .selectFrom("orders")
    .innerJoin("service_offers", (join) =>
      join
        .onRef("service_offers.waste_type_id", "=", "orders.waste_type_id")
        .onRef("service_offers.container_type_id", "=", "orders.container_type_id")
        .onRef("service_offers.agreement_type_id", "=", "orders.agreement_type_id"),
    )
    .innerJoin("sites", "sites.id", "orders.site_id")
    .innerJoin("agreements", "agreements.id", "orders.agreement_id")
    .innerJoin("companies", "companies.id", "orders.company_id")
    .selectAll("orders")
    .select(["land", "assumption_day_holiday", "corpus_christi_holiday", "sites.alias"])
    .select([
      "companies.name as company",
      "agreements.containers_on_site",
      "agreements.created_on as agreed_on",
    ])
    .select(["unit", "lead_time_days", "placement_lead_time_days", "vehicle_parts", "container_action_ids"])
    .orderBy("orders.id")
    .execute();

type DemoOrder = Awaited<ReturnType<typeof readOrders>>[number];

async function holidaysAt(order: DemoOrder): Promise<ReadonlySet<string>> {
  const place = {
    land: order.land,
    assumptionDayHoliday: order.assumption_day_holiday,
    corpusChristiHoliday: order.corpus_christi_holiday,
  };
  return new Set((await holidaysOf(place, [2024, 2025, 2026])).keys());
}

let database: Database;
let orders: DemoOrder[];
beforeAll(async () => {
  database = await openDemo();
  orders = await readOrders(database);
});
afterAll(() => database.close());

const ordersOf = (company: "Tiedemark" | "Hollerbeck" | "Zimmerei") =>
  orders.filter((order) => order.company.startsWith(company));

const isPersons = (order: DemoOrder) => order.created_by !== systemUser.system;

describe("the demo's orders", () => {
  test("A and B have them in every status, A at most 1,500, C a handful", () => {
    for (const company of ["Tiedemark", "Hollerbeck"] as const) {
      const statuses = new Set(ordersOf(company).map((order) => order.status));
      expect(statuses).toEqual(new Set(orderStatusIds));
    }
    expect(ordersOf("Tiedemark").length).toBeGreaterThan(1_000);
    expect(ordersOf("Tiedemark").length).toBeLessThanOrEqual(1_500);
    expect(ordersOf("Zimmerei").length).toBeGreaterThan(2);
    expect(ordersOf("Zimmerei").length).toBeLessThan(30);
  });

  test("reach back two years and ahead, and were all given before now", () => {
    const dates = orders.map((order) => order.desired_date).toSorted();
    expect(dates.at(0)?.slice(0, 7)).toBe("2024-03");
    expect(dates.at(-1)?.slice(0, 7)).toBe("2026-05");
    expect(orders.filter((order) => order.created_on > now.toString())).toEqual([]);
    expect(orders.filter((order) => order.created_on < order.agreed_on)).toEqual([]);
  });

  test("weigh about as much in each of the last twelve whole months as a year before", () => {
    for (const company of ["Tiedemark", "Hollerbeck"] as const) {
      const tonnes = new Map<string, number>();
      for (const { executed_on, weight_kg } of ordersOf(company)) {
        const month = executed_on?.slice(0, 7) ?? "";
        tonnes.set(month, (tonnes.get(month) ?? 0) + (weight_kg ?? 0) / 1000);
      }
      const months = [...Array(12).keys()].map((back) =>
        Temporal.PlainYearMonth.from("2026-02").subtract({ months: back }),
      );
      for (const month of months) {
        const recent = tonnes.get(month.toString()) ?? 0;
        const before = tonnes.get(month.subtract({ years: 1 }).toString()) ?? 0;
        expect(before, `${company} ${month.toString()}`).toBeGreaterThan(recent / 3);
        expect(before, `${company} ${month.toString()}`).toBeLessThan(recent * 3);
      }
    }
  });

  test("lie on working days of their sites, and are due five working days later", async () => {
    for (const order of orders) {
      const holidays = await holidaysAt(order);
      expect(isWorkingDay(order.desired_date, holidays), `${order.alias} ${order.desired_date}`).toBe(true);
      expect(order.latest_execution_date).toBe(addWorkingDays(order.desired_date, 5, holidays));
    }
  });

  test("were given early enough for their lead time", async () => {
    for (const order of orders.filter(isPersons)) {
      const isPlacement = order.container_action_id === containerAction.place;
      const leadTime = isPlacement ? order.placement_lead_time_days : order.lead_time_days;
      const given = Temporal.Instant.from(order.created_on);
      const earliest = earliestDesiredDate(given, leadTime, await holidaysAt(order));
      expect(order.desired_date >= earliest, `${order.order_number}`).toBe(true);
    }
  });

  test("ask for what is offered and for no more than there is", () => {
    for (const order of orders) expect(order.container_action_ids).toContain(order.container_action_id);
    const { place, purchase } = containerAction;
    const unbound = new Set<number>([place, purchase]);
    const bound = orders.filter(
      (order) => order.unit === "container" && order.status === 1 && !unbound.has(order.container_action_id),
    );
    expect(bound.filter((order) => order.amount > order.containers_on_site)).toEqual([]);
    const parts = orders.filter((order) => order.vehicle_parts);
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.filter((order) => order.amount < 20)).toEqual([]);
    for (const { amount, details } of parts) {
      const listed = [...details.matchAll(/(\d+) ×/g)].reduce((sum, [, count]) => sum + Number(count), 0);
      expect(listed, details).toBe(amount);
    }
  });

  test("are numbered as they were given, and new ones go on behind them", async () => {
    const given = orders.toSorted((one, other) => one.order_number - other.order_number);
    const moments = given.map((order) => order.created_on);
    expect(moments).toEqual(moments.toSorted());
    const { rows } = await sql<{ next: number }>`select nextval('order_numbers') as next`.execute(
      database.db,
    );
    expect(rows[0]?.next).toBe((given.at(-1)?.order_number ?? 0) + 1);
  });

  test("the log tells all that happened, in order, up to the status of today", async () => {
    const log = await database.db.selectFrom("order_log").selectAll().orderBy("id").execute();
    const byOrder = Map.groupBy(log, (entry) => entry.order_id);
    for (const order of orders) {
      const entries = byOrder.get(order.id) ?? [];
      expect(entries[0]?.change).toBe("created");
      expect(entries[0]?.changed_on).toBe(order.created_on);
      // Messages do not change the version of the order.
      expect(order.version).toBe(entries.filter(({ change }) => change !== "message").length);
      const moments = entries.map((entry) => Temporal.Instant.from(entry.changed_on).epochMilliseconds);
      expect(moments).toEqual(moments.toSorted((one, other) => one - other));
      expect(moments.at(-1)).toBeLessThanOrEqual(now.epochMilliseconds);
      const statuses = entries.flatMap((entry) => entry.new.orderStatusId ?? []);
      expect(statuses.at(-1)).toBe(order.status);
    }
    const changes = new Set(log.map((entry) => entry.change));
    expect(changes).toContain("edited");
    expect(changes).toContain("claim_closed");
    expect(changes).toContain("ticket_updated");
  });

  test("show something to do: disposals today, orders awaiting feedback, claims in work", () => {
    const open = ordersOf("Tiedemark").filter((order) => order.status === 1);
    const sitesToday = new Set(
      open.filter((order) => order.desired_date === today).map((order) => order.alias),
    );
    expect(sitesToday.size).toBeGreaterThanOrEqual(5);
    expect(open.filter((order) => order.desired_date < today).length).toBeGreaterThanOrEqual(4);
    const claimed = ordersOf("Tiedemark").filter((order) => order.status === 3);
    expect(
      claimed.filter((order) => order.claim !== null && order.claim.ticketNumber !== null).length,
    ).toBeGreaterThanOrEqual(2);
    expect(claimed.filter((order) => order.claim?.ticketNumber === null)).toHaveLength(1);
  });

  test("show proposed dates to be answered, at both companies and for an exchange too", () => {
    for (const [company, least] of [
      ["Tiedemark", 3],
      ["Hollerbeck", 1],
    ] as const) {
      const proposed = ordersOf(company).filter((order) => order.proposal !== null);
      expect(proposed.length).toBeGreaterThanOrEqual(least);
      for (const order of proposed) {
        const verdict = canAnswerProposal({ ...orderFacts(order), proposal: order.proposal }, now);
        expect(verdict.allowed, `${order.order_number}`).toBe(true);
      }
    }
    const actions = orders.filter(({ proposal }) => proposal).map((order) => order.container_action_id);
    expect(actions).toContain(containerAction.exchange);
    expect(actions.some((action) => action !== containerAction.exchange)).toBe(true);
  });

  test("have photos with claims and executions, small and readable", async () => {
    const claimed = ordersOf("Tiedemark").filter((order) => order.claim_photo_id !== null);
    const executed = ordersOf("Tiedemark").filter((order) => order.execution_photo_id !== null);
    expect(claimed.length).toBeGreaterThanOrEqual(2);
    expect(executed.length).toBeGreaterThanOrEqual(10);
    const kept = await database.db
      .selectFrom("files")
      .selectAll()
      .where("media_type", "=", "image/jpeg")
      .execute();
    for (const { content_hash, size_bytes } of kept) {
      expect(size_bytes).toBeLessThan(80_000);
      expect((await files.read(content_hash)).subarray(0, 3).toString("hex")).toBe("ffd8ff");
    }
  });

  test("say what became of everything that was weighed", () => {
    const weighed = orders.filter((order) => order.weight_kg !== null);
    expect(weighed.filter(({ treatment_code }) => !/^[RD]\d{1,2}$/.test(treatment_code))).toEqual([]);
    expect(new Set(weighed.map(({ treatment_code }) => treatment_code[0]))).toEqual(new Set(["R", "D"]));
  });

  test("carry weights where waste was taken away, and reasons where it was not", () => {
    const done = orders.filter((order) => order.status === 2 && order.executed_on !== null);
    expect(done.filter((order) => (order.weight_kg ?? 0) > 0).length).toBeGreaterThan(1_000);
    const failed = orders.filter((order) => order.status === 5);
    expect(failed.every((order) => order.failed_trip_reason !== "")).toBe(true);
    const cancelled = orders.filter((order) => order.status === 4);
    const reasons = new Set(cancelled.map((order) => order.cancellation?.cancelReasonId));
    // 9 is the reason of orders whose claim was closed as not fulfilled.
    expect(reasons).toEqual(new Set([1, 2, 8, 9]));
  });

  test("of a cycle come from the system, eight weeks ahead; one is planned by the provider", () => {
    const ofCycle = orders.filter((order) => order.cycle_day !== null);
    expect(ofCycle.every((order) => order.created_by === systemUser.system)).toBe(true);
    expect(ofCycle.some((order) => order.cycle_day === "2026-05-21")).toBe(true);
    expect(ofCycle.every((order) => (order.cycle_day ?? "") <= "2026-05-21")).toBe(true);
    expect(orders.filter((order) => isSystemCreated(orderFacts(order), today))).toHaveLength(1);
  });

  test("two were given together", () => {
    const grouped = orders.filter((order) => order.task_creation_group !== null);
    expect(grouped).toHaveLength(2);
    expect(
      new Set(grouped.map((order) => `${order.alias} ${order.created_on} ${order.created_by}`)).size,
    ).toBe(1);
  });
});

test("there are agreements of every type, one requested, some ended, changes asked for and accepted", async () => {
  const agreements = await database.db.selectFrom("agreements").selectAll().execute();
  const types = new Set(agreements.map((agreement) => agreement.agreement_type_id));
  expect(types).toEqual(new Set(Object.values(agreementType)));
  expect(agreements.filter((agreement) => agreement.status === "requested")).toHaveLength(1);
  expect(agreements.filter((agreement) => agreement.status === "ended")).toHaveLength(3);
  const unnumbered = agreements.filter((agreement) => agreement.agreement_number === null);
  expect(unnumbered.map(({ status }) => status)).toEqual(["requested"]);
  const changes = agreements.flatMap((agreement) => agreement.pending_change ?? []);
  expect(changes.map(({ effectiveOn }) => effectiveOn)).toEqual([null, "2026-03-27"]);
  const log = await database.db.selectFrom("agreement_log").select("change").orderBy("change").execute();
  expect(log.map(({ change }) => change)).toEqual([
    "change_accepted",
    "change_requested",
    "change_requested",
    "created",
  ]);
});

test("proofs of hazardous waste are there in each state, some are missing, and notes name them", async () => {
  const { rows: proofs } = await sql<{ kind: string; days: number; missing: number }>`
    select kind, valid_until - ${now.toString()}::date as days from proofs`.execute(database.db);
  expect(new Set(proofs.map(({ kind }) => kind))).toEqual(new Set(["individual", "collective"]));
  expect(proofs.some(({ days }) => days > 0 && days <= 30)).toBe(true);
  const { rows: notes } = await sql<{ kind: string }>`
    select distinct kind from order_notes where proof_id is not null`.execute(database.db);
  expect(notes.map(({ kind }) => kind).toSorted((a, b) => a.localeCompare(b))).toEqual([
    "consignment",
    "handover",
  ]);
});

test("offers are asked for in words and from the catalog, and one is answered", async () => {
  const inquiries = await database.db.selectFrom("inquiries").selectAll().orderBy("id").execute();
  expect(inquiries.map(({ answer }) => answer !== null)).toEqual([true, false, false]);
  expect(inquiries.map((inquiry) => inquiry.waste_type_id)).toEqual([null, 144, 131]);
});

test("open orders have prices, budgets and approvals are in several states, and a frame order has ended", async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select (select array_agg(distinct notified_percent order by notified_percent) from budgets) as budgets,
      (select array_agg(distinct state order by state) from approval_requests) as approvals,
      (select array_agg(distinct field order by field) from reference_entries) as charged,
      (select array_agg(ends_on < ${today} order by ends_on) from reference_entries
        where ends_on is not null) as "endedFrames",
      (select array_agg(distinct price ->> 'kind' order by price ->> 'kind') from order_prices) as prices
  `.execute(database.db);
  expect(rows).toEqual([
    {
      budgets: [0, 80, 100],
      approvals: ["declined", "waiting"],
      charged: ["costCentre", "customerOrderNumber", "project"],
      endedFrames: [true, false],
      prices: ["estimated", "per_tonne"],
    },
  ]);
});

test("the accounts sign in with the demo password and see the sites they should", async () => {
  const accounts = await database.db
    .selectFrom("users")
    .innerJoin("memberships", "memberships.user_id", "users.id")
    .select([
      "email",
      "password_hash",
      "initial_password",
      "permissions",
      "memberships.company_id",
      "users.id",
    ])
    .select((select) =>
      select
        .selectFrom("user_sites")
        .whereRef("user_sites.user_id", "=", "users.id")
        .whereRef("user_sites.company_id", "=", "memberships.company_id")
        .select((count) => count.fn.countAll<number>().as("sites"))
        .as("sites"),
    )
    .where("email", "like", "%@demo.example")
    .orderBy("memberships.company_id")
    .orderBy("users.id")
    .execute();
  const { defaultUser, agreementManager, orderManager, documentManager } = permission;
  const expected = [
    ["admin", 17, Object.values(permission)],
    ["auftrag", 2, [defaultUser, orderManager]],
    ["vertrag", 17, [defaultUser, agreementManager]],
    ["lesend", 1, [defaultUser]],
    ["belege", 17, [defaultUser, documentManager]],
    ["mehrfirmen", 17, [defaultUser, agreementManager, orderManager, permission.fileExportManager]],
    ["neu", 17, [defaultUser, orderManager]],
    ["freigabe", 17, [defaultUser, orderManager, permission.approver]],
    ["mehrfirmen", 120, [defaultUser, agreementManager, orderManager]],
    ["fremd", 120, Object.values(permission)],
  ];
  expect(
    accounts.map((account) => [account.email?.split("@")[0], account.sites, account.permissions]),
  ).toEqual(expected);
  expect(accounts.filter((account) => account.initial_password).map((account) => account.email)).toEqual([
    "neu@demo.example",
  ]);
  expect(await isPasswordCorrect(accounts[0]?.password_hash ?? null, demoPassword)).toBe(true);
});

test("a database that already has a company is left alone", async () => {
  const said: string[] = [];
  await seedDemo(database.db, { now, files, progress: (line) => said.push(line) });
  expect(said).toEqual([]);
  expect(await readOrders(database)).toEqual(orders);
});

test("the same moment gives the same rows", async () => {
  const other = await openDemo();
  try {
    const everything = async ({ db }: Database) =>
      JSON.stringify([
        await db.selectFrom("orders").selectAll().orderBy("id").execute(),
        await db.selectFrom("order_log").selectAll().orderBy("id").execute(),
        await db.selectFrom("agreements").selectAll().orderBy("id").execute(),
        await db.selectFrom("sites").selectAll().orderBy("id").execute(),
        await db.selectFrom("service_offers").selectAll().orderBy("id").execute(),
        await db.selectFrom("users").select(["id", "email"]).orderBy("id").execute(),
      ]);
    const [mine, others] = [await everything(database), await everything(other)];
    expect(mine.length).toBeGreaterThan(1_000_000);
    expect(mine === others).toBe(true);
  } finally {
    await other.close();
  }
});
