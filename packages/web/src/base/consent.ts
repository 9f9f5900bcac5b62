import { now } from "@kreislauf/ui/base/clock.ts";
import { storedValue, useStoredValue } from "@kreislauf/ui/base/stored-value.ts";

export const consentStorageKey = "kreislauf.consent";

/** A user's answer to the question whether their use of the portal may be analysed. */
interface Consent {
  readonly answer: "granted" | "denied";
  /** ISO instant of the answer. */
  readonly answeredOn: string;
}

const consent = storedValue<Consent | null>(consentStorageKey, (stored) =>
  isConsent(stored) ? stored : null,
);

export const useConsent = (): Consent | null => useStoredValue(consent);

export const hasConsent = (): boolean => consent.get()?.answer === "granted";

export function answerConsent(answer: Consent["answer"]): void {
  consent.set({ answer, answeredOn: now().toString({ smallestUnit: "second" }) });
}

function isConsent(stored: unknown): stored is Consent {
  const { answer, answeredOn } = (stored ?? {}) as Partial<Consent>;
  return (answer === "granted" || answer === "denied") && !Number.isNaN(Date.parse(answeredOn ?? ""));
}
