import { cacheFor } from "../base/cache-for.ts";
import type { MailTransport } from "./mail.ts";

/** A server that takes longer than this for a mail is treated as hanging. */
const hangingMilliseconds = 5_000;
const checkedMilliseconds = 5_000;

export interface MailServerGate extends MailTransport {
  /** Runs a round of delivery if another mail may be sent now; false if the round has to wait. */
  admit(round: () => Promise<boolean>): Promise<boolean>;
}

/**
 * Limits how many mails a hanging server can hold up. While the server responds, mails are sent in parallel. Otherwise
 * one mail is sent at a time. A second one is sent if the server accepts connections, because it may hang only at the
 * first one's recipient.
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

/** Whether an error is a response of the server: a refusal is one, too. */
const isAnswer = (error: unknown): boolean => error instanceof Error && "responseCode" in error;
