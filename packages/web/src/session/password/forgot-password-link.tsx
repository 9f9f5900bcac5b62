import { errorSentence } from "../../base/api-error.ts";
import { useLazyDialog } from "@kreislauf/ui/overlays/use-lazy-dialog.tsx";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";

const load = async () => (await import("./forgot-password-dialog.tsx")).ForgotPasswordDialog;

/** The button that opens the dialog for requesting a new password. */
export function ForgotPasswordLink({ variant, text }: { variant: "ghost" | "primary"; text: string }) {
  const showSnack = useSnackbar();
  const { open, element } = useLazyDialog<object>(load);
  const show = () =>
    open({}).catch((error: unknown) => showSnack({ message: errorSentence(error), variant: "error" }));
  return (
    <>
      <Button variant={variant} block onClick={() => void show()}>
        {text}
      </Button>
      {element}
    </>
  );
}
