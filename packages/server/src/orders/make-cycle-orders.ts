import { addDays, berlinDate, type BerlinDate } from "@kreislauf/contract/base";
import { agreementType, cycleAction } from "@kreislauf/contract/catalog";
import { type CycleOrder, cycleHorizon, cycleOrdersToMake, orderStatus } from "@kreislauf/contract/orders";
import { systemUser } from "@kreislauf/contract/users";
import { sql } from "kysely";
import type { Work } from "../base/context.ts";
import { createdEntry, newOrder } from "./new-order.ts";
import { type AgreementBasis, lockFreeBases, orderingFacts } from "./order-basis.ts";

/** Agreements in one transaction: small, so that people wait for no more than a moment. */
const batchSize = 20;

/** How far back a day of a cycle is looked for whose holiday moves it to a day ahead. */
const lookBackDays = 14;

/**
 * Makes the orders that cycles lack for the eight weeks ahead. An agreement is looked at once a day, or when
 * something has freed its days. Returns how many were looked at.
 */
export async function makeCycleOrders(work: Work): Promise<number> {
  const today = berlinDate(work.now);
  const horizon = cycleHorizon(today);
  const due = await lockFreeBases(work, (agreements) =>
    agreements
      // Not as parameters: the index of this job holds such agreements only.
      .where("agreements.status", "=", sql.lit("active"))
      .where("agreements.agreement_type_id", "=", sql.lit(agreementType.periodic))
      .where("agreements.containers_on_site", ">", sql.lit(0))
      .where((where) =>
        where.or([
          where("agreements.cycle_made_until", "is", null),
          where("agreements.cycle_made_until", "<", horizon),
        ]),
      )
      .orderBy(sql`agreements.cycle_made_until nulls first`)
      .orderBy("agreements.id")
      .limit(batchSize),
  );
  if (due.length === 0) return 0;
  const ids = due.map(({ agreementId }) => agreementId);
  const known = await knownDays(work, ids, addDays(today, -lookBackDays));
  const orders = due.flatMap((agreement) =>
    lacking(agreement, known.get(agreement.agreementId) ?? [], work.now).map((order) =>
      orderOf(agreement, order, work.now),
    ),
  );
  if (orders.length > 0) await writeCycleOrders(work, orders);
  await work.db.updateTable("agreements").set({ cycle_made_until: horizon }).where("id", "in", ids).execute();
  return due.length;
}

interface KnownDay {
  readonly cycleDay: BerlinDate | null;
  readonly date: BerlinDate;
  readonly status: number;
}

/** Days on which agreements have orders, and days of their cycles that were made. */
async function knownDays({ db }: Work, agreementIds: readonly number[], from: BerlinDate) {
  const rows = await db
    .selectFrom("orders")
    .select(["agreement_id", "cycle_day as cycleDay", "desired_date as date", "status"])
    .where("agreement_id", "in", [...agreementIds])
    .where((where) => where.or([where("cycle_day", ">=", from), where("desired_date", ">=", from)]))
    .execute();
  return Map.groupBy(rows, (row) => row.agreement_id);
}

const pointless: ReadonlySet<number> = new Set([orderStatus.cancelled, orderStatus.failedTrip]);

function lacking(
  basis: AgreementBasis,
  known: readonly KnownDay[],
  now: Temporal.Instant,
): readonly CycleOrder[] {
  const action = cycleAction(basis.offeredActions);
  if (action === undefined || basis.cycle === null) return [];
  const today = berlinDate(now);
  return cycleOrdersToMake(
    {
      cycle: basis.cycle,
      facts: orderingFacts(basis, action, today, now),
      made: new Set(known.flatMap(({ cycleDay }) => cycleDay ?? [])),
      taken: new Set(known.flatMap(({ date, status }) => (pointless.has(status) ? [] : [date]))),
    },
    today,
  );
}

const orderOf = (basis: AgreementBasis, { cycleDay, date, amount }: CycleOrder, now: Temporal.Instant) =>
  newOrder(
    {
      company_id: basis.companyId,
      location_id: basis.locationId,
      agreement_id: basis.agreementId,
      waste_type_id: basis.wasteTypeId,
      container_type_id: basis.containerTypeId,
      agreement_type_id: basis.agreementTypeId,
      container_action_id: cycleAction(basis.offeredActions) as number,
      amount,
      desired_date: date,
      cycle_day: cycleDay,
      created_by: systemUser.cycle,
      disposer: basis.disposer,
    },
    now,
    basis.holidays,
  );

type NewCycleOrder = ReturnType<typeof orderOf>;

/** With their log entries; a day that another process made meanwhile stays as it is. */
async function writeCycleOrders(work: Work, orders: readonly NewCycleOrder[]): Promise<void> {
  const written = await work.db
    .insertInto("orders")
    .values(orders.map((order) => ({ ...order, order_number: sql<number>`nextval('order_numbers')` })))
    .onConflict((conflict) => conflict.columns(["agreement_id", "cycle_day"]).doNothing())
    .returning(["id", "agreement_id", "cycle_day"])
    .execute();
  if (written.length === 0) return;
  const keyOf = (row: { readonly agreement_id: number; readonly cycle_day: string | null }) =>
    `${row.agreement_id} ${row.cycle_day}`;
  const byDay = new Map(orders.map((order) => [keyOf(order), order]));
  await work.db
    .insertInto("order_log")
    .values(
      written.map((row) => {
        const { change, old, new: given } = createdEntry(byDay.get(keyOf(row)) as NewCycleOrder);
        return {
          order_id: row.id,
          changed_on: work.now.toString(),
          changed_by: systemUser.cycle,
          change,
          old: JSON.stringify(old),
          new: JSON.stringify({ ...given, cause: "cycle" }),
        };
      }),
    )
    .execute();
}
