import { errorSentence } from "../base/api-error.ts";
import { useLateDialog } from "../base/late-dialog.tsx";
import { Button } from "../ui/button.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";

const load = async () => (await import("./forgot-password-dialog.tsx")).ForgotPasswordDialog;

/** Opens the dialog that sends a link for a new password. */
export function ForgotPasswordLink({ variant, text }: { variant: "ghost" | "primary"; text: string }) {
  const showSnack = useSnackbar();
  const { open, element } = useLateDialog<object>(load);
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
