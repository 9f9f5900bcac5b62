import type { AuditField, AuditValue, Language } from "../base/index.ts";
import { auditTexts } from "./audit.texts.ts";
import { levelTexts } from "./levels.texts.ts";
import { permissionTexts } from "./permissions.texts.ts";

/**
 * A value of the audit log as text: levels and permissions are stored as ids because their names depend on the
 * language.
 */
export function formatAuditValue(
  field: AuditField,
  value: AuditValue | undefined,
  language: Language,
): string {
  const { yes, no } = auditTexts[language];
  const levels: Readonly<Record<number, string>> = levelTexts[language];
  const rights: Readonly<Record<number, string>> = permissionTexts[language].names;
  const write = (each: string | number) => {
    if (field === "level") return levels[Number(each)] ?? "";
    return field === "permissions" ? (rights[Number(each)] ?? String(each)) : String(each);
  };
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? yes : no;
  return [value].flat().map(write).join(", ");
}
