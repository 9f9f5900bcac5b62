import type { Order, ProposalReply } from "@kreislauf/contract/orders";
import { ordersApi } from "@kreislauf/contract/orders";
import { Check } from "lucide-react";
import { useState } from "react";
import { call } from "../base/api.ts";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { Note } from "../ui/note.tsx";
import { actionDialogsTexts } from "./action-dialogs.texts.ts";
import { OrderActionDialog } from "./order-action-dialog.tsx";
import { isAnsweredWith } from "./order-step-outcome.ts";
import { containerWords, wasteName } from "./order-words.ts";
import { proposalTexts } from "./proposal.texts.ts";
import { ProposedDates } from "./proposed-dates.tsx";
import { useOrderStep } from "./use-order-step.ts";

interface AnswerProposalDialogProps {
  answer: "accept" | "keep";
  order: Order;
  onDone: (message: string) => void;
  onClosed: () => void;
}

/** Accepts another date that the disposer proposes, or keeps one's own. */
export function AnswerProposalDialog({ answer, order: first, onDone, onClosed }: AnswerProposalDialogProps) {
  const { numbered } = useTexts(actionDialogsTexts);
  const texts = useTexts(proposalTexts).dialogs[answer];
  const { day } = useFormats();
  const [open, setOpen] = useState(true);
  const { order, busy, problem, run } = useOrderStep<ProposalReply>({
    first,
    send: (body) => call(ordersApi.answerProposal, { body }),
    hasHappened: (fresh) => isAnsweredWith(answer, fresh, first),
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
      description={numbered(wasteName(order), containerWords(order), order.orderNumber)}
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
