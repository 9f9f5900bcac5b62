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
  /**
   * `refused`: by the server. `offline`: the request was not sent. `lost`: it got no answer and may have arrived.
   * `arrived`: an earlier attempt with other content has arrived.
   */
  readonly kind: "refused" | "offline" | "lost" | "arrived";
  readonly error: unknown;
  readonly sentence: string;
}

export interface SubmitOptions<Input, Answer> {
  /** Sends the request. The key stays the same while an earlier attempt may have arrived. */
  readonly send: (input: Input, idempotencyKey: string) => Promise<Answer>;
  /** Whether a request without an answer is sent again. Only for requests that are safe to repeat. */
  readonly isRepeated?: boolean;
  /** Runs before sending. False stops the submit, for example because the user has to confirm first. */
  readonly isReady?: (input: Input, mayHaveArrived: boolean) => Promise<boolean>;
  /** Runs after success; `busy` stays true until the returned promise settles. */
  readonly onDone?: (answer: Answer, input: Input) => unknown;
  /**
   * Handles a failure: returns an answer if the request succeeded after all, "shown" if it has shown the failure
   * itself, undefined to show it as usual.
   */
  readonly recover?: (
    error: unknown,
    input: Input,
    mayHaveArrived: boolean,
  ) => Promise<{ readonly answer: Answer } | "shown" | undefined>;
  /** Shows the errors of a refusal at their fields; returns true if the refusal need not be shown elsewhere. */
  readonly setErrors?: (error: ApiError) => boolean;
  readonly onFailure?: (failure: SubmitFailure) => void;
  /**
   * Runs after each attempt that was sent, whatever its outcome; `busy` stays true until the returned promise settles.
   */
  readonly onSettled?: () => unknown;
}

interface SubmitState<Input, Answer> {
  readonly busy: boolean;
  /** The input being sent, or the last one sent; undefined before the first attempt. */
  readonly input: Input | undefined;
  readonly failure: SubmitFailure | null;
  readonly answer: Answer | undefined;
}

const idle = { busy: false, input: undefined, failure: null, answer: undefined };
type Outcome<Answer> = { readonly failure?: SubmitFailure; readonly answer?: Answer };

/**
 * Submits one request at a time, so that a second click creates no second order. Offline it submits nothing, since
 * the request would be sent later, when the user no longer expects it.
 */
export function useSubmit<Input = void, Answer = unknown>(options: SubmitOptions<Input, Answer>) {
  const { send, isRepeated = false, isReady, onDone, recover, setErrors, onFailure, onSettled } = options;
  const [firstKey] = useState(randomKey);
  const last = useRef<SubmitAttempt | null>(null);
  const mayEverHaveArrived = useRef(false);
  const isRunning = useRef(false);
  const [state, setState] = useState<SubmitState<Input, Answer>>(idle);

  const failed = (kind: SubmitFailure["kind"], error: unknown): Outcome<Answer> => {
    const failure = { kind, error, sentence: errorSentence(error) };
    onFailure?.(failure);
    return { failure };
  };

  async function handleError(error: unknown, input: Input): Promise<Outcome<Answer>> {
    const recovered = await recover?.(error, input, mayEverHaveArrived.current);
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
    // Lets `isReady` skip the confirmation if the same input was sent before and may have arrived.
    const mayHaveArrived = wasLost && last.current?.body === body;
    if (!isConfirmed && (await isReady?.(input, mayHaveArrived)) === false) return {};
    const key = last.current === null ? firstKey : nextIdempotencyKey(last.current, body, randomKey);
    const record = (outcome: SubmitAttempt["outcome"]) => {
      last.current = { key, body, outcome };
      mayEverHaveArrived.current ||= outcome === "lost";
    };
    try {
      const answer = await sendWithRetry(() => send(input, key), record, isRepeated ? retryDelays : []);
      record("done");
      await onDone?.(answer, input);
      return { answer };
    } catch (error) {
      return await handleError(error, input);
    } finally {
      await onSettled?.();
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
    /** Submits without calling `isReady`. */
    confirm: (input: Input) => run(input, true),
    /** Clears the outcome of the last attempt, unless an attempt is running. */
    reset: () => setState((before) => (before.busy ? before : idle)),
  };
}
