import { useEffect, useState } from "react";
import { ApiError } from "../../base/api-error.ts";

/** Why the link in an e-mail no longer works. */
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

/** The schema of the request refuses a token of the wrong form. */
const isMalformed = (error: unknown) => error instanceof ApiError && error.code === "validation";

type LinkState = "checking" | "valid" | "failed" | LinkProblem;

/**
 * Asks the server whether a link is valid. A token of the wrong form counts as `unknownLinkProblem`; if the check
 * itself fails, the state is `failed`. `answer` is the server's answer about a valid link, else undefined. If the
 * server refuses the link in a later request, `setProblem` shows that.
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
