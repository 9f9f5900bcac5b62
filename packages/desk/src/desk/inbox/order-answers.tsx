import { containerAction } from "@kreislauf/contract/catalog";
import {
  type DeskAnswer,
  type DeskAnswerKind,
  type DeskOrderDetail,
  deskOrdersApi,
} from "@kreislauf/contract/desk";
import { orderStatus } from "@kreislauf/contract/orders";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { call, errorSentence, isRefusedBy } from "../../base/call.ts";
import { type DeskStaff, hasRole } from "../../base/desk-session.ts";
import { useIsMounted } from "../base/use-is-mounted.ts";
import { useReadVersion } from "../base/use-read-version.ts";
import { inboxTexts } from "../inbox.texts.ts";
import styles from "../base/panel.module.css";
import { AnswerForm } from "./answer-form.tsx";
import type { Answered } from "./use-undo.ts";

const pendingKinds: readonly DeskAnswerKind[] = [
  "confirm",
  "propose",
  "move",
  "execute",
  "fail",
  "cancel",
  "redeclare",
];

/** What the phase of an order leaves to answer; the server decides again. */
function kindsOf({ order, executedOn }: DeskOrderDetail): readonly DeskAnswerKind[] {
  const isPlacement = order.containerActionId === containerAction.place;
  if (order.phase === "new" || order.phase === "confirmed" || order.phase === "proposal")
    return pendingKinds.filter((kind) => {
      if (kind === "move") return isPlacement;
      // The customer would have no time to answer.
      if (kind === "propose") return order.desiredDate > today();
      return kind !== "confirm" || order.phase !== "confirmed";
    });
  if (order.phase !== "executed" && order.phase !== "claimed") return [];
  const mayRedeclare = order.orderStatusId !== orderStatus.done;
  // A claimed order may be carried out late.
  const mayExecute = order.phase === "claimed" && executedOn === null;
  return [
    ...(mayExecute ? ["execute" as const] : []),
    ...(executedOn === null ? [] : ["correct" as const]),
    ...(mayRedeclare ? ["redeclare" as const] : []),
  ];
}

interface OrderAnswersProps {
  detail: DeskOrderDetail;
  staff: DeskStaff;
  /** The answer that was asked for; the phase of the order may not leave it. */
  answering: DeskAnswerKind | null;
  onAnswering: (kind: DeskAnswerKind | null) => void;
  onAnswered: (answered: Answered) => void;
}

/** The answers that an order still needs, or the form of one. */
export function OrderAnswers({ detail, staff, answering, onAnswering, onAnswered }: OrderAnswersProps) {
  const texts = useTexts(inboxTexts);
  const kinds = kindsOf(detail);
  const [open, setOpen] = useState<DeskAnswerKind | null>(null);
  const canOpen = answering === null || kinds.includes(answering);
  // What is typed outlives its phase, which somebody else may end.
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
          variant={place === 0 && kind === "confirm" ? "primary" : "secondary"}
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
  /** The phase of the order still leaves this answer. */
  isPossible: boolean;
  onClose: () => void;
}

function OrderAnswer({ detail, kind, isPossible, onAnswered, onClose }: OrderAnswerProps) {
  const texts = useTexts(inboxTexts);
  const client = useQueryClient();
  const show = useSnackbar();
  const { order, weightKg } = detail;
  const isMounted = useIsMounted();
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
        message: texts.done(texts.answers[kind], order.orderNumber),
        variant: "success",
      });
      if (isMounted()) onClose();
    },
    onError: (error) => {
      if (isRefusedBy(error, "order_changed")) read.readAnew();
      if (isMounted()) return;
      show({ message: texts.notDone(order.orderNumber, errorSentence(error)), variant: "error" });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["desk"] }),
  });
  return (
    <AnswerForm
      kind={kind}
      reportedKg={kind === "correct" ? weightKg : null}
      isChanged={read.isChanged && !send.isPending}
      isOver={!isPossible && !send.isPending}
      busy={send.isPending}
      error={send.error}
      onSend={(answer) => send.mutate(answer)}
      onCancel={onClose}
    />
  );
}
