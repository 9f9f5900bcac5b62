import { Refusal } from "@kreislauf/contract/base";
import { auditActor, recordAudit } from "../base/audit.ts";
import type { PersonsWork } from "../base/context.ts";
import { enqueueMail } from "../base/outbox.ts";
import { assignSites, findMember, type Login, namesOfSites } from "../users/index.ts";

declare module "../base/outbox.ts" {
  interface Mails {
    membership_added: MembershipAddedMail;
  }
}

export interface MembershipAddedMail {
  readonly greeting: { readonly firstName: string; readonly lastName: string };
  readonly companyName: string;
}

/**
 * Lets a person who has an access act for the actor's company too, with the rights and sites named. Only the provider
 * does that: a company that invites a known address is refused (decisions.md section 6).
 */
export async function addMembership(
  context: PersonsWork,
  person: Login,
  permissions: ReadonlySet<number>,
  locationIds: readonly number[],
): Promise<void> {
  const { db, now, actor } = context;
  const { companyId } = actor;
  const granted = {
    permissions: [...permissions],
    created_at: now.toString(),
    deleted_at: null,
    invited: false,
  };
  const added = await db
    .insertInto("memberships")
    .values({ user_id: person.id, company_id: companyId, ...granted })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "company_id"])
        .doUpdateSet(granted)
        .where("memberships.deleted_at", "is not", null),
    )
    .returning("user_id")
    .executeTakeFirst();
  if (added === undefined) throw new Refusal("already_registered");
  await assignSites(context, person.id, locationIds);
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
      locations: await namesOfSites(context, locationIds),
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
