import { berlinDate, Refusal } from "@kreislauf/contract/base";
import { formatAvvCode } from "@kreislauf/contract/catalog";
import type { DeskOrder, DeskOrderDetail, DeskPhase } from "@kreislauf/contract/desk";
import { orderStatus } from "@kreislauf/contract/orders";
import type { PublicContext } from "../../base/context.ts";
import { listOrderActors } from "../../staff/index.ts";
import { findInboxRow, type InboxRow, listLog } from "./inbox.store.ts";

type Reading = Pick<PublicContext, "db" | "now">;

/** The phase of one order in the inbox; `isInList` is the same rule in SQL. */
function phaseOf(row: InboxRow, now: Temporal.Instant): DeskPhase {
  if (row.status === orderStatus.claimed) return "claimed";
  if (row.status === orderStatus.failedTrip) return "failed";
  if (row.status === orderStatus.cancelled) return "cancelled";
  if (row.status === orderStatus.done || row.executed_on !== null) return "executed";
  const { proposal_end: end } = row;
  if (end !== null && Temporal.Instant.compare(Temporal.Instant.from(end), now) > 0) return "proposal";
  return row.confirmed_date === null ? "new" : "confirmed";
}

export function toDeskOrder(row: InboxRow, now: Temporal.Instant): DeskOrder {
  const isPending = row.status === orderStatus.open && row.executed_on === null;
  return {
    id: row.id,
    version: row.version,
    orderNumber: String(row.order_number),
    orderStatusId: row.status,
    phase: phaseOf(row, now),
    hasQuestion: row.has_question,
    isOverdue: isPending && (row.confirmed_date ?? row.desired_date) < berlinDate(now),
    companyId: row.company_id,
    companyName: row.company_name,
    customerNumber: row.customer_number,
    siteId: row.site_id,
    siteName: row.site_alias,
    street: `${row.street} ${row.house_number}`.trim(),
    zip: row.zip,
    city: row.city,
    land: row.land,
    disposer: row.disposer_name,
    wasteTypeId: row.waste_type_id,
    wasteType: row.waste_description,
    avvCode: formatAvvCode(row.avv_code, row.hazardous),
    isHazardous: row.hazardous,
    containerType: row.container_name,
    containerActionId: row.container_action_id,
    amount: row.amount,
    desiredDate: row.desired_date,
    confirmedDate: row.confirmed_date,
    timeWindow: row.time_window,
    createdOn: row.created_on,
  };
}

export async function getDeskOrder(reading: Reading, orderId: number): Promise<DeskOrder> {
  const row = await findInboxRow(reading, orderId);
  if (row === undefined) throw new Refusal("not_found");
  return toDeskOrder(row, reading.now);
}

/** One order with all that dispatch needs to decide on it, and with its log: who did what and when. */
export async function getDeskOrderDetail(reading: Reading, orderId: number): Promise<DeskOrderDetail> {
  const row = await findInboxRow(reading, orderId);
  if (row === undefined) throw new Refusal("not_found");
  const log = await listLog(reading, orderId);
  const actors = new Map(
    (await listOrderActors(reading, orderId)).map(({ occurred_at, name }) => [occurred_at, name]),
  );
  const { claim, access } = row;
  return {
    order: toDeskOrder(row, reading.now),
    details: row.details,
    noteToDisposer: row.note_to_disposer,
    createdBy: log.find(({ change }) => change === "created")?.by ?? "",
    proposal: row.proposal,
    executedOn: row.executed_on,
    weightKg: row.weight_kg,
    treatmentCode: row.treatment_code || null,
    failedTripReason: row.failed_trip_reason || null,
    cancelReason: row.cancellation?.reason ?? null,
    claim: claim && {
      claimedOn: claim.claimedOn,
      reason: claim.reason,
      ticketNumber: claim.ticketNumber,
      ticketStatus: claim.ticketStatus,
      hint: claim.hint,
    },
    access: {
      openingHours: access.openingHours ?? null,
      gateWidth: access.gateWidth ?? null,
      gateHeight: access.gateHeight ?? null,
      driverHints: access.driverHints ?? null,
    },
    log: log.map(({ id, changed_on, change, new: changed, by }) => ({
      id,
      changedOn: changed_on,
      by: actors.get(changed_on) ?? by,
      isStaff: actors.has(changed_on),
      change,
      new: changed,
    })),
  };
}
