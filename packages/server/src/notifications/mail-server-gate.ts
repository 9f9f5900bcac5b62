import { cacheFor } from "../base/cache-for.ts";
import type { MailTransport } from "./mail.ts";

/** How long a mail may be under way until its server seems to hang. */
const hangingMilliseconds = 5_000;
const checkedMilliseconds = 5_000;

export interface MailServerGate extends MailTransport {
  /** Runs a round of delivery if another mail may be under way; false if it has to wait. */
  admit(round: () => Promise<boolean>): Promise<boolean>;
}

/**
 * Bounds what a mail server that hangs holds up. Mails are sent side by side as long as it answers. Otherwise one is
 * under way at a time, and one more if the server takes connections, since it may hang at one recipient only.
 */
export function createMailServerGate(transport: MailTransport): MailServerGate {
  let answers = false;
  let underWay = 0;
  const isReachable = cacheFor(checkedMilliseconds, () => transport.check());
  const mayHangOnlyThere = async () => underWay === 1 && (await isReachable()) && underWay === 1;
  return {
    ...transport,
    admit: async (round) => {
      if (!answers && underWay > 0 && !(await mayHangOnlyThere())) return false;
      underWay += 1;
      try {
        return await round();
      } finally {
        underWay -= 1;
      }
    },
    send: async (mail, signal) => {
      const hanging = setTimeout(() => (answers = false), hangingMilliseconds);
      try {
        await transport.send(mail, signal);
        answers = true;
      } catch (error) {
        answers = isAnswer(error);
        throw error;
      } finally {
        clearTimeout(hanging);
      }
    },
  };
}

/** A refusal is an answer, too. */
const isAnswer = (error: unknown): boolean => error instanceof Error && "responseCode" in error;
