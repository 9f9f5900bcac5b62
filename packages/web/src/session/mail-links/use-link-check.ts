import { useEffect, useState } from "react";
import { ApiError } from "../../base/api-error.ts";

/** Why a mail's link no longer works. */
export const linkProblems = [
  "invitation_link_expired",
  "activation_link_expired",
  "reset_link_expired",
  "link_replaced",
  "link_used",
] as const;
export type LinkProblem = (typeof linkProblems)[number];

export const toLinkProblem = (error: unknown): LinkProblem | undefined =>
  error instanceof ApiError ? linkProblems.find((code) => code === error.code) : undefined;

/** The server refuses a malformed token by its schema. */
const isMalformed = (error: unknown) => error instanceof ApiError && error.code === "validation";

type LinkState = "checking" | "valid" | "failed" | LinkProblem;

/**
 * Asks the server whether a link is valid. A malformed token counts as `unknownLinkProblem`. If the server refuses
 * the link later, `setProblem` shows it. `answer` is what the server said of a valid link.
 */
export function useLinkCheck<Answer>(
  token: string,
  unknownLinkProblem: LinkProblem,
  check: (token: string) => Promise<Answer>,
) {
  const [state, setState] = useState<LinkState>("checking");
  const [answer, setAnswer] = useState<Answer>();
  const [loadError, setLoadError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const show = (next: LinkState, given?: Answer) => {
      if (!isCurrent) return;
      setAnswer(given);
      setState(next);
    };
    check(token).then(
      (given) => show("valid", given),
      (error: unknown) => {
        show(isMalformed(error) ? unknownLinkProblem : (toLinkProblem(error) ?? "failed"));
        if (isCurrent) setLoadError(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [token, unknownLinkProblem, check, attempt]);
  const retry = () => {
    setState("checking");
    setAttempt(attempt + 1);
  };
  return { state, answer, loadError, setProblem: setState, retry };
}
