import type { DisposerOrder } from "@kreislauf/contract/disposers";
import { useState } from "react";
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
 * Sends an answer. Without a network it waits in the open page and is sent once; the server takes the same answer
 * only once, so it may be repeated.
 */
export function useAnswer<Input = void>(
  { onAnswered, onOvertaken }: Pick<DisposerAnswerProps, "onAnswered" | "onOvertaken">,
  send: (input: Input) => Promise<DisposerOrder>,
) {
  const isOffline = useOfflineSince() !== null;
  const [isWaiting, setIsWaiting] = useState(false);
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
  const sendOnceOnline = (input: Input) => {
    setIsWaiting(true);
    const resume = () => {
      setIsWaiting(false);
      void submit(input);
    };
    window.addEventListener("online", resume, { once: true });
  };
  return {
    submit: (input: Input) => (isOffline ? sendOnceOnline(input) : void submit(input)),
    isWaiting,
    busy: busy || isWaiting,
    failure,
  };
}
