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

/** A stricter rule takes effect at least this many days after it was set. */
export const secondFactorGraceDays = 14;
/** How many days a new person, or somebody who becomes a manager, has to set up a second factor. */
export const newPersonGraceDays = 7;

/** A company's rule and the first day, in Berlin, on which it applies; `validFrom` is null for the rule `none`. */
export interface CompanyRule {
  readonly rule: SecondFactorRule;
  readonly validFrom: BerlinDate | null;
}

/** The rule for managers applies to everybody who holds one of these permissions. */
export const managingPermissions = [permission.userManager, permission.siteManager] as const;
const managing: ReadonlySet<number> = new Set(managingPermissions);

/** Whether a rule applies to somebody with these permissions. */
export const isSecondFactorNeeded = (rule: SecondFactorRule, permissions: Iterable<number>): boolean =>
  rule === "all" || (rule === "managers" && [...permissions].some((right) => managing.has(right)));

/** The first day on which a person cannot use the portal without a second factor; null if they need none. */
export function secondFactorDue(
  { rule, validFrom }: CompanyRule,
  person: {
    readonly permissions: Iterable<number>;
    readonly registeredAt: Temporal.Instant | null;
    /**
     * When the person last was given one of `managingPermissions` without having had any; null if that did not happen
     * after they registered.
     */
    readonly managingSince: Temporal.Instant | null;
  },
): BerlinDate | null {
  if (validFrom === null || !isSecondFactorNeeded(rule, person.permissions)) return null;
  return [person.registeredAt, rule === "managers" ? person.managingSince : null]
    .filter((since) => since !== null)
    .map((since) => addDays(berlinDate(since), newPersonGraceDays))
    .reduce((latest, due) => (due > latest ? due : latest), validFrom);
}

/**
 * The earliest day on which a new rule may take effect. A rule that is not stricter may keep the day of the rule
 * before.
 */
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
