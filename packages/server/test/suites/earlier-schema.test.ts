import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate, migrateUntil } from "../../src/base/database/migrate.ts";
import { openEmptyTestDatabase } from "../portal/portal.ts";

/** An invoice whose lines are charged to different cost centres. */
const chargedInvoice = JSON.stringify({
  netAmount: 700,
  lines: ["4711", "SÜD-1", "4711"].map((costCentre) => ({
    description: "Fahrt",
    serviceDate: "2027-02-12",
    quantity: 1,
    unit: "piece",
    unitPrice: 100,
    netAmount: 100,
    vatRate: 19,
    costCentre,
  })),
});
const at = "2027-03-01T09:00:00Z";
let database: Awaited<ReturnType<typeof openEmptyTestDatabase>>;

/** Creates the schema before tables were renamed, with one row of everything that the renaming changes. */
beforeAll(async () => {
  database = await openEmptyTestDatabase();
  const { db } = database;
  await migrateUntil(db, "0021-live-groups");
  const site = { street: "Ring", house_number: "1", zip: "34123", city: "Kassel", land: "HE" };
  for (const statement of [
    sql`insert into companies (id, name, customer_number, created_at) overriding system value values (1, 'Früh', '1', ${at})`,
    sql`insert into users (id, email, first_name, last_name, sort_key, created_at) values (2, 'a@b.example', 'A', 'B', '', ${at})`,
    sql`insert into memberships (user_id, company_id, permissions, created_at) values (2, 1, '{11}', ${at})`,
    sql`insert into locations (id, company_id, alias, location_order_number, street, house_number, zip, city, land,
        sort_key, name_key, place_key, address_key, created_at, activated_at) overriding system value
      values (3, 1, 'Hof', 'W-3', ${site.street}, ${site.house_number}, ${site.zip}, ${site.city}, ${site.land},
        '', '', '', '', ${at}, ${at})`,
    sql`insert into user_locations (user_id, company_id, location_id) values (2, 1, 3)`,
    sql`insert into location_deactivations (company_id, location_id, deactivated_at, deactivated_by)
      values (1, 3, ${at}, 2)`,
    sql`insert into happenings (kind, company_id, location_id, subject_id, details, caused_by, happened_at)
      values ('site_deactivated', 1, 3, 3, '{"a": 1}', 2, ${at}), ('order_created', 1, 3, 4, '{}', 2, ${at})`,
    sql`insert into happening_marks (user_id, company_id, read_until, read_besides) values (2, 1, 0, '{2}')`,
    sql`insert into documents (id, company_id, location_id, type, number, date, month_of_service, search_numbers,
        retained_until, published_at) overriding system value
      values (5, 1, 3, 'invoice', 'R-1', '2027-03-01', '2027-03-01', 'r-1', '2036-01-01', ${at})`,
    sql`insert into documents (id, company_id, location_id, type, number, date, month_of_service, net_cents,
        corrects_id, search_numbers, retained_until, published_at) overriding system value
      select id, 1, 3, type, 'C-' || id, '2027-03-01', '2027-03-01', net_cents, corrects_id, '', '2036-01-01', ${at}
      from (values (6, 'credit_note', 500, 5), (7, 'cancellation_credit_note', 500, 6), (8, 'invoice', 900, null),
        (9, 'cancellation_invoice', 900, 8), (10, 'cancellation_invoice', -900, 8), (11, 'credit_note', -1, 8)
      ) as earlier (id, type, net_cents, corrects_id)`,
    sql`insert into documents (id, company_id, location_id, type, number, date, month_of_service, net_cents, invoice,
        search_numbers, retained_until, published_at) overriding system value
      values (12, 1, 3, 'invoice', 'R-12', '2027-03-01', '2027-03-01', 700, ${chargedInvoice}, 'r-12', '2036-01-01',
        ${at})`,
    sql`insert into documents_to_draw (document_id) values (5)`,
    sql`insert into link_requests (kind, email, requested_at, address) values ('reset', 'a@b.example', ${at}, '::1')`,
    sql`insert into webhooks (handle, secret_hash, url, internal, event_types, delivered_until, due_at, created_at,
        given_up_at)
      values ('h', '', 'https://a.example', false, '{}', 0, ${at}, ${at}, ${at})`,
    sql`update feed_state set forgotten_until = 7, last_position = 8`,
    sql`insert into feed_events (position, type, subject_id, occurred_at, caused_by, changed, state)
      values (8, 'agreement.changed', 6, ${at}, 2, '{"old": {}, "new": {}}',
        '{"id": 6, "location_id": 3, "cycle_made_until": "2027-06-01"}')`,
    sql`insert into outbox_mails (id, kind, cause, recipient_id, recipient_email, data, created_at, due_at)
      values (gen_random_uuid(), 'location_deactivated', 'site 3', 2, 'a@b.example',
        '{"locationId": 3, "site": "Hof"}', ${at}, ${at})`,
    sql`insert into exports (company_id, user_id, kind, query, language, requested_at, due_at, location_ids)
      values (1, 2, 'orders', '{"serviceLocationId": 3}', 'de', ${at}, ${at}, '{3}')`,
  ]) {
    await statement.execute(db);
  }
  await migrate(db);
});
afterAll(() => database.close());

