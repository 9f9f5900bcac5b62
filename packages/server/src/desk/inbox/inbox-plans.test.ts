import { deskLists, deskPageSize } from "@kreislauf/contract/desk";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { explain, vacuumTable } from "../../../test/assertions/query-plans.ts";
import { createTestStaff, type TestStaff } from "../../../test/factories/staff.ts";
import { openLargePortal } from "../../../test/portal/large-portal.ts";
import type { TestPortal } from "../../../test/portal/portal.ts";

const minutes = 60_000;

let portal: TestPortal;
let staff: TestStaff;
beforeAll(async () => {
  portal = await openLargePortal(10_000);
  staff = await createTestStaff(portal);
  // Opens the newest fifth of the orders, a third of them confirmed, so that the desk's lists are long.
  await sql`select set_config('kreislauf.writes_history', 'on', false)`.execute(portal.database.db);
  await sql`update orders set status = 1, executed_on = null, claim = null, cancellation = null, finished_on = null,
    proposal = null, confirmed_date = case when id % 3 = 0 then desired_date end
    where id in (select id from orders order by id desc limit 2000)`.execute(portal.database.db);
  await vacuumTable(portal, "orders");
  await sql`analyze orders`.execute(portal.database.db);
}, 4 * minutes);
afterAll(() => portal.close());

const paths = [
  ...deskLists.map((phase) => `/orders?phase=${phase}`),
  ...deskLists.map((phase) => `/orders?phase=${phase}&sort=latest`),
  "/orders?phase=new&land=HE",
  "/orders?phase=new&companyId=2",
  "/orders?phase=confirmed&wasteTypeId=101&land=HE",
  "/orders?phase=new&from=2027-03-01&to=2027-03-05",
  "/orders?phase=confirmed&offset=500",
  "/orders?search=kassel",
  "/orders?search=altholz%20kassel",
  "/orders?search=ka",
  "/orders?search=nirgends",
  "/orders?phase=question&search=kassel",
  "/claims?state=open",
  "/claims?state=answered",
  "/claims?state=closed",
  "/news?after=100",
  "/waiting",
];

test.each(paths)("%s reads no whole table of orders", async (path) => {
  const statements = await portal.statementsOf(async () => {
    const answer = await portal.call({ path: `/desk/v1${path}`, token: staff.token });
    expect(answer.statusCode).toBe(200);
  });
  const aboutOrders = statements.filter(({ sql: text }) => /\border(s|_log)\b/.test(text));
  expect(aboutOrders.length).toBeGreaterThan(0);
  for (const statement of aboutOrders)
    expect(await explain(portal, statement)).not.toMatch(/Seq Scan on order(s|_log)\b/);
});

/** Finds the first orders of the phase "new" without an index, by searching all texts of each order. */
async function readEachOrder(words: readonly string[]): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select orders.id from orders
      join sites on sites.id = site_id
      join companies on companies.id = orders.company_id
      join waste_types on waste_types.id = waste_type_id
    where status = 1 and executed_on is null and confirmed_date is null and ${sql.join(
      words.map(
        (
          word,
        ) => sql`concat_ws(' ', order_number, customer_order_number, details, orders.disposer, ticket_number,
          waste_types.sort_key, sites.sort_key, sites.disposer, sites.zip, companies.name, companies.customer_number)
          ilike ${`%${word}%`}`,
      ),
      sql` and `,
    )}
    order by desired_date, orders.id limit ${deskPageSize}`.execute(portal.database.db);
  return rows.map(({ id }) => id);
}

test("rare and frequent words find what reading each order finds", async () => {
  await sql`update orders set status = 1, executed_on = null, claim = null, cancellation = null, finished_on = null,
    proposal = null, confirmed_date = null`.execute(portal.database.db);
  for (const words of [
    ["kassel"],
    ["entsorgung", "kassel"],
    ["nirgends"],
    ["entsorgung"],
    ["e"],
    ["1", "kassel"],
  ]) {
    const answer = await portal.call({
      path: `/desk/v1/orders?phase=new&search=${words.join("%20")}`,
      token: staff.token,
    });
    const { orders } = answer.json<{ orders: { id: number }[] }>();
    const expected = await readEachOrder(words);
    expect(expected.length > 0, words.join(" ")).toBe(words[0] !== "nirgends");
    expect(
      orders.map(({ id }) => id),
      words.join(" "),
    ).toEqual(expected);
  }
});
