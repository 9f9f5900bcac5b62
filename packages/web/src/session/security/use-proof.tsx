import { useState, type ReactNode } from "react";
import { ApiError } from "../../base/api-error.ts";
import { ProofDialog } from "./proof-dialog.tsx";

interface PendingProof {
  readonly key: number;
  readonly settle: (isProved: boolean) => void;
}

/**
 * For calls that ask for a proof of the last 10 minutes: asks for the password if the server does, and repeats the
 * call. Closing the dialog rejects with the server's refusal.
 */
export function useProof(): {
  readonly withProof: <Answer>(send: () => Promise<Answer>) => Promise<Answer>;
  /** To be rendered by the screen. */
  readonly element: ReactNode;
} {
  const [pending, setPending] = useState<PendingProof | null>(null);
  const prove = () =>
    new Promise<boolean>((resolve) => {
      setPending((before) => ({
        key: (before?.key ?? 0) + 1,
        settle: (isProved) => {
          setPending(null);
          resolve(isProved);
        },
      }));
    });
  return {
    withProof: async (send) => {
      try {
        return await send();
      } catch (error) {
        const isAsked = error instanceof ApiError && error.code === "proof_required";
        if (!isAsked || !(await prove())) throw error;
        return await send();
      }
    },
    element: pending && <ProofDialog key={pending.key} onSettled={pending.settle} />,
  };
}
