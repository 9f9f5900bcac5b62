import { berlinDate, isWeekend, weekdayOf } from "@kreislauf/contract/base";
import { containerAction } from "@kreislauf/contract/catalog";
import { siteLabel } from "@kreislauf/contract/sites";
import { latestExecutionDate, orderStatus, orderStatusIds, type OrderList } from "@kreislauf/contract/orders";
import type { SignedIn } from "@kreislauf/contract/session";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Db } from "../../base/database/database.ts";
import { sortKey } from "../../base/database/sort-key.ts";
import { openTestDatabase, openTestPortal, type TestPortal } from "../../../test/portal/portal.ts";
import { demoPassword } from "../demo/content/demo-people.ts";
import { largeScale } from "./large-scale.ts";
import { seedLarge } from "./seed-large.ts";
import { largeAccounts } from "./write-large-companies.ts";

const orderCount = 2_000;
const said: string[] = [];

let portal: TestPortal;
let db: Db;
beforeAll(async () => {
  portal = await openTestPortal();
  ({ db } = portal.database);
  await seedLarge(db, orderCount, { now: portal.now(), progress: (line) => said.push(line) });
});
afterAll(() => portal.close());

const count = async (table: "companies" | "sites" | "orders" | "agreements") =>
  (
    await db
      .selectFrom(table)
      .select((select) => select.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow()
  ).count;

const readOrders = () =>
  db
    .selectFrom("orders")
    .innerJoin("agreements", "agreements.id", "orders.agreement_id")
    .innerJoin("service_offers", "service_offers.id", "agreements.offer_id")
    .selectAll("orders")
    .select([
      "agreements.company_id as agreed_company",
      "agreements.site_id as agreed_location",
      "agreements.waste_type_id as agreed_waste",
      "agreements.container_type_id as agreed_container",
      "containers_on_site",
      "container_action_ids",
      "unit",
      "min_amount",
      "vehicle_parts",
    ])
    .orderBy("orders.id")
    .execute();

test("the full size is the one the specification names", () => {
  expect(largeScale(1_000_000)).toMatchObject({
    companies: 10_000,
    sites: 50_000,
    bigCompanySites: 500,
  });
});

test("a smaller number of orders brings the rest in proportion", async () => {
  expect(await count("orders")).toBe(orderCount);
  expect(await count("companies")).toBe(orderCount / 100);
  expect(await count("sites")).toBe(orderCount / 20);
  expect(await count("agreements")).toBe((orderCount / 20) * 3);
});

test("the smallest number still makes a portal", async () => {
  const small = await openTestDatabase();
  await seedLarge(small.db, 1, { now: portal.now(), progress: () => undefined });
  expect(await small.db.selectFrom("orders").select("company_id").execute()).toHaveLength(1);
  await small.close();
});

describe("orders", () => {
  test("stand on an agreement of their company and site, for what it is about", async () => {
    for (const order of await readOrders()) {
      expect(order).toMatchObject({
        company_id: order.agreed_company,
        site_id: order.agreed_location,
        waste_type_id: order.agreed_waste,
        container_type_id: order.agreed_container,
      });
      expect(order.container_action_ids).toContain(order.container_action_id);
      expect([containerAction.place, containerAction.remove]).not.toContain(order.container_action_id);
      const [least, most] =
        order.unit === "piece" ? [order.min_amount, Infinity] : [1, order.containers_on_site];
      expect(order.amount).toBeGreaterThanOrEqual(least);
      expect(order.amount).toBeLessThanOrEqual(most);
      expect(order.vehicle_parts).toBe(order.details.includes("×"));
    }
  });

  test("were given in the two years before now, for a working day after", async () => {
    const now = portal.now().toString();
    for (const order of await readOrders()) {
      expect(order.created_on < now).toBe(true);
      expect(order.order_date).toBe(berlinDate(Temporal.Instant.from(order.created_on)));
      expect(order.desired_date > order.order_date).toBe(true);
      expect(isWeekend(order.desired_date)).toBe(false);
      expect(weekdayOf(order.latest_execution_date)).toBe(weekdayOf(order.desired_date));
      expect(order.latest_execution_date).toBe(latestExecutionDate(order.desired_date, new Set()));
    }
  });

  test("ended as their status says, never in the future", async () => {
    const orders = await readOrders();
    const today = berlinDate(portal.now());
    expect(new Set(orders.map((order) => order.status))).toEqual(new Set(orderStatusIds));
    for (const order of orders) {
      const { status } = order;
      const mayBeAhead = status === orderStatus.open || status === orderStatus.cancelled;
      expect(mayBeAhead || order.desired_date < today).toBe(true);
      expect(order.claim === null).toBe(status !== orderStatus.claimed);
      expect(order.cancellation === null).toBe(status !== orderStatus.cancelled);
      expect(order.failed_trip_reason === "").toBe(status !== orderStatus.failedTrip);
      const hasEnded = status !== orderStatus.open && status !== orderStatus.claimed;
      expect(order.finished_on !== null).toBe(hasEnded);
      expect((order.finished_on ?? order.created_on) <= portal.now().toString()).toBe(true);
    }
    expect(orders.some((order) => order.status === orderStatus.open && order.desired_date < today)).toBe(
      true,
    );
  });

  test("have the log of their life, and the next one gets a number of its own", async () => {
    const { rows } = await sql<{ changes: string; status: number }>`
      select status, string_agg(change, ' ' order by order_log.id) as changes from orders
      left join order_log on order_log.order_id = orders.id group by orders.id`.execute(db);
    const expected: Readonly<Record<number, string>> = {
      [orderStatus.open]: "created",
      [orderStatus.done]: "created done",
      [orderStatus.claimed]: "created claimed",
      [orderStatus.cancelled]: "created cancelled",
      [orderStatus.failedTrip]: "created failed_trip",
    };
    for (const { status, changes } of rows) expect(changes).toBe(expected[status]);
    const next = await sql<{ number: number; last: number }>`
      select nextval('order_numbers') as number, (select max(order_number) from orders) as last`.execute(db);
    expect(next.rows[0]?.number).toBe((next.rows[0]?.last ?? 0) + 1);
  });
});

test("sites sort by the label they are shown with", async () => {
  for (const site of await db.selectFrom("sites").selectAll().execute()) {
    const label = siteLabel({
      ...site,
      locationOrderNumber: site.site_order_number,
      houseNumber: site.house_number,
    });
    expect(site.sort_key).toBe(sortKey(label));
  }
});

async function listOrders(email: string, query: string): Promise<OrderList> {
  const body = { email, password: demoPassword };
  const signedIn = await portal.call({ method: "POST", path: "/auth/login/credentials", body });
  const { accessToken } = signedIn.json<SignedIn>();
  const path = `/service-location/all/orders?${query}`;
  const answer = await portal.call({ path, token: accessToken });
  expect(answer.statusCode).toBe(200);
  return answer.json<OrderList>();
}

test("the named accounts sign in and see their company's orders, whatever became of them", async () => {
  const { total: bigOrders = 0 } = await listOrders(largeAccounts.big, "");
  expect(bigOrders).toBe(orderCount / 10);
  for (const status of orderStatusIds) await listOrders(largeAccounts.big, `status=${status}&amount=100`);
  const { total } = await listOrders(largeAccounts.ordinary, "");
  expect(total).toBeGreaterThan(50);
  expect(total).toBeLessThan(bigOrders);
  expect((await listOrders(largeAccounts.colleague, "")).total).toBe(bigOrders);
});

test("a filled database is left as it is, and the same moment gives the same rows", async () => {
  await seedLarge(db, orderCount, { now: portal.now(), progress: () => undefined });
  expect(await count("orders")).toBe(orderCount);

  const other = await openTestDatabase();
  await seedLarge(other.db, orderCount, { now: portal.now(), progress: () => undefined });
  const rows = await db.selectFrom("orders").selectAll().orderBy("id").execute();
  expect(await other.db.selectFrom("orders").selectAll().orderBy("id").execute()).toEqual(rows);
  await other.close();
});

test("whoever waits is told how far it is", () => {
  expect(said).toContain("Large: 2,000 of 2,000 orders");
  expect(said.at(-1)).toBe("Large: ready");
});
