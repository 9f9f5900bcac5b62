import { useEffect } from "react";
import { errorSentence } from "../../base/api-error.ts";
import { useLazyDialog } from "@kreislauf/ui/overlays/use-lazy-dialog.tsx";
import { useNeedsSignInAgain } from "../../base/session.ts";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";

const load = async () => (await import("./sign-in-again-dialog.tsx")).SignInAgainDialog;

/** Asks for the password above a form whose session has expired, so that the form's input is not lost. */
export function SignInAgain() {
  const isNeeded = useNeedsSignInAgain();
  const { open, element } = useLazyDialog<object>(load);
  const showSnack = useSnackbar();
  useEffect(() => {
    if (!isNeeded) return;
    open({}).catch((error: unknown) => showSnack({ message: errorSentence(error), variant: "error" }));
    // Opens once each time the session expires.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isNeeded]);
  return element;
}
