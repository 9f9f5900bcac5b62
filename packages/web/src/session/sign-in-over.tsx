import { useEffect } from "react";
import { errorSentence } from "../base/api-error.ts";
import { useLateDialog } from "../base/late-dialog.tsx";
import { useIsHeld } from "../base/session.ts";
import { useSnackbar } from "../ui/snackbar.tsx";

const load = async () => (await import("./sign-in-again-dialog.tsx")).SignInAgainDialog;

/** Asks for the password over a form whose session lapsed, instead of taking the form away. */
export function SignInOver() {
  const isHeld = useIsHeld();
  const { open, element } = useLateDialog<object>(load);
  const showSnack = useSnackbar();
  useEffect(() => {
    if (!isHeld) return;
    open({}).catch((error: unknown) => showSnack({ message: errorSentence(error), variant: "error" }));
    // Opens once per lapse.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isHeld]);
  return element;
}
