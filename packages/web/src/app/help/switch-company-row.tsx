import { Building2, ChevronRight } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { appTexts } from "../app.texts.ts";
import { useCompanySwitch } from "../use-company-switch.tsx";
import styles from "./mobile-settings.module.css";

/** Shown only to users who belong to several companies. */
export function SwitchCompanyRow() {
  const texts = useTexts(appTexts);
  const { isAvailable, open, element } = useCompanySwitch();
  if (!isAvailable) return null;
  return (
    <>
      <button type="button" className={styles.row} aria-haspopup="dialog" onClick={open}>
        <Icon of={Building2} />
        <span>{texts.switchCompany}</span>
        <Icon of={ChevronRight} size={18} />
      </button>
      {element}
    </>
  );
}
