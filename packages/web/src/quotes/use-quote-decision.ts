import type { Quote } from "@kreislauf/contract/quotes";
import { useQueryClient } from "@tanstack/react-query";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { ApiError } from "../base/api-error.ts";
import { useSubmit } from "../base/use-submit.ts";

/**
 * Sends the decision on a quote and refreshes the screen, also if it was refused because somebody else decided first.
 */
export function useQuoteDecision(
  send: () => Promise<Quote>,
  doneText: (quote: Quote) => string,
  onClosed: () => void,
) {
  const client = useQueryClient();
  const show = useSnackbar();
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ["agreements"] }),
      client.invalidateQueries({ queryKey: ["orders"] }),
    ]);
  return useSubmit<void, Quote>({
    send,
    onDone: async (quote) => {
      show({ message: doneText(quote), variant: "success" });
      onClosed();
      await refresh();
    },
    onFailure: ({ error, sentence }) => {
      if (!(error instanceof ApiError) || !error.code.startsWith("quote_")) return;
      show({ message: sentence, variant: "warning" });
      onClosed();
      void refresh();
    },
  });
}
