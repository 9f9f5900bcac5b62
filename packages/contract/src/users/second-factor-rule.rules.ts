import {
  addDays,
  allowed,
  type BerlinDate,
  berlinDate,
  permission,
  refused,
  type Verdict,
} from "../base/index.ts";
import { type SecondFactorRule, secondFactorRules } from "./second-factor-rule.schema.ts";

/** Days between a stricter rule and the day from which on it applies. */
export const secondFactorGraceDays = 14;
/** Days that somebody has who is new, or comes to manage, whatever the rule says. */
export const newPersonGraceDays = 7;

/** What a company asks for, and from which day on. */
export interface CompanyRule {
  readonly rule: SecondFactorRule;
  readonly validFrom: BerlinDate | null;
}

/** Whoever holds one of these is asked by the rule for managers. */
export const managingPermissions = [permission.userManager, permission.siteManager] as const;
const managing: ReadonlySet<number> = new Set(managingPermissions);

/** Whether a rule applies to somebody with these permissions. */
export const isSecondFactorNeeded = (rule: SecondFactorRule, permissions: Iterable<number>): boolean =>
  rule === "all" || (rule === "managers" && [...permissions].some((right) => managing.has(right)));

/** The first day on which a person gets no further without a second factor; null if none is asked of them. */
export function secondFactorDue(
  { rule, validFrom }: CompanyRule,
  person: {
    readonly permissions: Iterable<number>;
    readonly registeredAt: Temporal.Instant | null;
    /** When the rule for managers began to apply to them. */
    readonly managingSince: Temporal.Instant | null;
  },
): BerlinDate | null {
  if (validFrom === null || !isSecondFactorNeeded(rule, person.permissions)) return null;
  return [person.registeredAt, rule === "managers" ? person.managingSince : null]
    .filter((since) => since !== null)
    .map((since) => addDays(berlinDate(since), newPersonGraceDays))
    .reduce((latest, due) => (due > latest ? due : latest), validFrom);
}

/** The earliest day from which on a new rule may apply: one that asks nobody more than before keeps its day. */
export function earliestSecondFactorDay(
  before: CompanyRule,
  rule: SecondFactorRule,
  today: BerlinDate,
): BerlinDate {
  const inTime = addDays(today, secondFactorGraceDays);
  const isStricter = secondFactorRules.indexOf(rule) > secondFactorRules.indexOf(before.rule);
  return isStricter || before.validFrom === null || before.validFrom > inTime ? inTime : before.validFrom;
}

export const canSetSecondFactorRule = (
  before: CompanyRule,
  after: CompanyRule,
  today: BerlinDate,
): Verdict<"too_early"> =>
  after.validFrom === null || after.validFrom >= earliestSecondFactorDay(before, after.rule, today)
    ? allowed()
    : refused("too_early");
