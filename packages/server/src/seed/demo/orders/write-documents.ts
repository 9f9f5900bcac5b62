import { addDays, berlinDate, type BerlinDate, permission, startOfBerlinDay } from "@kreislauf/contract/base";
import { canPublish, type DocumentPublication, retainedUntil } from "@kreislauf/contract/documents";
import { sql } from "kysely";
import { batches } from "../../../base/database/batches.ts";
import type { Db } from "../../../base/database/database.ts";
import {
  withCustomerReferences,
  withOrderReferences,
} from "../../../documents/publishing/customer-references.ts";
import { searchNumbers } from "../../../documents/publishing/search-numbers.ts";
import { documentsNotification } from "../../../documents/publishing/notify-documents-published.ts";
import { type DemoCompanyKey, demoCompanies } from "../content/demo-companies.ts";
import type { BilledOrder } from "./document-prices.ts";
import { simulateDocuments, monthsOfDocuments } from "./simulate-documents.ts";
import type { WrittenSites } from "../companies/write-companies.ts";
import type { DemoNotification } from "./write-notifications.ts";

/** Number of unread documents per person and type. */
const unseenPerType = 2;
const publishedAtHour = 6;
/** Documents of this many past days get their files before anybody asks for them; older files are made on request. */
const drawnAheadDays = 40;
const firstNumbers = { LN: 880_000, RE: 3_000, GS: 400, ST: 100 };

interface Writing {
  readonly db: Db;
  readonly now: Temporal.Instant;
  readonly sites: ReadonlyMap<number, Customers>;
  readonly orders: ReadonlyMap<string, BilledOrder>;
  /** Ids of the documents written so far, by number. */
  readonly ids: Map<string, number>;
}
type Customers = Parameters<typeof withCustomerReferences>[1]["site"];
type Draft = Omit<DocumentPublication, "file">;

/**
 * Writes the invoices and receipts for the demo's orders; returns their number and the notifications about them.
 * Their files are created while the portal runs.
 */
export async function writeDocuments(
  db: Db,
  sites: WrittenSites,
  now: Temporal.Instant,
): Promise<{ readonly count: number; readonly notifications: readonly DemoNotification[] }> {
  const today = berlinDate(now);
  const numbers = { ...firstNumbers };
  const next = (prefix: keyof typeof firstNumbers, date: BerlinDate) => {
    numbers[prefix] += 1;
    return prefix === "LN"
      ? `LN-${numbers.LN}`
      : `${prefix}-${date.slice(0, 4)}-${String(numbers[prefix]).padStart(5, "0")}`;
  };
  let count = 0;
  const notifications: DemoNotification[] = [];
  for (const key of Object.keys(demoCompanies) as DemoCompanyKey[]) {
    const companyId = sites[key].values().next().value?.companyId ?? 0;
    const orders = await readOrders(db, companyId, monthStart(today, monthsOfDocuments[key]));
    const simulated = simulateDocuments(orders, { key, company: demoCompanies[key], today, next });
    const writing: Writing = {
      db,
      now,
      sites: await readSites(db, companyId),
      orders: new Map(orders.map((order) => [String(order.order_number), order])),
      ids: new Map(),
    };
    const receipts = simulated.receipts.map(([, draft]) => draft);
    for (const drafts of [
      receipts,
      simulated.invoices,
      simulated.corrections.slice(0, -1),
      simulated.corrections.slice(-1),
    ]) {
      await write(writing, companyId, drafts);
    }
    notifications.push(...(await markUnseen(db, companyId)));
    count += writing.ids.size;
  }
  await sql`
    insert into document_render_queue (document_id, due_at)
    select id, ${now.toString()}::timestamptz from documents where date > ${addDays(today, -drawnAheadDays)}`.execute(
    db,
  );
  return { count, notifications };
}

const monthStart = (today: BerlinDate, monthsBack: number): BerlinDate =>
  Temporal.PlainDate.from(today).with({ day: 1 }).subtract({ months: monthsBack }).toString();

const readOrders = (db: Db, companyId: number, from: BerlinDate): Promise<BilledOrder[]> =>
  db
    .selectFrom("orders")
    .innerJoin("waste_types", "waste_types.id", "orders.waste_type_id")
    .innerJoin("container_types", "container_types.id", "orders.container_type_id")
    .innerJoin("agreements", "agreements.id", "orders.agreement_id")
    .innerJoin("service_offers", "service_offers.id", "agreements.offer_id")
    .select([
      "orders.id",
      "order_number",
      "customer_order_number",
      "cost_centre",
      "project",
      "orders.company_id",
      "orders.site_id",
      "amount",
    ])
    .select("service_offers.unit as offer_unit")
    .select(["container_action_id", "weight_kg", "treatment_code", "disposer", "orders.waste_type_id"])
    .select(["waste_types.description as waste", "avv_code", "hazardous"])
    .select(["container_types.type as container", "container_types.drawing"])
    .select(sql<string>`orders.executed_on`.as("executed_on"))
    .where("orders.company_id", "=", companyId)
    .where("executed_on", ">=", from)
    .orderBy("executed_on")
    .orderBy("orders.id")
    .execute();

