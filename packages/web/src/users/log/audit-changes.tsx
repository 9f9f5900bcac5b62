import { type AuditField, auditFields, deviceTexts, parseUserAgent } from "@kreislauf/contract/base";
import { type AuditLogEntry, auditTexts, formatAuditValue } from "@kreislauf/contract/users";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { usePhoneFormat } from "../../base/phone-format.ts";
import { VisuallyHidden } from "@kreislauf/ui/base/visually-hidden.tsx";
import { uiTexts } from "@kreislauf/ui/ui.texts.ts";
import styles from "../base/access-and-log.module.css";

/** The fields that an entry of the log changed, each with the old value struck through, followed by the new one. */
export function AuditChanges({ entry }: { entry: AuditLogEntry }) {
  const { fields } = useTexts(auditTexts);
  const { before: beforeLabel } = useTexts(uiTexts).timeline;
  const formatValue = useValueFormat();
  const names = auditFields.filter((field) => field in entry.before || field in entry.after);
  return names.map((name) => {
    const [old, fresh] = [entry.before, entry.after].map((facts) => formatValue(name, facts[name]));
    // The field is empty before and after the change, so there is nothing to show.
    if (old === "" && fresh === "") return null;
    return (
      <p key={name} className={styles.change}>
        {`${fields[name]}: `}
        {old !== "" && (
          <>
            <VisuallyHidden>{beforeLabel} </VisuallyHidden>
            <s>{old}</s>{" "}
          </>
        )}
        {fresh === "" ? "–" : fresh}
      </p>
    );
  });
}

/**
 * Returns a function that formats values as the exported log does. Only phone numbers and devices are put more
 * readably.
 */
function useValueFormat() {
  const language = useLanguage();
  const phone = usePhoneFormat();
  const { name: deviceName } = useTexts(deviceTexts);
  return (field: AuditField, value: AuditLogEntry["before"][string] | undefined): string => {
    if (typeof value === "string" && field === "phone") return phone(value);
    if (typeof value === "string" && field === "device") return deviceName(parseUserAgent(value));
    return formatAuditValue(field, value, language);
  };
}
