import { otherWasteTypeId } from "@kreislauf/contract/catalog";
import { mailedTextFields, type OrderChange, recordOf } from "@kreislauf/contract/orders";
import { addressLine } from "@kreislauf/contract/sites";
import type { Person } from "@kreislauf/contract/users";
import type { WriteContext } from "../../base/context.ts";
import { enqueueMail, type Mails } from "../../base/mail/outbox.ts";
import { toContainerTypeView, toWasteTypeView } from "../../catalog/index.ts";
import { filterVisibleSiteIds, findMember, type Member } from "../../users/index.ts";
import type { StepCause, OrderStep } from "./order-steps.ts";
import type { PersonalOrderMailData } from "./order-mail-parts.mail.ts";
import { toOrderTexts } from "../base/order-texts.ts";
import { listOrderListRows } from "../base/orders.store.ts";
import { getUnitAndSite } from "./notify-of-step.store.ts";
import type { OrderRow } from "../base/orders.tables.ts";

type Recipient = Member & { readonly email: string };

/** One mail that a step may cause. */
interface StepMail<Kind extends keyof Mails> {
  readonly kind: Kind;
  /** The person who gets the mail. If they are not a member of the company, the person who placed the order gets it. */
  readonly to: Person;
  readonly wantedBy: (recipient: Recipient) => boolean;
  /** Distinguishes mails about the same version of an order. Missing: the version identifies the mail. */
  readonly key?: string;
  readonly data: (order: PersonalOrderMailData) => Mails[Kind];
}

/**
 * Sends the mail that a step causes, if any: to the person who acted or, if that was the provider or the system, to the
 * person who placed the order. The answer to a claim goes to the person who made the claim. People can switch off each
 * of these mails except messages.
 */
export async function notifyOfStep(
  work: WriteContext,
  order: OrderRow,
  step: OrderStep,
  cause: StepCause,
): Promise<void> {
  const { claim, proposal, failed_trip_reason } = order;
  const { cancellation } = step.set;
  const send = <Kind extends keyof Mails>(mail: StepMail<Kind>) => sendStepMail(work, order, step, mail);
  if (step.change === "claimed" && claim !== null) {
    await send({
      kind: "claim_received",
      to: cause.by,
      wantedBy: ({ claimConfirmation }) => claimConfirmation,
      data: (mail) => ({
        ...mail,
        claimedOn: claim.claimedOn,
        claimedBy: claim.claimedBy.name,
        claimReasonId: claim.claimReasonId,
        reason: claim.reason,
        hasPhoto: order.claim_photo_id !== null,
      }),
    });
  }
  if (cancellation) {
    await send({
      kind: "order_cancelled",
      to: cause.by,
      wantedBy: ({ cancellationConfirmation }) => cancellationConfirmation,
      data: (mail) => ({
        ...mail,
        cancelledOn: cancellation.cancelledOn,
        cancelledBy: cancellation.cancelledBy.name,
        cancelReasonId: cancellation.cancelReasonId,
        reason: cancellation.reason,
        cause: cancellation.cause ?? null,
      }),
    });
  }
  if (step.change === "proposed" && proposal !== null) {
    await send({
      kind: "proposal_received",
      to: cause.by,
      wantedBy: ({ proposalNotice }) => proposalNotice,
      data: (mail) => ({ ...mail, proposal }),
    });
  }
  if (step.change === "failed_trip") {
    await send({
      kind: "failed_trip_reported",
      to: cause.by,
      wantedBy: ({ failedTripNotice }) => failedTripNotice,
      data: (mail) => ({ ...mail, reason: failed_trip_reason }),
    });
  }
  if (step.change === "message") {
    await send({
      kind: "order_message",
      to: cause.by,
      wantedBy: () => true,
      // A message does not change the version of the order.
      key: cause.at.toString(),
      data: (mail) => ({ ...mail, text: step.new.reason ?? "", hasAttachments: step.new.hasPhoto === true }),
    });
  }
  if (step.change === "ticket_updated" && claim !== null && isNewAnswer(step)) {
    await send({
      kind: "claim_answered",
      to: claim.claimedBy,
      wantedBy: ({ claimAnswerNotice }) => claimAnswerNotice,
      data: (mail) => ({
        ...mail,
        claimReasonId: claim.claimReasonId,
        ticketNumber: claim.ticketNumber,
        ticketStatus: claim.ticketStatus,
        answer: claim.hint ?? "",
      }),
    });
  }
}

/** Identifies the mail of a step. The version distinguishes a second claim of an order from the first. */
export const stepMailCause = (orderId: number, change: OrderChange, version: number | string): string =>
  `order ${orderId} ${change} in version ${version}`;

async function sendStepMail<Kind extends keyof Mails>(
  work: WriteContext,
  order: OrderRow,
  step: OrderStep,
  { kind, to, wantedBy, key, data }: StepMail<Kind>,
): Promise<void> {
  const recipient = await findRecipient(work, order, to);
  if (recipient === undefined || !wantedBy(recipient)) return;
  await enqueueMail(work, {
    kind,
    cause: stepMailCause(order.id, step.change, key ?? order.version),
    recipient: { id: recipient.userId, email: recipient.email },
    data: data(await mailOf(work, order, recipient)),
  });
}

/** Whether a step brings a new answer. A change of the ticket may concern only its number or its state. */
const isNewAnswer = (step: OrderStep): boolean => Boolean(step.new.hint) && step.new.hint !== step.old.hint;

/**
 * The member who gets the mail: `actor` or, if `actor` is not a member of the company, the person who placed the order.
 * Undefined if neither is a member, or if the member has no e-mail address or may not see the site.
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
