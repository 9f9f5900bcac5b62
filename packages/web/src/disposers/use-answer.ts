import type { DisposerOrder } from "@kreislauf/contract/disposers";
import { useEffect, useEffectEvent, useState } from "react";
import { ApiError } from "../base/api-error.ts";
import { useOfflineSince } from "../base/online.ts";
import { useSubmit } from "../base/use-submit.ts";
import type { DisposerAnswerProps } from "./disposer-answer-props.ts";

const endedLink = new Set([
  "order_changed",
  "disposer_link_unknown",
  "disposer_link_replaced",
  "disposer_link_expired",
]);

/**
 * Sends the disposer's answer. Without a connection the answer waits in the open form and is sent once the connection
 * is back; `withdraw` or closing the form cancels that. The server takes the same answer only once, so it may be sent
 * repeatedly.
 */
export function useAnswer<Input = void>(
  { onAnswered, onOvertaken }: Pick<DisposerAnswerProps, "onAnswered" | "onOvertaken">,
  send: (input: Input) => Promise<DisposerOrder>,
) {
  const isOffline = useOfflineSince() !== null;
  const [waiting, setWaiting] = useState<{ readonly input: Input } | null>(null);
  const { submit, busy, failure } = useSubmit<Input, DisposerOrder>({
    send,
    isRepeated: true,
    onDone: onAnswered,
    recover: async (error) => {
      if (!(error instanceof ApiError) || !endedLink.has(error.code)) return undefined;
      await onOvertaken();
      return "shown";
    },
  });
  const onOnline = useEffectEvent((input: Input) => {
    setWaiting(null);
    void submit(input);
  });
  useEffect(() => {
    if (waiting === null) return undefined;
    const resume = () => onOnline(waiting.input);
    window.addEventListener("online", resume, { once: true });
    return () => window.removeEventListener("online", resume);
  }, [waiting]);
  const isWaiting = waiting !== null;
  return {
    submit: (input: Input) => (isOffline ? setWaiting({ input }) : void submit(input)),
    withdraw: () => setWaiting(null),
    isWaiting,
    busy: busy || isWaiting,
    failure,
  };
}
