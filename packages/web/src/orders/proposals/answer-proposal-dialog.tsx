import { ordersApi, type Order, type ProposalReply } from "@kreislauf/contract/orders";
import { Check } from "lucide-react";
import { useState } from "react";
import { call } from "../../base/api.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { actionDialogsTexts } from "../actions/action-dialogs.texts.ts";
import { OrderActionDialog } from "../actions/order-action-dialog.tsx";
import { isAnsweredWith } from "../actions/order-action-outcome.ts";
import { wasteTypeName } from "../base/order-labels.ts";
import { useAmountLabels } from "../base/use-amount-labels.ts";
import { proposalTexts } from "./proposal.texts.ts";
import { ProposedDates } from "./proposed-dates.tsx";
import { useOrderActionSubmit } from "../actions/use-order-action-submit.ts";

interface AnswerProposalDialogProps {
  answer: "accept" | "keep";
  order: Order;
  onDone: (message: string) => void;
  onClosed: () => void;
}

/**
 * Asks for confirmation of the chosen answer to a proposal, and sends it: accept the proposed date, or keep the desired
 * date.
 */
export function AnswerProposalDialog({
  answer,
  order: initialOrder,
  onDone,
  onClosed,
}: AnswerProposalDialogProps) {
  const { numbered } = useTexts(actionDialogsTexts);
  const { containerLabel } = useAmountLabels();
  const texts = useTexts(proposalTexts).dialogs[answer];
  const { day } = useFormats();
  const [open, setOpen] = useState(true);
  const { order, busy, problem, run } = useOrderActionSubmit<ProposalReply>({
    initialOrder,
    send: (body) => call(ordersApi.answerProposal, { body }),
    isApplied: (fresh) => isAnsweredWith(answer, fresh, initialOrder),
    onDone: (done) => {
      setOpen(false);
      onDone(texts.done(done.orderNumber, day(done.desiredDate)));
    },
  });
  const { proposal } = order;
  return (
    <OrderActionDialog
      action="answer"
      order={order}
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      title={texts.title}
      description={numbered(wasteTypeName(order), containerLabel(order), order.orderNumber)}
      submitText={texts.submit}
      busyText={texts.submitting}
      dirty={false}
      busy={busy}
      problem={problem}
      onSubmit={(event) => {
        event.preventDefault();
        void run({ orderId: order.id, version: order.version, answer });
      }}
    >
      {proposal && (
        <ProposedDates
          order={order}
          proposal={proposal}
          chosen={answer === "accept" ? "proposed" : "desired"}
        />
      )}
      <Note {...(answer === "accept" && { icon: Check })}>{texts.text}</Note>
    </OrderActionDialog>
  );
}
