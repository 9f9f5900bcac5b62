import {
  type AuditSnapshot,
  type BerlinDate,
  berlinDate,
  formatDate,
  Refusal,
} from "@kreislauf/contract/base";
import {
  canSetSecondFactorRule,
  type CompanyRule,
  earliestSecondFactorDay,
  isSecondFactorNeeded,
  type SecondFactorRule,
  secondFactorRuleErrorTexts,
  type SecondFactorRuleEdit,
  type SecondFactorRuleView,
} from "@kreislauf/contract/users";
import { auditActor, changedFacts, recordAudit } from "../base/audit.ts";
import type { Scope, UserWriteContext } from "../base/context.ts";
import { enqueueMail } from "../base/mail/outbox.ts";
import { lockUserManagement } from "./people.store.ts";
import {
  findCompanyRule,
  listPeopleWithFactors,
  secondFactorDueOf,
  updateCompanyRule,
} from "./second-factor-rule.store.ts";

declare module "../base/mail/outbox.ts" {
  interface Mails {
    second_factor_required: SecondFactorRequiredMail;
  }
}

export interface SecondFactorRequiredMail {
  readonly greeting: { readonly firstName: string; readonly lastName: string };
  readonly companyName: string;
  /** The first day on which the company lets the person in with a second factor only. */
  readonly due: BerlinDate;
}

export async function getSecondFactorRule(scope: Scope): Promise<SecondFactorRuleView> {
  const everybody = await listPeopleWithFactors(scope);
  const countFor = (rule: SecondFactorRule) => {
    const affected = everybody.filter(({ permissions }) => isSecondFactorNeeded(rule, permissions));
    const withoutFactor = affected.filter(({ isFactorPresent }) => !isFactorPresent);
    return { total: affected.length, withoutFactor: withoutFactor.length };
  };
  const people = { managers: countFor("managers"), all: countFor("all") };
  return { ...(await findCompanyRule(scope)), people };
}

/**
 * Sets who in the actor's company needs a second factor. Requiring it sooner than before takes 14 days' notice. Mails
 * everybody who will need a second factor and has none yet.
 */
export async function changeSecondFactorRule(
  context: UserWriteContext,
  edit: SecondFactorRuleEdit,
): Promise<Record<string, never>> {
  await lockUserManagement(context);
  const before = await findCompanyRule(context);
  const after: CompanyRule = { rule: edit.rule, validFrom: edit.rule === "none" ? null : edit.validFrom };
  ensureInTime(context, before, after);
  const changed = changedFacts(toSnapshot(before), toSnapshot(after));
  if (changed === null) return {};
  const companyName = await updateCompanyRule(context, edit);
  const { companyId } = context.actor;
  await recordAudit(context, {
    companyId,
    actorId: auditActor(context.actor),
    action: "second_factor_rule_changed",
    ...changed,
  });
  await notifyAffected(context, after, companyName);
  return {};
}

/** Mails a person who can now manage and therefore needs a second factor. */
export async function notifyNewManager(
  context: UserWriteContext,
  userId: number,
  companyName: string,
): Promise<void> {
  const rule = await findCompanyRule(context);
  if (rule.rule === "managers") await notifyAffected(context, rule, companyName, userId);
}

/** Mails everybody in the company, or only one person, who needs a second factor by the rule and has none yet. */
async function notifyAffected(
  context: UserWriteContext,
  rule: CompanyRule,
  companyName: string,
  onlyUserId?: number,
): Promise<void> {
  const people = await listPeopleWithFactors(context, onlyUserId);
  for (const { userId, email, firstName, lastName, isFactorPresent, ...person } of people) {
    const due = secondFactorDueOf({ ...rule, ...person });
    if (due === null || isFactorPresent || email === null) continue;
    await enqueueMail(context, {
      kind: "second_factor_required",
      cause: `second factor rule of ${context.actor.companyId} at ${context.now.toString()}`,
      recipient: { id: userId, email },
      data: { greeting: { firstName, lastName }, companyName, due },
    });
  }
}

function ensureInTime({ now, language }: UserWriteContext, before: CompanyRule, after: CompanyRule): void {
  const today = berlinDate(now);
  if (canSetSecondFactorRule(before, after, today).allowed) return;
  const earliest = formatDate(earliestSecondFactorDay(before, after.rule, today));
  const message = secondFactorRuleErrorTexts[language].tooEarly(earliest);
  throw new Refusal("validation", [{ field: "validFrom", message }]);
}

const toSnapshot = ({ rule, validFrom }: CompanyRule): AuditSnapshot => ({
  secondFactorRule: rule,
  validFrom,
});
