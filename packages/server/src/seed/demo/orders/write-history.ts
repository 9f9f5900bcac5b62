import { sql } from "kysely";
import type { Db } from "../../../base/database/database.ts";
import { orderNotification } from "../../../orders/base/order-notification.ts";
import { createRandom } from "../../random.ts";
import { batches } from "../../../base/database/batches.ts";
import type { DemoCompanyKey } from "../content/demo-companies.ts";
import { carpentryAgreements } from "../content/carpentry-agreements.ts";
import type { DemoAgreement } from "../content/demo-agreement.ts";
import { simulateAgreement, type SimulatedAgreement } from "./simulate-agreement.ts";
import type { OrderTimeline } from "./order-timeline.ts";
import type { DemoPhotos } from "../content/order-setting.ts";
import { retailAgreements } from "../content/retail-agreements.ts";
import type { DemoServiceOffer } from "../content/demo-service-offers.ts";
import { workshopAgreements } from "../content/workshop-agreements.ts";
import type { WrittenSites } from "../companies/write-companies.ts";
import type { DemoNotification } from "./write-notifications.ts";

const agreementsOf: Readonly<Record<DemoCompanyKey, readonly DemoAgreement[]>> = {
  workshops: workshopAgreements,
  retailer: retailAgreements,
  craft: carpentryAgreements,
};

const firstAgreementNumber = 100_001;
const earlierSeed = 1_000_000;

/** Simulates the agreements of all companies with their orders. Each agreement has its own random numbers. */
export function simulateHistory(
  sites: WrittenSites,
  photos: ReadonlyMap<number, DemoPhotos>,
  now: Temporal.Instant,
): SimulatedAgreement[] {
  return (Object.keys(agreementsOf) as DemoCompanyKey[]).flatMap((company, companyIndex) =>
    agreementsOf[company].map((agreement, index) => {
      const site = sites[company].get(agreement.site);
      if (site === undefined) throw new Error(`There is no site ${agreement.site}.`);
      const seed = companyIndex * 10_000 + index;
      const numbers = { random: createRandom(seed), earlierRandom: createRandom(seed + earlierSeed) };
      return simulateAgreement(agreement, site, photos.get(site.companyId), now, numbers);
    }),
  );
}

/** Writes the simulated agreements; returns the number of orders and the notifications about them. */
export async function writeHistory(
  db: Db,
  history: readonly SimulatedAgreement[],
  offerIds: ReadonlyMap<DemoServiceOffer, number>,
  now: Temporal.Instant,
): Promise<{ readonly count: number; readonly notifications: readonly DemoNotification[] }> {
  const agreementIds = await writeAgreements(db, history, offerIds);
  const orders = history
    .flatMap((simulated, index) =>
      simulated.orders.map((order) => ({ ...order, agreementId: agreementIds[index] as number })),
    )
    .toSorted((one, other) => one.timeline.orderedAt - other.timeline.orderedAt);
  const numbers = await draw(db, "order_numbers", orders.length);
  const groups = await drawGroups(
    db,
    orders.map((order) => order.group),
  );

  const diaries = new Map<number, OrderTimeline>();
  const rows = orders.map(({ timeline, agreementId, group }, index) => {
    const { id: _, claim, cancellation, proposal, ...columns } = timeline.order;
    const orderNumber = numbers[index] as number;
    diaries.set(orderNumber, timeline);
    return {
      ...columns,
      agreement_id: agreementId,
      order_number: orderNumber,
      task_creation_group: group === undefined ? null : (groups.get(group) ?? null),
      claim: claim && JSON.stringify(claim),
      cancellation: cancellation && JSON.stringify(cancellation),
      proposal: proposal && JSON.stringify(proposal),
    };
  });
  const notifications: DemoNotification[] = [];
  for (const batch of batches(rows)) {
    const written = await db.insertInto("orders").values(batch).returning(["id", "order_number"]).execute();
    const known = written.map((row) => [row.id, diaries.get(row.order_number) as OrderTimeline] as const);
    await writeLog(db, known);
    notifications.push(...known.flatMap(([id, diary]) => notificationsOf(id, diary, now)));
  }
  return { count: rows.length, notifications };
}

async function writeAgreements(
  db: Db,
  history: readonly SimulatedAgreement[],
  offerIds: ReadonlyMap<DemoServiceOffer, number>,
): Promise<number[]> {
  const ids = new Map<string | null, number>();
  const numberOf = (index: number) => `VB-${firstAgreementNumber + index}`;
  const rows = history.map(({ row, offer }, index) => ({
    ...row,
    agreement_number: numberOf(index),
    offer_id: offerIds.get(offer) as number,
  }));
  for (const batch of batches(rows)) {
    const written = await db
      .insertInto("agreements")
      .values(batch)
      .returning(["id", "agreement_number"])
      .execute();
    for (const row of written) ids.set(row.agreement_number, row.id);
  }
  // A requested agreement has no number before the provider assigns one.
  await db
    .updateTable("agreements")
    .set({ agreement_number: null })
    .where("status", "=", "requested")
    .execute();
  return history.map((_, index) => ids.get(numberOf(index)) as number);
}

/** The notifications of the last seven days. */
function notificationsOf(
  orderId: number,
  { order, entries }: OrderTimeline,
  now: Temporal.Instant,
): DemoNotification[] {
  const from = now.subtract({ hours: 7 * 24 });
  return entries
    .filter(({ at }) => Temporal.Instant.compare(at, from) > 0)
    .flatMap(({ at, by, change, new: changed }) => {
      const notification = orderNotification(order, change, changed, by);
      return notification === undefined
        ? []
        : [{ at, notification: { ...notification, subjectId: orderId } }];
    });
}

async function writeLog(
  db: Db,
  orders: readonly (readonly [id: number, diary: OrderTimeline])[],
): Promise<void> {
  const entries = orders.flatMap(([id, diary]) =>
    diary.entries.map(({ at, by, change, old, new: changed }) => ({
      order_id: id,
      changed_on: at.toString(),
      changed_by: by,
      change,
      old: JSON.stringify(old),
      new: JSON.stringify(changed),
    })),
  );
  for (const batch of batches(entries, 2_000)) await db.insertInto("order_log").values(batch).execute();
}

/** Takes numbers from a sequence, so that later orders continue after those of the demo. */
async function draw(
  db: Db,
  sequence: "order_numbers" | "task_creation_groups",
  count: number,
): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select nextval(${sequence}::regclass) as number from generate_series(1, ${count}::integer)`.execute(db);
  return rows.map((row) => row.number).toSorted((one, other) => one - other);
}

async function drawGroups(
  db: Db,
  wanted: readonly (string | undefined)[],
): Promise<ReadonlyMap<string, number>> {
  const names = [...new Set(wanted.filter((name) => name !== undefined))];
  const numbers = await draw(db, "task_creation_groups", names.length);
  return new Map(names.map((name, index) => [name, numbers[index] as number]));
}
