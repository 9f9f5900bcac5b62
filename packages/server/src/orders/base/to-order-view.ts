import { catalogTexts, orderUnit, otherWasteTypeId } from "@kreislauf/contract/catalog";
import {
  cancelReasonText,
  type Order,
  orderPhase,
  ordersTexts,
  toWireOrderActions,
} from "@kreislauf/contract/orders";
import type { Context } from "../../base/context.ts";
import { toContainerTypeView, toWasteTypeView } from "../../catalog/index.ts";
import { holidayPlaceOf, orderFacts, phaseFacts } from "./order-facts.ts";
import { toOrderTexts } from "./order-texts.ts";
import { getOrderListRow, listOrderListRows, type OrderListRow } from "./orders.store.ts";
import { type PhaseClock, readPhaseClock } from "./phase-clock.ts";

/** An order the person may see, as the API sends it; 404 for any other. */
export async function getOrderView(context: Context, orderId: number): Promise<Order> {
  return await toOrderView(await getOrderListRow(context, orderId), context);
}

/** Orders that the person has just written, in the sequence of the given ids. */
export async function listOrderViews(context: Context, orderIds: readonly number[]): Promise<Order[]> {
  const rows = await listOrderListRows(context, orderIds);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return await toOrderViews(
    orderIds.map((id) => byId.get(id) as OrderListRow),
    context,
  );
}

export async function toOrderViews(rows: readonly OrderListRow[], context: Context): Promise<Order[]> {
  const clock = await readPhaseClock(context.now);
  return rows.map((row) => viewAt(row, context, clock));
}

export const toOrderView = async (row: OrderListRow, context: Context): Promise<Order> =>
  viewAt(row, context, await readPhaseClock(context.now));

function viewAt(row: OrderListRow, { now, language, config }: Context, clock: PhaseClock): Order {
  const orderStatusId = row.status;
  const agreementTypeId = row.agreement_type_id;
  const containerActionId = row.container_action_id;
  const words = catalogTexts[language];
  const isIndependentWaste = row.waste_type_id === otherWasteTypeId;
  return {
    id: row.id,
    orderNumber: String(row.order_number),
    ...toOrderTexts(row),
    orderStatusId,
    orderStatus: { id: orderStatusId, description: ordersTexts[language].status[orderStatusId] },
    phase: orderPhase(phaseFacts(row), now, clock.holidaysAt(holidayPlaceOf(row))),
    serviceLocationId: row.site_id,
    agreement: {
      agreementId: row.agreement_id,
      containerTypeId: row.container_type_id,
      taskCreationGroup: row.task_creation_group,
      wasteType: { id: row.waste_type_id, description: row.waste_description },
    },
    agreementTypeId,
    agreementType: words.agreementType[agreementTypeId],
    wasteType: toWasteTypeView({
      id: row.waste_type_id,
      description: row.waste_description,
      avv_code: row.avv_code,
      hazardous: row.hazardous,
    }),
    independentWasteTypeId: isIndependentWaste ? row.waste_type_id : null,
    independentWasteType: isIndependentWaste ? row.independent_waste_type || null : null,
    containerType: toContainerTypeView(
      {
        id: row.container_type_id,
        type: row.container_type,
        size: row.container_size,
        drawing: row.container_drawing,
      },
      language,
    ),
    containerActionId,
    actionDescription: words.containerAction[containerActionId],
    amount: row.amount,
    unit: orderUnit(containerActionId, row.offer_unit),
    desiredDate: row.desired_date,
    timeWindow: row.time_window,
    confirmedDate: row.confirmed_date,
    latestExecutionDate: row.latest_execution_date,
    orderDate: row.order_date,
    createdOn: row.created_on,
    createdByUser: { id: row.created_by, name: row.created_by_name },
    executedOn: row.executed_on,
    disposer: row.disposer || null,
    weightKg: row.weight_kg,
    version: row.version,
    treatmentCode: row.treatment_code || null,
    hasExecutionPhoto: row.execution_photo_id !== null,
    claim: row.claim && {
      ...row.claim,
      hasPhoto: row.claim_photo_id !== null,
      claimReason: ordersTexts[language].claimReason[row.claim.claimReasonId],
    },
    cancellation: row.cancellation && {
      ...row.cancellation,
      cause: row.cancellation.cause ?? null,
      cancelReason: cancelReasonText(row.cancellation.cancelReasonId, row.cancellation.cause, language),
    },
    failedTripReason: row.failed_trip_reason || null,
    proposal: row.proposal,
    actions: toWireOrderActions(orderFacts(row), now, { editCutoff: config.ORDER_EDIT_CUTOFF }),
  };
}
