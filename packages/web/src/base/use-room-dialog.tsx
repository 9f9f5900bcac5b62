import { useCallback, useEffect, useEffectEvent } from "react";
import { takeInterruptedDialog } from "./use-form-draft.ts";
import { useLazyDialog } from "@kreislauf/ui/overlays/use-lazy-dialog.tsx";
import { loadDialog } from "./dialog-registry.ts";
import type { RoomDialogs } from "./dialog-registry.ts";

/** A dialog of another room. One that a reload interrupted while something was typed opens again by itself. */
export function useRoomDialog<Name extends keyof RoomDialogs>(name: Name) {
  const dialog = useLazyDialog<RoomDialogs[Name]>(useCallback(() => loadDialog(name), [name]));
  const reopen = useEffectEvent(() => {
    const subject = takeInterruptedDialog(name);
    // Where its code does not come, the draft waits until it is opened by hand.
    if (subject !== null) dialog.open(subject as RoomDialogs[Name]).catch(() => {});
  });
  useEffect(() => reopen(), []);
  return dialog;
}
