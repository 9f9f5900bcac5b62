import { otherWasteTypeId } from "@kreislauf/contract/catalog";
import { mailedTextFields, recordOf } from "@kreislauf/contract/orders";
import { addressLine } from "@kreislauf/contract/sites";
import type { Person } from "@kreislauf/contract/users";
import type { WriteContext } from "../../base/context.ts";
import { enqueueMail } from "../../base/mail/outbox.ts";
import { toContainerTypeView, toWasteTypeView } from "../../catalog/index.ts";
import { filterVisibleSiteIds, findMember, type Member } from "../../users/index.ts";
import type { StepCause, OrderStep } from "./order-steps.ts";
import type { PersonalOrderMailData } from "./order-mail-parts.mail.ts";
import { toOrderTexts } from "../base/order-texts.ts";
import { listOrderListRows } from "../base/orders.store.ts";
import { getUnitAndSite } from "./notify-of-step.store.ts";
import type { OrderRow } from "../base/orders.tables.ts";

type Recipient = Member & { readonly email: string };

/**
 * The mail caused by a step, if any: to the person who acted or, if that was the provider or the system, to the
 * person who placed the order; an answer to a claim goes to whoever made it. People can switch each of them off.
 */
export async function notifyOfStep(
  work: WriteContext,
  order: OrderRow,
  step: OrderStep,
  cause: StepCause,
): Promise<void> {
  const { claim, proposal, failed_trip_reason } = order;
  const { cancellation } = step.set;
  if (step.change === "claimed" && claim !== null) {
    const recipient = await findRecipient(work, order, cause.by);
    if (recipient?.claimConfirmation !== true) return;
    await enqueueMail(work, {
      kind: "claim_received",
      ...envelope(order, step, recipient),
      data: {
        ...(await mailOf(work, order, recipient)),
        claimedOn: claim.claimedOn,
        claimedBy: claim.claimedBy.name,
        claimReasonId: claim.claimReasonId,
        reason: claim.reason,
        hasPhoto: order.claim_photo_id !== null,
      },
    });
  }
  if (cancellation) {
    const recipient = await findRecipient(work, order, cause.by);
    if (recipient?.cancellationConfirmation !== true) return;
    await enqueueMail(work, {
      kind: "order_cancelled",
      ...envelope(order, step, recipient),
      data: {
        ...(await mailOf(work, order, recipient)),
        cancelledOn: cancellation.cancelledOn,
        cancelledBy: cancellation.cancelledBy.name,
        cancelReasonId: cancellation.cancelReasonId,
        reason: cancellation.reason,
        cause: cancellation.cause ?? null,
      },
    });
  }
  if (step.change === "proposed" && proposal !== null) {
    const recipient = await findRecipient(work, order, cause.by);
    if (recipient?.proposalNotice !== true) return;
    await enqueueMail(work, {
      kind: "proposal_received",
      ...envelope(order, step, recipient),
      data: { ...(await mailOf(work, order, recipient)), proposal },
    });
  }
  if (step.change === "failed_trip") {
    const recipient = await findRecipient(work, order, cause.by);
    if (recipient?.failedTripNotice !== true) return;
    await enqueueMail(work, {
      kind: "failed_trip_reported",
      ...envelope(order, step, recipient),
      data: { ...(await mailOf(work, order, recipient)), reason: failed_trip_reason },
    });
  }
  if (step.change === "ticket_updated" && claim !== null && isNewAnswer(step)) {
    const recipient = await findRecipient(work, order, claim.claimedBy);
    if (recipient?.claimAnswerNotice !== true) return;
    await enqueueMail(work, {
      kind: "claim_answered",
      ...envelope(order, step, recipient),
      data: {
        ...(await mailOf(work, order, recipient)),
        claimReasonId: claim.claimReasonId,
        ticketNumber: claim.ticketNumber,
        ticketStatus: claim.ticketStatus,
        answer: claim.hint ?? "",
      },
    });
  }
}

/** A ticket may change without one: its number or its state alone. */
const isNewAnswer = (step: OrderStep): boolean => Boolean(step.new.hint) && step.new.hint !== step.old.hint;

/**
 * The acting person, otherwise the one who placed the order; nobody if neither still belongs to the company or sees
 * the site.
 */
async function findRecipient(
  { db }: WriteContext,
  order: OrderRow,
  actor: Person,
): Promise<Recipient | undefined> {
  const member =
    (await findMember(db, actor.id, order.company_id)) ??
    (await findMember(db, order.created_by, order.company_id));
  const email = member?.email ?? null;
  if (member === undefined || email === null) return undefined;
  const scope = { db, actor: { userId: member.userId, companyId: order.company_id } };
  const isVisible = (await filterVisibleSiteIds(scope, [order.site_id])).has(order.site_id);
  return isVisible ? { ...member, email } : undefined;
}

/** The version distinguishes a second claim of an order from the first. */
const envelope = (order: OrderRow, step: OrderStep, { userId, email }: Recipient) => ({
  cause: `order ${order.id} ${step.change} in version ${order.version}`,
  recipient: { id: userId, email },
});

async function mailOf(
  { db }: WriteContext,
  { id, agreement_id }: OrderRow,
  { firstName, lastName }: Recipient,
): Promise<PersonalOrderMailData> {
  const [order] = await listOrderListRows({ db }, [id]);
  if (order === undefined) throw new Error(`There is no order ${id}.`);
  const site = await getUnitAndSite({ db }, agreement_id);
  const texts = toOrderTexts(order);
  const isOtherWaste = order.waste_type_id === otherWasteTypeId && order.independent_waste_type !== "";
  const waste = toWasteTypeView({
    id: order.waste_type_id,
    description: isOtherWaste ? order.independent_waste_type : order.waste_description,
    avv_code: order.avv_code,
    hazardous: order.hazardous,
  });
  const container = toContainerTypeView(
    {
      id: order.container_type_id,
      type: order.container_type,
      size: order.container_size,
      drawing: order.container_drawing,
    },
    "de",
  );
  return {
    greeting: { firstName, lastName },
    orderId: id,
    orderNumber: String(order.order_number),
    ...recordOf(mailedTextFields, (name) => texts[name]),
    wasteType: waste.description,
    avvCode: waste.avvCode,
    containerType: container.type,
    drawing: container.drawing,
    containerActionId: order.container_action_id,
    amount: order.amount,
    unit: site.unit,
    desiredDate: order.desired_date,
    timeWindow: order.time_window,
    site: { alias: site.alias, address: addressLine(site) },
  };
}
