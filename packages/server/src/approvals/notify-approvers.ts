import type { WriteContext } from "../base/context.ts";
import { enqueueMail, enqueueMails } from "../base/mail/outbox.ts";
import { recordNotification } from "../base/record-notification.ts";
import { findMember } from "../users/index.ts";
import type { ApproverRow } from "./approvers.store.ts";
import { describeRequest } from "./notify-approvers.store.ts";

type Described = Awaited<ReturnType<typeof describeRequest>>;
type RequesterNotice = "approval_approved" | "approval_declined" | "approval_lapsed";

const detailsOf = ({ data }: Described) => ({ wasteType: data.wasteType, desiredDate: data.desiredDate });

async function ring(
  work: WriteContext,
  described: Described,
  kind: RequesterNotice | "approval_requested",
  userId: number,
  causedBy: number,
): Promise<void> {
  await recordNotification(work, {
    kind,
    companyId: described.row.company_id,
    siteId: described.row.site_id,
    userId,
    subjectId: described.data.requestId,
    causedBy,
    details: detailsOf(described),
  });
}

const recipientsOf = (approvers: readonly ApproverRow[]) =>
  approvers.flatMap(({ userId, email, firstName, lastName }) =>
    email === null ? [] : [{ recipient: { id: userId, email }, greeting: { firstName, lastName } }],
  );

/**
 * Notifies the people who may decide, by notification and mail, that a request waits for them. Each person gets at most
 * one mail about a request for each `occasion`.
 */
export async function notifyApprovers(
  work: WriteContext,
  id: number,
  approvers: readonly ApproverRow[],
  occasion = "requested",
): Promise<void> {
  const described = await describeRequest(work, id);
  for (const { userId } of approvers) {
    await ring(work, described, "approval_requested", userId, described.row.requested_by);
  }
  const mails = recipientsOf(approvers).map(({ recipient, greeting }) => ({
    kind: "approval_requested" as const,
    cause: `approval ${id} ${occasion}`,
    recipient,
    data: { greeting, ...described.data },
  }));
  if (mails.length > 0) await enqueueMails(work, mails);
}

/** Notifies the requester of the decision. An approved order is confirmed by the mail that every order causes. */
export async function notifyRequester(
  context: WriteContext & { readonly actor: { readonly userId: number } },
  id: number,
  kind: Exclude<RequesterNotice, "approval_lapsed">,
): Promise<void> {
  const described = await describeRequest(context, id);
  const { requested_by, company_id, decline_reason, reason } = described.row;
  await ring(context, described, kind, requested_by, context.actor.userId);
  if (kind === "approval_approved") return;
  const [member, decider] = [
    await findMember(context.db, requested_by, company_id),
    await findMember(context.db, context.actor.userId, company_id),
  ];
  if (member === undefined || member.email === null) return;
  const { userId, email, firstName, lastName } = member;
  await enqueueMail(context, {
    kind: "approval_declined",
    cause: `approval ${id} declined`,
    recipient: { id: userId, email },
    data: {
      greeting: { firstName, lastName },
      ...described.data,
      declinedBy: [decider?.firstName, decider?.lastName].filter(Boolean).join(" "),
      declineReason: decline_reason,
      reason,
    },
  });
}

/** Notifies requester and approvers that nobody decided in time. */
export async function notifyLapsed(
  work: WriteContext,
  id: number,
  approvers: readonly ApproverRow[],
  causedBy: number,
): Promise<void> {
  const described = await describeRequest(work, id);
  const { requested_by, company_id } = described.row;
  const requester = await findMember(work.db, requested_by, company_id);
  const recipients = new Map(recipientsOf(approvers).map((each) => [each.recipient.id, each]));
  if (requester !== undefined && requester.email !== null) {
    const { userId, email, firstName, lastName } = requester;
    recipients.set(userId, { recipient: { id: userId, email }, greeting: { firstName, lastName } });
  }
  for (const { recipient, greeting } of recipients.values()) {
    await ring(work, described, "approval_lapsed", recipient.id, causedBy);
    await enqueueMail(work, {
      kind: "approval_lapsed",
      cause: `approval ${id} lapsed`,
      recipient,
      data: { greeting, ...described.data },
    });
  }
}
