import type { ContainerActionId } from "@kreislauf/contract/catalog";
import { otherWasteTypeId } from "@kreislauf/contract/catalog";
import type { AmountUnit } from "@kreislauf/contract/catalog";
import { addressLine } from "@kreislauf/contract/locations";
import type { Person } from "@kreislauf/contract/users";
import type { Work } from "../base/context.ts";
import { enqueueMail } from "../base/outbox.ts";
import { containerTypeOf, wasteTypeOf } from "../catalog/index.ts";
import { findMember, type Member } from "../users/index.ts";
import type { Cause, OrderStep } from "./order-steps.ts";
import type { PersonalOrderMail } from "./order-words.mail.ts";
import { selectShownOrders } from "./orders.store.ts";
import type { OrderRow } from "./orders.tables.ts";

type Recipient = Member & { readonly email: string };

/**
 * The mail a step causes, if it causes one: to whoever acted, or, where that was the provider or the system, to
 * whoever gave the order. People can switch off the confirmations of claims and cancellations.
 */
export async function tellAboutStep(
  work: Work,
  order: OrderRow,
  step: OrderStep,
  cause: Cause,
): Promise<void> {
  const { claim, cancellation, proposal } = order;
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
  if (step.change === "cancelled" && cancellation !== null) {
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
    if (recipient === undefined) return;
    await enqueueMail(work, {
      kind: "proposal_received",
      ...envelope(order, step, recipient),
      data: { ...(await mailOf(work, order, recipient)), proposal },
    });
  }
}

/** The acting person, else who gave the order; nobody where neither is of the company any more, or sees the site. */
async function findRecipient({ db }: Work, order: OrderRow, actor: Person): Promise<Recipient | undefined> {
  const member =
    (await findMember(db, actor.id, order.company_id)) ??
    (await findMember(db, order.created_by, order.company_id));
  const email = member?.email ?? null;
  if (member === undefined || email === null) return undefined;
  const seen = await db
    .selectFrom("user_locations")
    .select("location_id")
    .where("user_id", "=", member.userId)
    .where("location_id", "=", order.location_id)
    .where("company_id", "=", order.company_id)
    .executeTakeFirst();
  return seen === undefined ? undefined : { ...member, email };
}

/** The version tells a second claim of an order from the first. */
const envelope = (order: OrderRow, step: OrderStep, { userId, email }: Recipient) => ({
  cause: `order ${order.id} ${step.change} in version ${order.version}`,
  recipient: { id: userId, email },
});

async function mailOf(
  { db }: Work,
  { id, agreement_id }: OrderRow,
  { firstName, lastName }: Recipient,
): Promise<PersonalOrderMail> {
  const order = await selectShownOrders(
    { db },
    db.selectFrom("orders").select("orders.id").where("orders.id", "=", id).as("page"),
  ).executeTakeFirstOrThrow();
  const site = await db
    .selectFrom("agreements")
    .innerJoin("service_offers", "service_offers.id", "agreements.offer_id")
    .innerJoin("locations", "locations.id", "agreements.location_id")
    .select(["service_offers.unit", "locations.alias", "locations.street", "locations.zip", "locations.city"])
    .select("locations.house_number as houseNumber")
    .where("agreements.id", "=", agreement_id)
    .executeTakeFirstOrThrow();
  const isOtherWaste = order.waste_type_id === otherWasteTypeId && order.independent_waste_type !== "";
  const waste = wasteTypeOf({
    id: order.waste_type_id,
    description: isOtherWaste ? order.independent_waste_type : order.waste_description,
    avv_code: order.avv_code,
    hazardous: order.hazardous,
  });
  const container = containerTypeOf({
    id: order.container_type_id,
    type: order.container_type,
    size: order.container_size,
    drawing: order.container_drawing,
  });
  return {
    greeting: { firstName, lastName },
    orderId: id,
    orderNumber: String(order.order_number),
    customerOrderNumber: order.customer_order_number || null,
    wasteType: waste.description,
    avvCode: waste.avvCode,
    containerType: container.type,
    drawing: container.drawing,
    containerActionId: order.container_action_id as ContainerActionId,
    amount: order.amount,
    unit: site.unit as AmountUnit,
    desiredDate: order.desired_date,
    timeWindow: order.time_window,
    site: { alias: site.alias, address: addressLine(site) },
  };
}
