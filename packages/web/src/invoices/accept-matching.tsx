import { type InvoiceCheck, invoicesApi } from "@kreislauf/contract/invoices";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { call } from "../base/api.ts";
import { useSubmit } from "../base/use-submit.ts";
import { invoiceCheckQuery } from "./invoices.queries.ts";
import { invoicesScreenTexts } from "./invoices.texts.ts";

/** A button that accepts all lines that match their orders, are not decided yet and may be accepted. */
export function AcceptMatching({ invoice }: { invoice: InvoiceCheck }) {
  const texts = useTexts(invoicesScreenTexts);
  const showSnack = useSnackbar();
  const queryClient = useQueryClient();
  const { queryKey } = invoiceCheckQuery(invoice.id);
  const lines = invoice.lines
    .filter(({ result, review }) => result === "matches" && review.state === null && review.canAccept)
    .map(({ position, review }) => ({ position, version: review.version }));
  const accepting = useSubmit({
    send: () => call(invoicesApi.acceptInvoiceLines, { params: { documentId: invoice.id }, body: { lines } }),
    onDone: (changed: InvoiceCheck) => {
      queryClient.setQueryData(queryKey, changed);
      showSnack({ message: texts.accepted(lines.length), variant: "success" });
    },
    onFailure: ({ sentence }) => {
      showSnack({ message: sentence, variant: "error" });
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  if (lines.length === 0) return null;
  return (
    <Button variant="primary" icon={Check} busy={accepting.busy} onClick={() => void accepting.submit()}>
      {texts.acceptMatching(lines.length)}
    </Button>
  );
}