async function readSites(db: Db, companyId: number): Promise<Map<number, Customers>> {
  const rows = await db
    .selectFrom("sites")
    .select(["id", "site_order_number", "order_numbers"])
    .where("company_id", "=", companyId)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function write(writing: Writing, companyId: number, drafts: readonly Draft[]): Promise<void> {
  const { db, ids } = writing;
  for (const batch of batches(drafts)) {
    const written = await db
      .insertInto("documents")
      .values(batch.map((draft) => rowOf(writing, companyId, draft)))
      .returning(["id", "number"])
      .execute();
    for (const { id, number } of written) ids.set(number, id);
  }
  const children = drafts.flatMap((draft) =>
    draft.serviceReceiptNumbers.map((number) => ({
      parent_id: ids.get(draft.number) as number,
      child_id: ids.get(number) as number,
    })),
  );
  for (const batch of batches(children, 5_000))
    await db.insertInto("document_children").values(batch).execute();
}

function rowOf({ now, sites, orders, ids }: Writing, companyId: number, draft: Draft) {
  const verdict = canPublish({ ...draft, file: null });
  if (!verdict.allowed) throw new Error(`The demo may not publish ${draft.number}: ${verdict.reason}.`);
  const site = sites.get(draft.serviceLocationId) as Customers;
  const order = draft.orderNumber === null ? undefined : orders.get(draft.orderNumber);
  const invoice =
    draft.invoice && withCustomerReferences(draft.invoice, { site, order, ordersOfLines: orders });
  const receipt = draft.receipt && withOrderReferences(draft.receipt, order);
  const lineOrders = (draft.invoice?.lines ?? []).flatMap((line) => line.orderNumber ?? []);
  const morning = startOfBerlinDay(draft.date).add({ hours: publishedAtHour });
  const [only] = draft.serviceReceiptNumbers;
  return {
    company_id: companyId,
    site_id: draft.serviceLocationId,
    type: draft.type,
    number: draft.number,
    date: draft.date,
    month_of_service: `${draft.monthOfService}-01`,
    net_cents: invoice?.netAmount ?? null,
    service_receipt_number:
      draft.type === "service_receipt"
        ? draft.number
        : draft.serviceReceiptNumbers.length === 1
          ? (only ?? null)
          : null,
    order_id: order?.id ?? null,
    corrects_id: draft.correctsNumber === null ? null : (ids.get(draft.correctsNumber) ?? null),
    search_numbers: searchNumbers({
      publication: { ...draft, invoice, receipt },
      order,
      children: [...new Set(lineOrders)].map((number) => ({ order_number: Number(number) })),
    }),
    invoice: invoice && JSON.stringify(invoice),
    receipt: receipt && JSON.stringify(receipt),
    retained_until: retainedUntil(draft.date),
    published_at: (Temporal.Instant.compare(morning, now) < 0 ? morning : now).toString(),
  };
}

/** Marks the newest documents as unread for people who manage documents. */
async function markUnseen(db: Db, companyId: number): Promise<DemoNotification[]> {
  const newest = await db
    .selectFrom("documents")
    .select(["id", "company_id", "site_id", "number", "type", "published_at"])
    .where("id", "in", (query) =>
      query
        .selectFrom(
          sql<{ id: number; place: number }>`(
            select id, row_number() over (partition by type order by date desc, id desc) as place
            from documents where company_id = ${companyId} and type in ('invoice', 'service_receipt'))`.as(
            "ranked",
          ),
        )
        .select("ranked.id")
        .where("place", "<=", unseenPerType),
    )
    .orderBy("id")
    .execute();
  await sql`
    insert into unseen_documents (user_id, company_id, document_id)
    select memberships.user_id, memberships.company_id, documents.id
    from memberships
    join documents on documents.id = any (${newest.map(({ id }) => id)})
    join user_sites on user_sites.user_id = memberships.user_id
      and user_sites.company_id = memberships.company_id and user_sites.site_id = documents.site_id
    where memberships.company_id = ${companyId} and ${permission.documentManager} = any (memberships.permissions)`.execute(
    db,
  );
  return newest.map((document) => ({
    at: Temporal.Instant.from(document.published_at),
    notification: documentsNotification([document]),
  }));
}
