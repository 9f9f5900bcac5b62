import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { errorSentence } from "../../base/call.ts";
import { formsTexts } from "../forms.texts.ts";
import { useIsMounted } from "./use-is-mounted.ts";

/** Says what was refused, and why, when the form that would show it is gone. The subject is its number or name. */
export function useLateRefusal(subject: string): (error: unknown) => void {
  const show = useSnackbar();
  const isMounted = useIsMounted();
  return (error) => {
    if (!isMounted()) show({ message: `${subject}: ${errorSentence(error)}`, variant: "error" });
  };
}

/** The same in a form about an order. */
export function useLateOrderRefusal(orderNumber: string): (error: unknown) => void {
  return useLateRefusal(useTexts(formsTexts).order(orderNumber));
}
