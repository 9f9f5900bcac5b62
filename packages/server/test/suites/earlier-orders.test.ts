import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate, migrateUntil } from "../../src/base/database/migrate.ts";
import { openEmptyTestDatabase } from "../portal/portal.ts";

const at = "2027-03-01T09:00:00Z";
/** An invoice whose first line names the order with number 12, and whose second line names none. */
const chargedInvoice = JSON.stringify({
  netAmount: 200,
  lines: ["12", null].map((orderNumber) => ({
    description: "Fahrt",
    serviceDate: "2027-02-12",
    quantity: 1,
    unit: "piece",
    unitPrice: 100,
    netAmount: 100,
    vatRate: 19,
    orderNumber,
  })),
});
let database: Awaited<ReturnType<typeof openEmptyTestDatabase>>;

/**
 * Inserts orders of an earlier schema, in which a claim closed as not fulfilled left no cancellation data and second
 * trips did not name the first order.
 */
beforeAll(async () => {
  database = await openEmptyTestDatabase();
  const { db } = database;
  await migrateUntil(db, "0023-table-names");
  const closing = (reason: number) => sql`${JSON.stringify({ orderStatusId: 4, closeReasonId: reason })}`;
  const order = (id: number, status: number, cancellation: string | null) => sql`
    insert into orders (id, company_id, site_id, agreement_id, order_number, status, waste_type_id, container_type_id,
      agreement_type_id, container_action_id, amount, desired_date, latest_execution_date, order_date, created_on,
      created_by, cancellation, finished_on, version) overriding system value
    values (${id}, 1, 3, 6, ${id}, ${status}, 101, 203, 3, 4, 1, '2027-02-22', '2027-03-01', '2027-02-01', ${at},
      2, ${cancellation}, ${at}, 3)`;
  for (const statement of [
    sql`insert into companies (id, name, customer_number, created_at) overriding system value values (1, 'Früh', '1', ${at})`,
    sql`insert into users (id, email, first_name, last_name, sort_key, created_at)
      values (2, 'a@b.example', 'Jana', 'Petersen', '', ${at})`,
    sql`insert into sites (id, company_id, alias, street, house_number, zip, city, land, sort_key, name_key, place_key,
        address_key, created_at, activated_at) overriding system value
      values (3, 1, 'Hof', 'Ring', '1', '34123', 'Kassel', 'HE', '', '', '', '', ${at}, ${at})`,
    sql`insert into waste_types (id, description, sort_key, avv_code, hazardous) values (101, 'Altholz', '', '170201', false)`,
    sql`insert into container_types (id, type, sort_key, size, drawing) values (203, 'Umleerbehälter', '', '', 'bin')`,
    sql`insert into service_offers (id, waste_type_id, container_type_id, agreement_type_id, container_action_ids, unit)
      overriding system value values (4, 101, 203, 3, '{4}', 'container')`,
    sql`insert into agreements (id, company_id, site_id, offer_id, agreement_type_id, waste_type_id, container_type_id,
        status, containers_on_site, created_on) overriding system value
      values (6, 1, 3, 4, 3, 101, 203, 'active', 1, ${at})`,
    order(11, 4, null),
    order(12, 4, '{"cancelledOn": "2027-02-20T09:00:00Z", "cancelReasonId": 2}'),
    order(13, 2, null),
    ...[14, 15, 16].map((id) => order(id, 3, null)),
    sql`update orders set claim = '{"claimedOn": "2027-02-23T09:00:00Z"}' where id in (14, 15)`,
    sql`update orders set status = 1, created_by = 95, details = 'Zweite Fahrt zu Auftrag 15, Ticket T-1, ohne Berechnung'
      where id = 16`,
    sql`insert into order_log (order_id, changed_on, changed_by, change, old, new)
      values (11, ${at}, 2, 'claim_closed', '{"orderStatusId": 3}', ${closing(3)}),
        (12, ${at}, 2, 'cancelled', '{"orderStatusId": 1}', '{"orderStatusId": 4, "cancelReasonId": 2}'),
        (13, ${at}, 2, 'claim_closed', '{"orderStatusId": 3}', ${closing(2)})`,
    sql`insert into documents (id, company_id, site_id, type, number, date, month_of_service, net_cents, order_id,
        corrects_id, invoice, search_numbers, retained_until, published_at) overriding system value
      values (21, 1, 3, 'invoice', 'R-1', '2027-03-01', '2027-03-01', 200, 11, null, ${chargedInvoice}, '',
          '2036-01-01', ${at}),
        (22, 1, 3, 'credit_note', 'G-1', '2027-03-01', '2027-03-01', -200, null, 21, ${chargedInvoice}, '',
          '2036-01-01', ${at}),
        (23, 1, 3, 'cancellation_credit_note', 'S-1', '2027-03-01', '2027-03-01', 200, null, 22, ${chargedInvoice}, '',
          '2036-01-01', ${at})`,
  ]) {
    await statement.execute(db);
  }
  await migrate(db);
});
afterAll(() => database.close());

const closed = { orderStatusId: 4, closeReasonId: 3, cancelReasonId: 9, cause: "claim_not_fulfilled" };
const cancellation = {
  cancelledOn: "2027-03-01T09:00:00.000Z",
  cancelledBy: { id: 2, name: "Jana Petersen" },
  cancelReasonId: 9,
  reason: null,
  cause: "claim_not_fulfilled",
};

test("an order that a claim closed as not fulfilled had cancelled says when, by whom and why", async () => {
  const orders = await database.db
    .selectFrom("orders")
    .select(["id", "cancellation", "version"])
    .orderBy("id")
    .execute();
  expect(orders).toEqual([
    { id: 11, cancellation, version: 3 },
    { id: 12, cancellation: { cancelledOn: "2027-02-20T09:00:00Z", cancelReasonId: 2 }, version: 3 },
    ...[13, 14, 15, 16].map((id) => ({ id, cancellation: null, version: 3 })),
  ]);
});

test("a second trip names the order in whose place it is made", async () => {
  const trips = await database.db
    .selectFrom("orders")
    .select(["id", "repeats_order_id"])
    .where("repeats_order_id", "is not", null)
    .execute();
  expect(trips).toEqual([{ id: 16, repeats_order_id: 15 }]);
});

test("lines of earlier invoices are of the order that their document names, or the one that it corrects", async () => {
  const lines = await database.db
    .selectFrom("invoice_lines")
    .select(["document_id", "order_number", "has_order_of_document"])
    .orderBy("document_id")
    .orderBy("position")
    .execute();
  expect(lines.map((line) => Object.values(line))).toEqual(
    [21, 22, 23].flatMap((id) => [
      [id, "12", false],
      [id, "11", true],
    ]),
  );
});

test("its log and the events that are kept say so too", async () => {
  const { db } = database;
  const log = await db.selectFrom("order_log").select("new").orderBy("id").execute();
  expect(log.map(({ new: after }) => after)).toEqual([
    closed,
    { orderStatusId: 4, cancelReasonId: 2 },
    { orderStatusId: 4, closeReasonId: 2 },
  ]);
  const events = await db.selectFrom("feed_events").select(["changed", "state"]).orderBy("id").execute();
  expect(events[0]).toMatchObject({ changed: { new: closed }, state: { id: 11, cancellation } });
  expect(events[2]).toMatchObject({ state: { id: 13, cancellation: null } });
});
