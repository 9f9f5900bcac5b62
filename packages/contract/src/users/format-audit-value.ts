import { type AuditField, type AuditValue, formatDate, type Language } from "../base/index.ts";
import { auditTexts } from "./audit.texts.ts";
import { secondFactorRuleTexts } from "./second-factor-rule.texts.ts";
import { levelTexts } from "./levels.texts.ts";
import { permissionTexts } from "./permissions.texts.ts";

/**
 * A value of the audit log as text. Levels and permissions are stored as ids, since their names depend on the language.
 */
export function formatAuditValue(
  field: AuditField,
  value: AuditValue | undefined,
  language: Language,
): string {
  const { yes, no } = auditTexts[language];
  const levels: Readonly<Record<number, string>> = levelTexts[language];
  const rights: Readonly<Record<number, string>> = permissionTexts[language].names;
  const rules: Readonly<Record<string, string>> = secondFactorRuleTexts[language];
  const write = (each: string | number) => {
    if (field === "level") return levels[Number(each)] ?? "";
    if (field === "permissions") return rights[Number(each)] ?? String(each);
    if (field === "secondFactorRule") return rules[each] ?? String(each);
    return field === "validFrom" ? formatDate(String(each)) : String(each);
  };
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? yes : no;
  return [value].flat().map(write).join(", ");
}
