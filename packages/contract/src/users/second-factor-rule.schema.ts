import * as z from "zod/mini";
import { date } from "../base/index.ts";

/** Of whom a company can require a second factor: of people who manage users or sites, or of everybody. */
export const requiringRules = ["managers", "all"] as const;
export type RequiringRule = (typeof requiringRules)[number];

/** Who in a company needs a second factor: nobody, or the people of one of `requiringRules`. */
export const secondFactorRules = ["none", ...requiringRules] as const;
export type SecondFactorRule = (typeof secondFactorRules)[number];
const rule = z.enum(secondFactorRules);

const people = z.object({ total: z.int(), withoutFactor: z.int() });

export const secondFactorRuleView = z.object({
  rule,
  /** The day, in Berlin, from which the rule applies; null for the rule `none`. */
  validFrom: z.nullable(date),
  /** For each rule: how many registered people it applies to, and how many of those have no second factor. */
  people: z.object({ managers: people, all: people }),
});
export type SecondFactorRuleView = z.output<typeof secondFactorRuleView>;

export const secondFactorRuleEdit = z.discriminatedUnion("rule", [
  z.strictObject({ rule: z.literal("none") }),
  z.strictObject({ rule: z.literal("managers"), validFrom: date }),
  z.strictObject({ rule: z.literal("all"), validFrom: date }),
]);
export type SecondFactorRuleEdit = z.output<typeof secondFactorRuleEdit>;
