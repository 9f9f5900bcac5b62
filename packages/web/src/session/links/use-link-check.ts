import { useEffect, useState } from "react";
import { ApiError } from "../../base/api-error.ts";

/** Why a link from a mail does not work any more. */
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

/** What cannot even be a token is answered by its shape. */
const isMalformed = (error: unknown) => error instanceof ApiError && error.code === "validation";

type LinkState = "checking" | "valid" | "failed" | LinkProblem;

/**
 * Asks the server about the link that was followed; one that nobody issued is `unknown`. A refusal that comes later
 * is told with `refuse`.
 */
export function useLinkCheck(
  token: string,
  unknownLinkProblem: LinkProblem,
  check: (token: string) => Promise<unknown>,
) {
  const [state, setState] = useState<LinkState>("checking");
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const show = (next: LinkState) => {
      if (isCurrent) setState(next);
    };
    check(token).then(
      () => show("valid"),
      (error: unknown) => show(isMalformed(error) ? unknownLinkProblem : (toLinkProblem(error) ?? "failed")),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, unknownLinkProblem, check, attempt]);
  const retry = () => {
    setState("checking");
    setAttempt(attempt + 1);
  };
  return { state, setProblem: setState, retry };
}
