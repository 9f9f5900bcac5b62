import { useQuery } from "@tanstack/react-query";
import { errorSentence } from "../base/api-error.ts";
import { useLateDialog } from "../base/late-dialog.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import { accountSettingsQuery } from "../users/index.ts";

const load = async () => (await import("../session/switch-company-dialog.tsx")).SwitchCompanyDialog;

/** The way into another company, only for those who belong to several. */
export function useCompanySwitch() {
  const { data: account } = useQuery(accountSettingsQuery);
  const { open, element } = useLateDialog<object>(load);
  const showSnack = useSnackbar();
  return {
    isOffered: (account?.companies.length ?? 0) > 1,
    open: () =>
      void open({}).catch((error: unknown) => showSnack({ message: errorSentence(error), variant: "error" })),
    element,
  };
}
