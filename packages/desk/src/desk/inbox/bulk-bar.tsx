import {
  type DeskAnswer,
  type DeskAnswerKind,
  deskOrdersApi,
  type DeskOrder,
  maxDeskOrders,
} from "@kreislauf/contract/desk";
import type { ErrorCode } from "@kreislauf/contract/base";
import { containerAction } from "@kreislauf/contract/catalog";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { call } from "../../base/call.ts";
import { saveCsv } from "../../base/save-csv.ts";
import { AnswerForm } from "./answer-form.tsx";
import { inboxTexts } from "../inbox.texts.ts";
import { refusalSentence } from "../base/refusal-sentence.ts";
import type { Answered } from "./use-undo.ts";
import styles from "./inbox.module.css";

interface BulkBarProps {
  orders: readonly DeskOrder[];
  onAnswered: (answered: Answered) => void;
  /** Called with the ids of the orders that were answered and refused; refused orders stay chosen. */
  onDone: (answered: ReadonlySet<number>, refused: ReadonlySet<number>) => void;
  onUnchoose: () => void;
}

const kinds: readonly DeskAnswerKind[] = [
  "confirm",
  "propose",
  "move",
  "execute",
  "fail",
  "redeclare",
  "cancel",
];

const isPlacement = ({ containerActionId }: DeskOrder) => containerActionId === containerAction.place;

interface RefusedOrder {
  readonly order: DeskOrder;
  readonly error: ErrorCode;
}

/** Answers all chosen orders alike. The server decides on each order; refused orders are listed with the reason. */
export function BulkBar({ orders, onAnswered, onDone, onUnchoose }: BulkBarProps) {
  const texts = useTexts(inboxTexts);
  const client = useQueryClient();
  const [kind, setKind] = useState<DeskAnswerKind | null>(null);
  const [refused, setRefused] = useState<readonly RefusedOrder[]>([]);
  const send = useMutation({
    mutationFn: (answer: DeskAnswer) =>
      call(deskOrdersApi.answerDeskOrders, {
        body: { orders: orders.map(({ id, version }) => ({ orderId: id, version })), answer },
      }),
    onSuccess: ({ results }, answer) => {
      const left = results.flatMap(({ orderId, error }) => {
        const order = orders.find(({ id }) => id === orderId);
        return error === null || order === undefined ? [] : [{ order, error }];
      });
      setRefused(left);
      setKind((shown) => (shown === answer.kind ? null : shown));
      const done = results.flatMap(({ orderId, error }) => (error === null ? [orderId] : []));
      onAnswered({
        kind: answer.kind,
        orderIds: done,
        message: texts.bulkDone(answer.kind, done.length, left.length),
        variant: left.length === 0 ? "success" : "warning",
      });
      onDone(new Set(done), new Set(left.map(({ order }) => order.id)));
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["desk"] }),
  });
  return (
    <div className={classNames(styles.bulk, kind === null && refused.length === 0 && styles.answers)}>
      <b>{texts.chosen(orders.length)}</b>
      {kind === null ? (
        kinds
          .filter((each) => each !== "move" || orders.every(isPlacement))
          .map((each) => (
            <Button
              key={each}
              small
              lockedBecause={orders.length > maxDeskOrders ? texts.tooMany : undefined}
              onClick={() => setKind(each)}
            >
              {texts.answers[each]}
            </Button>
          ))
      ) : (
        <AnswerForm
          key={kind}
          kind={kind}
          isForMany
          confirms={texts.confirmsEach(orders.filter(({ phase }) => phase === "proposal").length)}
          busy={send.isPending}
          error={send.error}
          onSend={(answer) => send.mutate(answer)}
          onCancel={() => {
            send.reset();
            setKind(null);
          }}
        />
      )}
      <Button small variant="ghost" onClick={onUnchoose}>
        {texts.unchoose}
      </Button>
      {refused.length > 0 && <RefusedOrders rows={refused} />}
    </div>
  );
}

/** The orders that the server refused to answer, each with the reason. */
function RefusedOrders({ rows }: { rows: readonly RefusedOrder[] }) {
  const texts = useTexts(inboxTexts);
  const language = useLanguage();
  const save = () =>
    saveCsv(texts.refusedFileName, [
      [texts.number, texts.company, texts.site, texts.reason],
      ...rows.map(({ order, error }) => [
        order.orderNumber,
        order.companyName,
        order.siteName,
        refusalSentence(error, language),
      ]),
    ]);
  return (
    <div role="status">
      <p>
        {texts.refusedTitle}{" "}
        <Button small variant="ghost" onClick={save}>
          {texts.asCsv}
        </Button>
      </p>
      <ul>
        {rows.map(({ order, error }) => (
          <li key={order.id}>
            {order.orderNumber} {order.companyName}: {refusalSentence(error, language)}
          </li>
        ))}
      </ul>
    </div>
  );
}
