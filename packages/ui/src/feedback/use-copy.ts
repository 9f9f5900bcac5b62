import { useSnackbar } from "./snackbar-provider.tsx";

/** Copies a text to the clipboard, and says in a snackbar whether that worked. */
export function useCopy(): (
  text: string,
  messages: { readonly copied: string; readonly notCopied: string },
) => Promise<void> {
  const showSnack = useSnackbar();
  return async (text, { copied, notCopied }) => {
    try {
      await navigator.clipboard.writeText(text);
      showSnack({ message: copied, variant: "success" });
    } catch {
      // Pages without TLS have no clipboard, and users can deny access to it.
      showSnack({ message: notCopied, variant: "warning" });
    }
  };
}
