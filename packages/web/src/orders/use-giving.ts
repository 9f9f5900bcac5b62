import { onlineManager, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError, errorSentence } from "../base/api-error.ts";
import { randomKey } from "../base/random-key.ts";
import type { OrderAttempt } from "./order-attempts.ts";
import { nextKey } from "./order-attempts.ts";
import { refreshOrders } from "./orders.queries.ts";
import { isLost, untilAnswered } from "./until-answered.ts";
import { useAlone } from "./use-alone.ts";

/** What stands above the buttons: refused with a sentence, not sent, without an answer, or given by an earlier attempt. */
export type SubmissionFailure =
  | { readonly kind: "refused"; readonly sentence: string }
  | { readonly kind: "offline" | "lost" | "arrived" };

interface Gift<Body, Answer> {
  readonly send: (body: Body, idempotencyKey: string) => Promise<Answer>;
  readonly onGiven: (answer: Answer) => void;
  /** Puts a refusal beside its fields; false where it is about none. */
  readonly complain: (error: ApiError) => boolean;
}

/** Sends what makes orders, once, however often it is sent (decisions.md section 3, idempotency). */
export function useGiving<Body, Answer>({ send, onGiven, complain }: Gift<Body, Answer>) {
  const queryClient = useQueryClient();
  const [firstKey] = useState(randomKey);
  const last = useRef<OrderAttempt | null>(null);
  const { busy, alone } = useAlone();
  const [failure, setFailure] = useState<SubmissionFailure | null>(null);

  function show(error: unknown): void {
    if (!(error instanceof ApiError) || isLost(error)) {
      setFailure({ kind: "lost" });
      return;
    }
    if (error.code === "idempotency_mismatch") {
      setFailure({ kind: "arrived" });
      return;
    }
    if (!complain(error)) setFailure({ kind: "refused", sentence: errorSentence(error) });
  }

  /** Without a connection nothing begins: it would wait for one unseen and go out when nobody expects it any more. */
  const attempt = (work: () => Promise<void>): Promise<void> =>
    alone(async () => {
      setFailure(null);
      if (onlineManager.isOnline()) await work();
      else setFailure({ kind: last.current?.outcome === "lost" ? "lost" : "offline" });
    });

  async function give(wish: Body): Promise<void> {
    const body = JSON.stringify(wish);
    const key = last.current === null ? firstKey : nextKey(last.current, body, randomKey);
    try {
      onGiven(
        await untilAnswered(
          () => send(wish, key),
          (outcome) => (last.current = { key, body, outcome }),
        ),
      );
    } catch (error) {
      show(error);
    }
    // What was given shows everywhere; what was refused was decided on facts that are no longer true.
    void refreshOrders(queryClient);
  }

  return {
    busy,
    attempt,
    failure,
    give,
    /** Whether this very wish may have arrived already: repeating it needs no asking. */
    mayHaveArrived: (wish: Body) =>
      last.current?.outcome === "lost" && last.current.body === JSON.stringify(wish),
  };
}