test("amounts of earlier documents have the sign of what they do to the account, and stay protected", async () => {
  const { db } = database;
  const rows = await db
    .selectFrom("documents")
    .select(["id", "net_cents"])
    .where("net_cents", "is not", null)
    .orderBy("id")
    .execute();
  expect(rows.map(({ id, net_cents }) => [id, net_cents])).toEqual([
    [6, -500],
    [7, 500],
    [8, 900],
    [9, -900],
    [10, -900],
    [11, -1],
    [12, 700],
  ]);
  await expect(db.updateTable("documents").set({ net_cents: 1 }).execute()).rejects.toThrow("is kept until");
});

test("earlier documents are found by what their lines are charged to", async () => {
  const found = await database.db
    .selectFrom("documents")
    .select("search_numbers")
    .where("id", "in", [5, 12])
    .orderBy("id")
    .execute();
  expect(found).toEqual([{ search_numbers: "r-1" }, { search_numbers: "r-12\n4711\nsud-1" }]);
});

test("what an earlier version wrote is there under the new names", async () => {
  const { db } = database;
  const read = {
    sites: await db.selectFrom("sites").select(["id", "site_order_number"]).execute(),
    assigned: await db.selectFrom("user_sites").select(["user_id", "site_id"]).execute(),
    deactivated: await db.selectFrom("site_deactivations").select("site_id").execute(),
    notifications: await db
      .selectFrom("notifications")
      .select(["id", "site_id", "details", "occurred_at"])
      .orderBy("id")
      .execute(),
    reads: await db.selectFrom("notification_reads").select(["read_until", "read_ids"]).execute(),
    queue: await db.selectFrom("document_render_queue").select("document_id").execute(),
    requests: await db.selectFrom("link_requests").select("email").execute(),
    webhooks: await db.selectFrom("webhooks").select("suspended_at").execute(),
    feed: await db.selectFrom("feed_state").select("deleted_until").execute(),
    events: await db.selectFrom("feed_events").select("state").execute(),
    mails: await db.selectFrom("outbox_mails").select("data").execute(),
    exports: await db.selectFrom("exports").select(["query", "site_ids"]).execute(),
  };
  const occurred = "2027-03-01T09:00:00.000Z";
  expect(read).toEqual({
    sites: [{ id: 3, site_order_number: "W-3" }],
    assigned: [{ user_id: 2, site_id: 3 }],
    deactivated: [{ site_id: 3 }],
    notifications: [
      { id: 1, site_id: 3, details: { a: 1 }, occurred_at: occurred },
      { id: 2, site_id: 3, details: {}, occurred_at: occurred },
    ],
    reads: [{ read_until: 0, read_ids: [2] }],
    queue: [{ document_id: 5 }],
    requests: [{ email: "a@b.example" }],
    webhooks: [{ suspended_at: occurred }],
    feed: [{ deleted_until: 7 }],
    events: [{ state: { id: 6, site_id: 3, cycle_orders_until: "2027-06-01" } }],
    mails: [{ data: { siteId: 3, site: "Hof" } }],
    exports: [{ query: { serviceLocationId: 3 }, site_ids: [3] }],
  });
});

test("numbers go on where they were, and triggers still notify", async () => {
  const { db } = database;
  const written = await db
    .insertInto("notifications")
    .values({
      kind: "order_created",
      company_id: 1,
      site_id: 3,
      user_id: null,
      subject_id: 4,
      details: "{}",
      caused_by: 2,
      occurred_at: at,
    })
    .returning("id")
    .execute();
  expect(written).toEqual([{ id: 3 }]);
  await db.updateTable("sites").set({ alias: "Werkhof" }).where("id", "=", 3).execute();
  await db.updateTable("companies").set({ name: "Spät" }).where("id", "=", 1).execute();
});

test("no former name is left in the schema", async () => {
  const { rows } = await sql<{ name: string }>`
    with names as (
      select relname as name from pg_class where relnamespace = current_schema()::regnamespace
      union select attname from pg_attribute join pg_class on pg_class.oid = attrelid
        where relnamespace = current_schema()::regnamespace and relkind = 'r' and not attisdropped
      union select conname from pg_constraint where connamespace = current_schema()::regnamespace
      union select tgname from pg_trigger where not tgisinternal
      union select proname from pg_proc where pronamespace = current_schema()::regnamespace
    )
    select name from names
    where name ~ 'location|happen|tell_|besides|to_draw|given_up|forgotten|made_until' order by name`.execute(
    database.db,
  );
  expect(rows).toEqual([]);
});
