import { enqueueMail } from "../../base/mail/outbox.ts";
import type { InTransaction, PublicContext } from "../../base/context.ts";
import type { InvitedMember } from "../../users/index.ts";
import { issueLink } from "../one-time-links.store.ts";
import { hashToken } from "../base/tokens.ts";

declare module "../../base/mail/outbox.ts" {
  interface Mails {
    invitation: InvitationMail;
  }
}

export interface InvitationMail {
  readonly greeting: { readonly firstName: string; readonly lastName: string };
  readonly companyName: string;
  readonly token: string;
  /** ISO instant. */
  readonly expiresAt: string;
}

/**
 * Sends an invited person a new link; earlier links stop working. Returns the ISO instant at which the new link
 * expires.
 */
export async function enqueueInvitationMail(
  context: Pick<InTransaction<PublicContext>, "db" | "now">,
  invited: InvitedMember,
): Promise<string> {
  const { userId, companyId, email, firstName, lastName, companyName } = invited;
  const { token, expiresAt } = await issueLink(context, "invitation", userId, companyId);
  await enqueueMail(context, {
    kind: "invitation",
    cause: `invitation ${hashToken(token).toString("base64url")}`,
    recipient: { id: userId, email },
    data: { greeting: { firstName, lastName }, companyName, token, expiresAt },
  });
  return expiresAt;
}
