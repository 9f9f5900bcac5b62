import { useEffect } from "react";
import { errorSentence } from "../../base/api-error.ts";
import { useLazyDialog } from "@kreislauf/ui/overlays/use-lazy-dialog.tsx";
import { useNeedsSignInAgain } from "../../base/session.ts";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";

const load = async () => (await import("./sign-in-again-dialog.tsx")).SignInAgainDialog;

/** Asks for the password over a form whose session lapsed, instead of taking the form away. */
export function SignInAgain() {
  const isHeld = useNeedsSignInAgain();
  const { open, element } = useLazyDialog<object>(load);
  const showSnack = useSnackbar();
  useEffect(() => {
    if (!isHeld) return;
    open({}).catch((error: unknown) => showSnack({ message: errorSentence(error), variant: "error" }));
    // Opens once per lapse.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isHeld]);
  return element;
}
