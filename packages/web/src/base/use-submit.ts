import { onlineManager } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError, errorSentence } from "./api-error.ts";
import { randomKey } from "./random-key.ts";
import {
  isOutcomeUnknown,
  nextIdempotencyKey,
  retryDelays,
  sendWithRetry,
  type SubmitAttempt,
} from "./submit-attempt.ts";

export interface SubmitFailure {
  /** `lost`: nobody knows whether it arrived. `arrived`: an earlier attempt with other content did. */
  readonly kind: "refused" | "offline" | "lost" | "arrived";
  readonly error: unknown;
  readonly sentence: string;
}

export interface SubmitOptions<Input, Answer> {
  /** The key stays the same as long as an earlier attempt may have arrived. */
  readonly send: (input: Input, idempotencyKey: string) => Promise<Answer>;
  /** Sent again by itself while no answer comes; sending it twice must be safe. */
  readonly isRepeated?: boolean;
  /** Asked before it is sent; false where somebody has to confirm it first. */
  readonly isReady?: (input: Input, mayHaveArrived: boolean) => Promise<boolean>;
  /** It stays busy until this is over. */
  readonly onDone?: (answer: Answer, input: Input) => unknown;
  /** What failed may be done all the same, or be shown in another way. */
  readonly recover?: (
    error: unknown,
    input: Input,
    mayHaveArrived: boolean,
  ) => Promise<{ readonly answer: Answer } | "shown" | undefined>;
  /** Puts a refusal beside its fields; true where that says everything. */
  readonly setErrors?: (error: ApiError) => boolean;
  readonly onFailure?: (failure: SubmitFailure) => void;
  /** After each attempt that was sent, however it ended. */
  readonly onSettled?: () => void;
}

interface SubmitState<Input, Answer> {
  readonly busy: boolean;
  /** What is being sent, or was last. */
  readonly input: Input | undefined;
  readonly failure: SubmitFailure | null;
  readonly answer: Answer | undefined;
}

const idle = { busy: false, input: undefined, failure: null, answer: undefined };
type Outcome<Answer> = { readonly failure?: SubmitFailure; readonly answer?: Answer };

/**
 * Sends what somebody has filled in or asked for: one at a time, since a second click is no second order; not at all
 * without a connection, where it would go out when nobody expects it any more.
 */
export function useSubmit<Input = void, Answer = unknown>(options: SubmitOptions<Input, Answer>) {
  const { send, isRepeated = false, isReady, onDone, recover, setErrors, onFailure, onSettled } = options;
  const [firstKey] = useState(randomKey);
  const last = useRef<SubmitAttempt | null>(null);
  const wasEverLost = useRef(false);
  const isRunning = useRef(false);
  const [state, setState] = useState<SubmitState<Input, Answer>>(idle);

  const failed = (kind: SubmitFailure["kind"], error: unknown): Outcome<Answer> => {
    const failure = { kind, error, sentence: errorSentence(error) };
    onFailure?.(failure);
    return { failure };
  };

  async function explain(error: unknown, input: Input): Promise<Outcome<Answer>> {
    const recovered = await recover?.(error, input, wasEverLost.current);
    if (recovered === "shown") return {};
    if (recovered !== undefined) {
      await onDone?.(recovered.answer, input);
      return { answer: recovered.answer };
    }
    if (!(error instanceof ApiError) || isOutcomeUnknown(error)) return failed("lost", error);
    if (error.code === "idempotency_mismatch") return failed("arrived", error);
    return setErrors?.(error) === true ? {} : failed("refused", error);
  }

  async function attempt(input: Input, isConfirmed: boolean): Promise<Outcome<Answer>> {
    const body = JSON.stringify(input) ?? "";
    const wasLost = last.current?.outcome === "lost";
    if (!onlineManager.isOnline()) return failed(wasLost ? "lost" : "offline", new ApiError(null));
    // Repeating what may have arrived needs no asking.
    const mayHaveArrived = wasLost && last.current?.body === body;
    if (!isConfirmed && (await isReady?.(input, mayHaveArrived)) === false) return {};
    const key = last.current === null ? firstKey : nextIdempotencyKey(last.current, body, randomKey);
    const note = (outcome: SubmitAttempt["outcome"]) => {
      last.current = { key, body, outcome };
      wasEverLost.current ||= outcome === "lost";
    };
    try {
      const answer = await sendWithRetry(() => send(input, key), note, isRepeated ? retryDelays : []);
      await onDone?.(answer, input);
      return { answer };
    } catch (error) {
      return await explain(error, input);
    } finally {
      onSettled?.();
    }
  }

  async function run(input: Input, isConfirmed: boolean): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ ...idle, busy: true, input });
    let outcome: Outcome<Answer> = {};
    try {
      outcome = await attempt(input, isConfirmed);
    } finally {
      isRunning.current = false;
      setState({ ...idle, input, ...outcome });
    }
  }

  return {
    ...state,
    submit: (input: Input) => run(input, false),
    /** The same without asking whether it is ready. */
    confirm: (input: Input) => run(input, true),
    /** Forgets how the last attempt ended. */
    reset: () => setState((before) => (before.busy ? before : idle)),
  };
}
