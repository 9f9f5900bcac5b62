import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { errorSentence } from "../../base/call.ts";
import { formsTexts } from "../forms.texts.ts";
import { useIsMounted } from "./use-is-mounted.ts";

/** Shows a refusal in a snackbar if the form that would show it has been closed. `subject` names what was refused. */
export function useLateRefusal(subject: string): (error: unknown) => void {
  const show = useSnackbar();
  const isMounted = useIsMounted();
  return (error) => {
    if (!isMounted()) show({ message: `${subject}: ${errorSentence(error)}`, variant: "error" });
  };
}

/** `useLateRefusal` for a form about an order. */
export function useLateOrderRefusal(orderNumber: string): (error: unknown) => void {
  return useLateRefusal(useTexts(formsTexts).order(orderNumber));
}
