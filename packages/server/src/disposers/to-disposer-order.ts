import { addDays, berlinDate } from "@kreislauf/contract/base";
import { orderUnit } from "@kreislauf/contract/catalog";
import {
  disposerStage,
  type DisposerOrder,
  isRunningStage,
  linkValidUntil,
  offeredDays,
} from "@kreislauf/contract/disposers";
import { canMoveTo, isProposalOpen } from "@kreislauf/contract/orders";
import type { PublicContext } from "../base/context.ts";
import { toContainerTypeView, toWasteTypeView } from "../catalog/index.ts";
import {
  getAnyOrderBasis,
  listOrderListRows,
  orderingFacts,
  type OrderRow,
  withoutOrder,
} from "../orders/index.ts";
import { findAnySite, listSketches, toSiteAccessView, toSiteSummary } from "../sites/index.ts";
import { getCompanyName } from "../users/index.ts";
import { toDisposerFacts } from "./disposer-facts.ts";
import { type DisposerLink, listAnswers } from "./disposer-links.store.ts";

type Source = Pick<PublicContext, "db" | "now" | "language">;

/**
 * What the page of a link shows: no prices and no other orders. The site (`job`) is shown only as long as the disposer
 * should still drive there.
 */
export async function toDisposerOrder(
  context: Source,
  link: DisposerLink,
  order: OrderRow,
): Promise<DisposerOrder> {
  const [row] = await listOrderListRows(context, [order.id]);
  if (row === undefined) throw new Error(`There is no order ${order.id}.`);
  const facts = toDisposerFacts(order);
  const stage = disposerStage(facts, context.now);
  const answers = await listAnswers(context, link.id);
  const isProposed = isProposalOpen(
    { desiredDate: order.desired_date, proposal: order.proposal },
    context.now,
  );
  return {
    stage,
    version: order.version,
    orderNumber: String(order.order_number),
    disposer: link.name,
    wasteType: toWasteTypeView({
      id: row.waste_type_id,
      description: row.independent_waste_type || row.waste_description,
      avv_code: row.avv_code,
      hazardous: row.hazardous,
    }),
    containerType: toContainerTypeView(
      {
        id: row.container_type_id,
        type: row.container_type,
        size: row.container_size,
        drawing: row.container_drawing,
      },
      context.language,
    ),
    containerActionId: order.container_action_id,
    amount: order.amount,
    unit: orderUnit(order.container_action_id, row.offer_unit),
    desiredDate: order.desired_date,
    timeWindow: order.time_window,
    confirmedDate: order.confirmed_date,
    proposal:
      isProposed && order.proposal !== null
        ? { date: order.proposal.date, timeWindow: order.proposal.timeWindow }
        : null,
    answerBy: link.answer_by,
    validUntil: linkValidUntil(facts),
    job: isRunningStage(stage) ? await jobOf(context, order) : null,
    executedOn: order.executed_on,
    weightKg: order.weight_kg,
    treatmentCode: order.treatment_code || null,
    hasPhoto: order.execution_photo_id !== null,
    failedTripReason: order.failed_trip_reason || null,
    cancelledOn: order.cancellation?.cancelledOn ?? null,
    answeredOn: answers.at(-1)?.answeredOn ?? null,
  };
}

async function jobOf(context: Source, order: OrderRow): Promise<NonNullable<DisposerOrder["job"]>> {
  const site = await findAnySite(context.db, order.site_id);
  if (site === undefined) throw new Error(`There is no site ${order.site_id}.`);
  const { contactPerson } = toSiteSummary(site);
  const { driverHints, ...access } = toSiteAccessView(site);
  // Hints for drivers may contain the code of a gate, so they are shown only once the date is confirmed.
  const isConfirmed = order.confirmed_date === order.desired_date;
  return {
    company: await getCompanyName(context.db, order.company_id),
    alias: site.alias,
    street: site.street,
    houseNumber: site.house_number,
    zip: site.zip,
    city: site.city,
    lat: site.lat,
    lon: site.lon,
    contact: contactPerson && { name: contactPerson.name, phone: contactPerson.phone },
    ...access,
    driverHints: isConfirmed ? driverHints : null,
    hasHiddenHints: !isConfirmed && driverHints !== null,
    note: order.note_to_disposer || null,
    sketches: (await listSketches(context, order.site_id)).map(({ id, fileName, mediaType }) => ({
      id,
      fileName,
      mediaType,
    })),
    offeredDates: await offeredDatesOf(context, order),
  };
}

/** The next days on which the order could be carried out instead, at most `offeredDays.count`. */
async function offeredDatesOf(context: Source, order: OrderRow): Promise<string[]> {
  const basis = withoutOrder(await getAnyOrderBasis(context, order.agreement_id), order.id);
  const today = berlinDate(context.now);
  const dates: string[] = [];
  for (let day = 1; day <= offeredDays.within && dates.length < offeredDays.count; day += 1) {
    const date = addDays(today, day);
    const facts = orderingFacts(basis, order.container_action_id, date, context.now);
    const move = { desiredDate: date, amount: order.amount };
    const isOffered =
      date !== order.desired_date && canMoveTo({ ...facts, earliestDate: date }, move).allowed;
    if (isOffered) dates.push(date);
  }
  return dates;
}
