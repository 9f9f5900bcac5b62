import { defineTexts } from "../base/index.ts";
import type { SecondFactorRule } from "./second-factor-rule.schema.ts";

/** Who needs a second factor in a company, by rule. */
export const secondFactorRuleTexts = defineTexts<Record<SecondFactorRule, string>>({
  de: { none: "Niemanden", managers: "Administration", all: "Alle" },
  en: { none: "Nobody", managers: "Administrators", all: "Everybody" },
});
