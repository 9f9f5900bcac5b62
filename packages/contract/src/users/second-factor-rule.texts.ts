import { defineTexts } from "../base/index.ts";
import type { SecondFactorRule } from "./second-factor-rule.schema.ts";

/** Whom a company asks for a second factor. */
export const secondFactorRuleTexts = defineTexts<Record<SecondFactorRule, string>>({
  de: { none: "Niemanden", managers: "Administration", all: "Alle" },
  en: { none: "Nobody", managers: "Administrators", all: "Everybody" },
});
