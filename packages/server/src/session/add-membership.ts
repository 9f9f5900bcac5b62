import { Refusal } from "@kreislauf/contract/base";
import { auditActor, recordAudit } from "../base/audit.ts";
import type { UserWriteContext } from "../base/context.ts";
import { enqueueMail } from "../base/mail/outbox.ts";
import { assignSites, findMember, insertMembership, type Login, listSiteNamesById } from "../users/index.ts";

declare module "../base/mail/outbox.ts" {
  interface Mails {
    membership_added: MembershipAddedMail;
  }
}

export interface MembershipAddedMail {
  readonly greeting: { readonly firstName: string; readonly lastName: string };
  readonly companyName: string;
}

/**
 * Gives a person who already has an account access to the actor's company too, with the given permissions and sites.
 * Only the provider does this: if a company invites an e-mail address that has an account, the invitation is refused
 * (docs/coverage.md D6.3).
 */
export async function addMembership(
  context: UserWriteContext,
  person: Login,
  permissions: ReadonlySet<number>,
  siteIds: readonly number[],
): Promise<void> {
  const { db, now, actor } = context;
  const { companyId } = actor;
  if (!(await insertMembership(context, { userId: person.id, companyId, permissions })))
    throw new Refusal("already_registered");
  await assignSites(context, person.id, siteIds);
  const { first_name: firstName, last_name: lastName } = person;
  await recordAudit(context, {
    companyId,
    actorId: auditActor(actor),
    action: "membership_added",
    subject: `${firstName} ${lastName}`,
    subjectId: person.id,
    after: {
      email: person.email,
      permissions: [...permissions],
      locations: await listSiteNamesById(context, siteIds),
    },
  });
  const member = await findMember(db, person.id, companyId);
  await enqueueMail(context, {
    kind: "membership_added",
    cause: `membership of ${person.id} in ${companyId} at ${now.toString()}`,
    recipient: { id: person.id, email: person.email ?? "" },
    data: { greeting: { firstName, lastName }, companyName: member?.companyName ?? "" },
  });
}
