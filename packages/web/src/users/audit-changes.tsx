import type { AuditField } from "@kreislauf/contract/base";
import { type AuditRecord, auditTexts, levelTexts, permissionTexts } from "@kreislauf/contract/users";
import { useTexts } from "../base/language.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { uiTexts } from "../ui/ui.texts.ts";
import styles from "./rights.module.css";

type Value = AuditRecord["before"][string];

/** The fields that became others: the old value struck through, then the new one. */
export function AuditChanges({ entry }: { entry: AuditRecord }) {
  const { fields } = useTexts(auditTexts);
  const { before: said } = useTexts(uiTexts).timeline;
  const write = useValueWords();
  const names = [...new Set([...Object.keys(entry.before), ...Object.keys(entry.after)])] as AuditField[];
  return names.map((name) => {
    const [old, fresh] = [write(name, entry.before[name]), write(name, entry.after[name])];
    return (
      <p key={name} className={styles.change}>
        {`${fields[name]}: `}
        {old !== "" && (
          <>
            <VisuallyHidden>{said} </VisuallyHidden>
            <s>{old}</s>{" "}
          </>
        )}
        {fresh === "" ? "–" : fresh}
      </p>
    );
  });
}

/** Values are kept as ids where they have a name in every language. */
function useValueWords(): (field: AuditField, value: Value | undefined) => string {
  const { yes, no } = useTexts(auditTexts);
  const levels: Readonly<Record<number, string>> = useTexts(levelTexts);
  const rights: Readonly<Record<number, string>> = useTexts(permissionTexts).names;
  return (field, value) => {
    if (value === null || value === undefined) return "";
    if (typeof value === "boolean") return value ? yes : no;
    if (field === "level") return levels[Number(value)] ?? "";
    if (field === "permissions")
      return [value]
        .flat()
        .map((id) => rights[Number(id)] ?? id)
        .join(", ");
    return Array.isArray(value) ? value.join(", ") : String(value);
  };
}
