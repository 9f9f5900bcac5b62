import { addDays, berlinDate } from "@kreislauf/contract/base";
import { orderStatus } from "@kreislauf/contract/orders";
import { systemUser } from "@kreislauf/contract/users";
import { sql } from "kysely";
import type { Db } from "../../base/database/database.ts";
import type { BilledOrder } from "../demo/orders/document-prices.ts";
import { ticketStatus } from "../demo/content/order-phrases.ts";

/** What the demo's disposer decides by: the demo's database and the current time. */
export interface DisposerContext {
  readonly db: Db;
  readonly now: Temporal.Instant;
}

/** Maximum number of rows of one kind that are loaded per call. */
const batchSize = 20;
/** Rows that were changed within this time are left alone, so as not to disturb a user who works on them. */
const restMinutes = 10;
/** The hour (Berlin) from which today's orders are executed. */
const firstHour = 7;
/** Orders of this many past days are executed too, at any hour, because the portal may have been off. */
const lateDays = 2;
/** How many days ahead dates are confirmed. */
const confirmDays = 10;
/** How long a claim is being handled. */
const ticketHours = 24;

const untouchedSince = ({ now }: DisposerContext) => now.subtract({ minutes: restMinutes }).toString();

const untouchedOrders = (context: DisposerContext) =>
  context.db
    .selectFrom("orders")
    .select(["orders.id", "order_number", "version", "desired_date", "container_action_id", "amount"])
    .select(["waste_type_id", "container_type_id", "agreement_type_id", "created_by"])
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("order_log")
            .select("order_log.id")
            .whereRef("order_log.order_id", "=", "orders.id")
            .where("order_log.changed_on", ">", untouchedSince(context)),
        ),
      ),
    )
    .limit(batchSize);

const openOrders = (context: DisposerContext) =>
  untouchedOrders(context)
    .where("orders.status", "=", orderStatus.open)
    .where("orders.executed_on", "is", null)
    .orderBy("orders.desired_date")
    .orderBy("orders.id");

export type UntouchedOrder = Awaited<ReturnType<typeof listDueOrders>>[number];

export function listDueOrders(context: DisposerContext) {
  const today = berlinDate(context.now);
  const isWorking = context.now.toZonedDateTimeISO("Europe/Berlin").hour >= firstHour;
  return openOrders(context)
    .where("orders.desired_date", "<=", isWorking ? today : addDays(today, -1))
    .where("orders.desired_date", ">=", addDays(today, -lateDays))
    .execute();
}

/** Future orders with an unconfirmed date, and whether another date has been proposed before. */
export function listUnconfirmedOrders(context: DisposerContext) {
  const today = berlinDate(context.now);
  return openOrders(context)
    .select((select) =>
      select
        .exists(
          select
            .selectFrom("order_log")
            .select("order_log.id")
            .whereRef("order_log.order_id", "=", "orders.id")
            .where("order_log.change", "=", "proposed"),
        )
        .$castTo<boolean>()
        .as("wasProposed"),
    )
    .where("orders.desired_date", ">", today)
    .where("orders.desired_date", "<=", addDays(today, confirmDays))
    .where("orders.confirmed_date", "is", null)
    .where("orders.proposal", "is", null)
    .where("orders.created_by", "!=", systemUser.provider)
    .execute();
}

/** Claims without a ticket, and claims whose handling should be finished. */
export function listClaims(context: DisposerContext) {
  const begun = context.now.subtract({ hours: ticketHours }).toString();
  return untouchedOrders(context)
    .select(sql<string | null>`orders.claim ->> 'ticketNumber'`.as("ticketNumber"))
    .select(sql<string | null>`orders.claim ->> 'hint'`.as("hint"))
    .where("orders.status", "=", orderStatus.claimed)
    .where((where) =>
      where.or([
        where(sql`orders.claim ->> 'ticketNumber'`, "is", null),
        where(sql`orders.claim ->> 'ticketStatus'`, "=", ticketStatus.inProgress).and(
          sql`(orders.claim ->> 'editedOn')::timestamptz`,
          "<=",
          begun,
        ),
      ]),
    )
    .orderBy("orders.id")
    .execute();
}

/** Orders that the disposer has executed but that have no receipt yet. */
export const listOrdersWithoutReceipt = ({ db }: DisposerContext) =>
  db
    .selectFrom("provider_events")
    .innerJoin("orders", (join) =>
      join.on(sql`'order ' || orders.id`, "=", sql.ref("provider_events.subject")),
    )
    .innerJoin("companies", "companies.id", "orders.company_id")
    .innerJoin("waste_types", "waste_types.id", "orders.waste_type_id")
    .innerJoin("container_types", "container_types.id", "orders.container_type_id")
    .leftJoin("documents", (join) =>
      join.onRef("documents.order_id", "=", "orders.id").on("documents.type", "=", "service_receipt"),
    )
    .select(["orders.id", "order_number", "orders.company_id"])
    .select(["customer_order_number", "cost_centre", "project"])
    .select(["orders.site_id", "amount", "container_action_id", "weight_kg", "treatment_code"])
    .select(["disposer", "waste_type_id", "customer_number", "waste_types.description as waste"])
    .select(["avv_code", "hazardous", "container_types.type as container", "container_types.drawing"])
    .select(sql<string>`orders.executed_on`.as("executed_on"))
    .where("provider_events.event_id", "like", "disposer carries out %")
    .where("orders.executed_on", "is not", null)
    .where("documents.id", "is", null)
    .orderBy("orders.id")
    .limit(batchSize)
    .execute() as Promise<(BilledOrder & { readonly customer_number: string })[]>;

export const listInquiries = (context: DisposerContext) =>
  context.db
    .selectFrom("inquiries")
    .select("id")
    .where("answer", "is", null)
    .where("created_on", "<=", untouchedSince(context))
    .orderBy("id")
    .limit(batchSize)
    .execute();

export const listRequestedChanges = (context: DisposerContext) =>
  context.db
    .selectFrom("agreements")
    .select("id")
    .select(sql<string>`pending_change ->> 'requestedOn'`.as("requestedOn"))
    .where("pending_change", "is not", null)
    .where("status", "!=", "ended")
    .where(sql`pending_change ->> 'effectiveOn'`, "is", null)
    .where(sql`(pending_change ->> 'requestedOn')::timestamptz`, "<=", untouchedSince(context))
    .orderBy("id")
    .limit(batchSize)
    .execute();

export const listUnnumberedAgreements = (context: DisposerContext) =>
  context.db
    .selectFrom("agreements")
    .select("id")
    .where("agreement_number", "is", null)
    .where("status", "!=", "ended")
    .where("created_on", "<=", untouchedSince(context))
    .orderBy("id")
    .limit(batchSize)
    .execute();
