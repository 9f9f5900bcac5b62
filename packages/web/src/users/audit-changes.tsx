import { auditFields } from "@kreislauf/contract/base";
import { type AuditRecord, auditTexts, auditValueWords } from "@kreislauf/contract/users";
import { useLanguage, useTexts } from "../base/language.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { uiTexts } from "../ui/ui.texts.ts";
import styles from "./rights.module.css";

/** The fields that became others: the old value struck through, then the new one. */
export function AuditChanges({ entry }: { entry: AuditRecord }) {
  const { fields } = useTexts(auditTexts);
  const { before: said } = useTexts(uiTexts).timeline;
  const language = useLanguage();
  const names = auditFields.filter((field) => field in entry.before || field in entry.after);
  return names.map((name) => {
    const [old, fresh] = [entry.before, entry.after].map((facts) =>
      auditValueWords(name, facts[name], language),
    );
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
