import { labelsApi, type ReportCreation, type SentReport } from "@kreislauf/contract/labels";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "../base/api-error.ts";
import { call } from "../base/api.ts";
import { randomKey } from "../base/random-key.ts";
import { isOutcomeUnknown } from "../base/submit-attempt.ts";

/** Pause between attempts while there is no connection, in ms. */
const retryPause = 30_000;

type Report = Omit<ReportCreation, "key">;

type State =
  | { readonly kind: "writing"; readonly error?: ApiError | undefined }
  | { readonly kind: "sending" | "waiting"; readonly report: Report }
  | { readonly kind: "sent"; readonly answer: SentReport };

/**
 * Sends a report, and keeps trying while there is no connection. Other forms do not send without a connection, but
 * people who report stand at the container and may have no network there. All attempts have the same key, so that they
 * make one report.
 */
export function useReport(token: string) {
  const [state, setState] = useState<State>({ kind: "writing" });
  const key = useRef(randomKey());
  const isSending = useRef(false);

  async function send(report: Report): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setState({ kind: "sending", report });
    try {
      const body = { ...report, key: key.current };
      const answer = await call(labelsApi.reportContainer, { params: { token }, body });
      key.current = randomKey();
      setState({ kind: "sent", answer });
    } catch (error) {
      const isLost = !(error instanceof ApiError) || isOutcomeUnknown(error);
      setState(isLost ? { kind: "waiting", report } : { kind: "writing", error });
    } finally {
      isSending.current = false;
    }
  }

  const waiting = state.kind === "waiting" ? state.report : undefined;
  useEffect(() => {
    if (waiting === undefined) return undefined;
    const again = () => void send(waiting);
    const timer = setInterval(again, retryPause);
    window.addEventListener("online", again);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", again);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new timer only for another report
  }, [waiting]);

  return { state, send, startAgain: () => setState({ kind: "writing" }) };
}
