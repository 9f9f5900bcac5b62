import { useEffect, useEffectEvent, useRef } from "react";
import { useLazyDialog } from "@kreislauf/ui/overlays/use-lazy-dialog.tsx";
import { setProof } from "../../base/api.ts";
import type { IdentityProofDialogProps } from "./identity-proof-dialog.tsx";

const load = async () => (await import("./identity-proof-dialog.tsx")).IdentityProofDialog;

/**
 * Asks the person to prove again who they are, above whatever is open, when a call needs that; the call then goes on.
 * Calls at the same time share one question.
 */
export function AskForIdentityProof() {
  const { open, element } = useLazyDialog<Pick<IdentityProofDialogProps, "onSettled">>(load);
  const pending = useRef<Promise<boolean> | null>(null);
  const ask = useEffectEvent(() => {
    pending.current ??= new Promise<boolean>((resolve) => {
      const onSettled = (isProved: boolean) => {
        pending.current = null;
        resolve(isProved);
      };
      // Without the dialog's code the call is refused as the server did.
      open({ onSettled }).catch(() => onSettled(false));
    });
    return pending.current;
  });
  useEffect(() => setProof(() => ask()), []);
  return element;
}
