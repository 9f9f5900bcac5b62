import { recordAudit } from "../../base/audit.ts";
import type { Actor, InTransaction, PublicContext, WriteContext } from "../../base/context.ts";
import { enqueueMail } from "../../base/mail/outbox.ts";
import { findLoginById, listCompaniesOf } from "../../users/index.ts";

export type SecondFactorChange =
  | "second_factor_added"
  | "second_factor_removed"
  | "second_factor_reset"
  | "passkey_added"
  | "passkey_removed"
  | "passkey_cloned"
  | "recovery_codes_created"
  | "recovery_code_used";

declare module "../../base/mail/outbox.ts" {
  interface Mails {
    second_factor_changed: SecondFactorChangedMail;
  }
}

export interface SecondFactorChangedMail {
  readonly greeting: { readonly firstName: string; readonly lastName: string };
  readonly change: SecondFactorChange;
  /** ISO instant. */
  readonly changedOn: string;
  /** True if the provider made the change, not somebody of the company. */
  readonly byProvider?: boolean;
}

/**
 * Notifies a person by e-mail of a change to their second factor, in case it was not them, and writes it to the audit
 * log of each of their companies. `manager` is null for the operator, undefined if the person did it themselves; a
 * manager is named only in the log of their own company.
 */
export async function recordSecondFactor(
  context: WriteContext,
  userId: number,
  change: SecondFactorChange,
  manager?: Pick<Actor, "userId" | "companyId"> | null,
): Promise<void> {
  const person = await findLoginById(context.db, userId);
  if (person === undefined) return;
  const { first_name: firstName, last_name: lastName } = person;
  for (const { id: companyId } of await listCompaniesOf(context.db, userId)) {
    const done =
      manager === undefined
        ? { actorId: userId }
        : {
            actorId: manager?.companyId === companyId ? manager.userId : null,
            subject: `${firstName} ${lastName}`,
            subjectId: userId,
          };
    await recordAudit(context, { companyId, action: change, ...done });
  }
  if (person.email === null) return;
  await enqueueMail(context, {
    kind: "second_factor_changed",
    cause: `${change} of ${userId} at ${context.now.toString()}`,
    recipient: { id: userId, email: person.email },
    data: {
      greeting: { firstName, lastName },
      change,
      changedOn: context.now.toString(),
      byProvider: manager === null,
    },
  });
}

/**
 * Reports a passkey whose counter did not increase, which means that a copy exists: by e-mail to the person, in the
 * audit log and in the server's log.
 */
export async function recordPasskeyCloned(
  context: InTransaction<PublicContext>,
  userId: number,
): Promise<void> {
  context.log.warn({ security: "passkey_cloned", userId }, "counter of a passkey did not count on");
  await recordSecondFactor(context, userId, "passkey_cloned");
}
