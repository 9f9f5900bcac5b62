import { type AuditSnapshot, berlinDate, formatDate, Refusal } from "@kreislauf/contract/base";
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
import { lockUserManagement } from "./people.store.ts";
import { findCompanyRule, listPeopleWithFactors, updateCompanyRule } from "./second-factor-rule.store.ts";

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

/** Sets who in the actor's company needs a second factor. Nobody is asked sooner than before without 14 days' notice. */
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
  await updateCompanyRule(context, edit);
  const { companyId } = context.actor;
  await recordAudit(context, {
    companyId,
    actorId: auditActor(context.actor),
    action: "second_factor_rule_changed",
    ...changed,
  });
  return {};
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
