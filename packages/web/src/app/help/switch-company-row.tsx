import { useQuery } from "@tanstack/react-query";
import { Building2, ChevronRight } from "lucide-react";
import { errorSentence } from "../../base/api-error.ts";
import { useTexts } from "../../base/language.tsx";
import { useLateDialog } from "../../base/late-dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useSnackbar } from "../../ui/snackbar.tsx";
import { accountSettingsQuery } from "../../users/index.ts";
import { appTexts } from "../app.texts.ts";
import styles from "./mobile-settings.module.css";

const loadDialog = async () => (await import("../../session/switch-company-dialog.tsx")).SwitchCompanyDialog;

/** Only for those who belong to several companies. */
export function SwitchCompanyRow() {
  const texts = useTexts(appTexts);
  const { data: account } = useQuery(accountSettingsQuery);
  const dialog = useLateDialog<object>(loadDialog);
  const showSnack = useSnackbar();
  const open = () =>
    void dialog
      .open({})
      .catch((error: unknown) => showSnack({ message: errorSentence(error), variant: "error" }));
  if (account === undefined || account.companies.length < 2) return null;
  return (
    <>
      <button type="button" className={styles.row} aria-haspopup="dialog" onClick={open}>
        <Icon of={Building2} />
        <span>{texts.switchCompany}</span>
        <Icon of={ChevronRight} size={18} />
      </button>
      {dialog.element}
    </>
  );
}
