import { useEffect, useEffectEvent, useRef } from "react";
import { useLazyDialog } from "@kreislauf/ui/overlays/use-lazy-dialog.tsx";
import { setProof } from "../../base/api.ts";
import type { IdentityProofDialogProps } from "./identity-proof-dialog.tsx";

const load = async () => (await import("./identity-proof-dialog.tsx")).IdentityProofDialog;

/**
 * Lets the user prove again who they are, in a dialog above everything else, when a call needs that. The call is then
 * repeated. Calls at the same time share one dialog.
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
      // If the dialog's code cannot be loaded, the call fails with the server's refusal.
      open({ onSettled }).catch(() => onSettled(false));
    });
    return pending.current;
  });
  useEffect(() => setProof(() => ask()), []);
  return element;
}
