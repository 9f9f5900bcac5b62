import { enqueueMail } from "../base/outbox.ts";
import type { InTransaction, PublicContext } from "../base/context.ts";
import type { Invited } from "../users/index.ts";
import { issueLink } from "./one-time-links.ts";
import { hashToken } from "./tokens.ts";

declare module "../base/outbox.ts" {
  interface Mails {
    invitation: InvitationMail;
  }
}

export interface InvitationMail {
  readonly greeting: { readonly firstName: string; readonly lastName: string };
  readonly companyName: string;
  readonly token: string;
  /** Instant. */
  readonly expiresAt: string;
}

/** Sends an invited person a fresh link; returns until when it works. */
export async function mailInvitation(
  context: Pick<InTransaction<PublicContext>, "db" | "now">,
  invited: Invited,
): Promise<string> {
  const { userId, companyId, email, firstName, lastName, companyName } = invited;
  const { token, expiresAt } = await issueLink(context, "invitation", userId, companyId);
  await enqueueMail(context, {
    kind: "invitation",
    cause: `invitation ${hashToken(token).toString("base64url")}`,
    recipient: { id: userId, email: email ?? "" },
    data: { greeting: { firstName, lastName }, companyName, token, expiresAt },
  });
  return expiresAt;
}
