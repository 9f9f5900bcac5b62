import {
  type DeskAnswer,
  type DeskAnswerKind,
  type DeskOrderDetail,
  deskOrdersApi,
} from "@kreislauf/contract/desk";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { call, isRefusedBy } from "../../base/call.ts";
import { type DeskStaff, hasRole } from "../../base/desk-session.ts";
import { useIsMounted } from "../base/use-is-mounted.ts";
import { useLateOrderRefusal } from "../base/use-late-refusal.ts";
import { useReadVersion } from "../base/use-read-version.ts";
import { inboxTexts } from "../inbox.texts.ts";
import styles from "../base/panel.module.css";
import { AnswerForm } from "./answer-form.tsx";
import { kindsOf } from "./kinds-of.ts";
import type { Answered } from "./use-undo.ts";

interface OrderAnswersProps {
  detail: DeskOrderDetail;
  staff: DeskStaff;
  /** The kind of answer that the person asked for, or null; the order's phase may not allow it. */
  answering: DeskAnswerKind | null;
  onAnswering: (kind: DeskAnswerKind | null) => void;
  onAnswered: (answered: Answered) => void;
}

/** Buttons for the answers that the order's phase allows, or the form of one answer. */
export function OrderAnswers({ detail, staff, answering, onAnswering, onAnswered }: OrderAnswersProps) {
  const texts = useTexts(inboxTexts);
  const kinds = kindsOf(detail);
  // It is the customer's turn to answer the proposal, so no button stands out.
  const hasProposal = detail.order.phase === "proposal";
  const [open, setOpen] = useState<DeskAnswerKind | null>(null);
  const canOpen = answering === null || kinds.includes(answering);
  // An open form stays, with its input, even if somebody else ends the phase that allows it.
  if (answering !== open && canOpen) setOpen(answering);
  if (kinds.length === 0 && open === null) return null;
  if (!hasRole(staff, "dispatch")) return <Note>{texts.noRole}</Note>;
  return open !== null ? (
    <OrderAnswer
      key={open}
      kind={open}
      isPossible={kinds.includes(open)}
      detail={detail}
      onAnswered={onAnswered}
      onClose={() => onAnswering(null)}
    />
  ) : (
    <div className={styles.actions}>
      {kinds.map((kind, place) => (
        <Button
          key={kind}
          small
          variant={place === 0 && kind === "confirm" && !hasProposal ? "primary" : "secondary"}
          onClick={() => onAnswering(kind)}
        >
          {texts.answers[kind]}
        </Button>
      ))}
    </div>
  );
}

interface OrderAnswerProps extends Pick<OrderAnswersProps, "detail" | "onAnswered"> {
  kind: DeskAnswerKind;
  /** Whether the order's phase still allows this answer. */
  isPossible: boolean;
  onClose: () => void;
}

function OrderAnswer({ detail, kind, isPossible, onAnswered, onClose }: OrderAnswerProps) {
  const texts = useTexts(inboxTexts);
  const { day } = useFormats();
  const client = useQueryClient();
  const { order, proposal, weightKg } = detail;
  const isMounted = useIsMounted();
  const refuseLate = useLateOrderRefusal(order.orderNumber);
  const read = useReadVersion(order.version);
  const send = useMutation({
    mutationFn: (answer: DeskAnswer) =>
      call(deskOrdersApi.answerDeskOrder, {
        params: { orderId: order.id },
        body: { version: read.version, answer },
      }),
    onSuccess: () => {
      onAnswered({
        kind,
        orderIds: [order.id],
        message: texts.done[kind](order.orderNumber),
        variant: "success",
      });
      if (isMounted()) onClose();
    },
    onError: (error) => {
      if (isRefusedBy(error, "order_changed")) read.readAnew();
      refuseLate(error);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["desk"] }),
  });
  return (
    <AnswerForm
      kind={kind}
      reportedKg={kind === "correct" ? weightKg : null}
      confirms={
        order.phase === "proposal" && proposal !== null
          ? texts.confirmsBeside(day(order.desiredDate), day(proposal.date))
          : texts.confirms(day(order.desiredDate))
      }
      isChanged={read.isChanged && !send.isPending}
      isOver={!isPossible && !send.isPending}
      busy={send.isPending}
      error={send.error}
      onSend={(answer) => send.mutate(answer)}
      onCancel={onClose}
    />
  );
}
