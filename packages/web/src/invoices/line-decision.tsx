import { type CheckedInvoiceLine, type InvoiceCheck, invoicesApi } from "@kreislauf/contract/invoices";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../base/api.ts";
import { hrefTo } from "../base/paths.ts";
import { useSubmit } from "../base/use-submit.ts";
import { DisputeDialog } from "./dispute-dialog.tsx";
import { invoiceCheckQuery } from "./invoices.queries.ts";
import { invoicesScreenTexts } from "./invoices.texts.ts";
import { ReviewBadge } from "./review-badge.tsx";
import { showDispute } from "./show-dispute.ts";
import styles from "./invoices.module.css";

interface LineDecisionProps {
  invoice: InvoiceCheck;
  line: CheckedInvoiceLine;
}

/** What was decided on a line, and the buttons for deciding. */
export function LineDecision({ invoice, line }: LineDecisionProps) {
  const texts = useTexts(invoicesScreenTexts);
  const { day } = useFormats();
  const showSnack = useSnackbar();
  const queryClient = useQueryClient();
  const [disputed, setDisputed] = useState<CheckedInvoiceLine | null>(null);
  const { queryKey } = invoiceCheckQuery(invoice.id);
  const { position, review, result } = line;
  const { state, version } = review;
  const done = (message: string) => (changed: InvoiceCheck) => {
    queryClient.setQueryData(queryKey, changed);
    showSnack({ message, variant: "success" });
  };
  const onFailure = ({ sentence }: { readonly sentence: string }) => {
    showSnack({ message: sentence, variant: "error" });
    // Somebody else may have decided first, so refetch the invoice to show that.
    void queryClient.invalidateQueries({ queryKey });
  };
  const accepting = useSubmit({
    send: () =>
      call(invoicesApi.acceptInvoiceLines, {
        params: { documentId: invoice.id },
        body: { lines: [{ position, version }] },
      }),
    onDone: done(texts.accepted(1)),
    onFailure,
  });
  const withdrawing = useSubmit({
    send: () =>
      call(invoicesApi.withdrawInvoiceDispute, {
        params: { documentId: invoice.id, position: String(position) },
        body: { version },
      }),
    onDone: done(texts.withdrawnDone),
    onFailure,
  });
  const isDisputed = review.messages.some(({ event }) => event === "disputed");
  const isAnswered = review.messages.some(({ fromProvider }) => fromProvider);
  // A line that matches needs no decision, but may be disputed.
  const asks = result === "deviates" || state === "declined" || state === "withdrawn";
  return (
    <div className={styles.decision}>
      {state !== null && <ReviewBadge state={state} />}
      {review.answerBy !== null && <small>{texts.answerBy(day(review.answerBy))}</small>}
      {review.creditNote && (
        <a href={hrefTo("documents", undefined, { document: review.creditNote.id })}>
          {texts.creditNote(review.creditNote.number)}
        </a>
      )}
      {isDisputed && (
        <Button
          small
          variant="ghost"
          aria-label={texts.named(isAnswered ? texts.readAnswer : texts.readDispute, position)}
          onClick={() => showDispute(position)}
        >
          {isAnswered ? texts.readAnswer : texts.readDispute}
        </Button>
      )}
      <span className={styles.buttons}>
        {review.canAccept && asks && (
          <Button
            small
            busy={accepting.busy}
            aria-label={texts.named(texts.accept, position)}
            onClick={() => void accepting.submit()}
          >
            {texts.accept}
          </Button>
        )}
        {review.canDispute && (
          <Button
            small
            variant={asks && state === null ? "secondary" : "ghost"}
            aria-label={texts.named(state === "declined" ? texts.again : texts.dispute, position)}
            onClick={() => setDisputed(line)}
          >
            {state === "declined" ? texts.again : texts.dispute}
          </Button>
        )}
        {review.canWithdraw && (
          <Button
            small
            variant="ghost"
            busy={withdrawing.busy}
            aria-label={texts.named(texts.withdraw, position)}
            onClick={() => void withdrawing.submit()}
          >
            {texts.withdraw}
          </Button>
        )}
      </span>
      {disputed !== null && (
        <DisputeDialog
          invoiceId={invoice.id}
          line={disputed}
          onClosed={() => setDisputed(null)}
          onDone={(changed) => {
            setDisputed(null);
            done(texts.disputedDone)(changed);
          }}
        />
      )}
    </div>
  );
}
