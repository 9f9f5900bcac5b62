import { useQuery } from "@tanstack/react-query";
import { errorSentence } from "../base/api-error.ts";
import { useLazyDialog } from "@kreislauf/ui/overlays/use-lazy-dialog.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { accountSettingsQuery } from "../users/index.ts";

const load = async () => (await import("../session/company/switch-company-dialog.tsx")).SwitchCompanyDialog;

/** The dialog in which a user switches to another company. `isAvailable` is true for users of more than one company. */
export function useCompanySwitch() {
  const { data: account } = useQuery(accountSettingsQuery);
  const { open, element } = useLazyDialog<object>(load);
  const showSnack = useSnackbar();
  return {
    isAvailable: (account?.companies.length ?? 0) > 1,
    open: () =>
      void open({}).catch((error: unknown) => showSnack({ message: errorSentence(error), variant: "error" })),
    element,
  };
}
