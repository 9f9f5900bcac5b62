import { channel } from "node:diagnostics_channel";

/** One round of a repeated job has ended. */
export interface RoundEvent {
  readonly job: string;
  readonly outcome: "worked" | "idle" | "failed";
}

/** An attempt at a job of a queue has ended; "cut_off" if the process stopped during it. */
export interface AttemptEvent {
  readonly queue: string;
  readonly outcome: "done" | "failed" | "given_up" | "cut_off";
  readonly seconds: number;
}

const rounds = channel("kreislauf.rounds");
const attempts = channel("kreislauf.attempts");

/** Publishes the end of a round; costs nothing while no listener is subscribed. */
export const publishRound = (event: RoundEvent): void => rounds.publish(event);
export const publishAttempt = (event: AttemptEvent): void => attempts.publish(event);

interface JobListener {
  readonly onRound: (event: RoundEvent) => void;
  readonly onAttempt: (event: AttemptEvent) => void;
}

/** Subscribes to all rounds and attempts of this process; returns the function that unsubscribes. */
export function listenToJobs({ onRound, onAttempt }: JobListener): () => void {
  const hearRound = (event: unknown) => onRound(event as RoundEvent);
  const hearAttempt = (event: unknown) => onAttempt(event as AttemptEvent);
  rounds.subscribe(hearRound);
  attempts.subscribe(hearAttempt);
  return () => {
    rounds.unsubscribe(hearRound);
    attempts.unsubscribe(hearAttempt);
  };
}
