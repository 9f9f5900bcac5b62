import { useCallback, useEffect, useEffectEvent } from "react";
import { takeInterruptedDialog } from "./use-form-draft.ts";
import { useLazyDialog } from "@kreislauf/ui/overlays/use-lazy-dialog.tsx";
import { loadDialog, type RoomDialogs } from "./dialog-registry.ts";

/** A dialog of another room. If a reload interrupted it with unsaved input, it opens again. */
export function useRoomDialog<Name extends keyof RoomDialogs>(name: Name) {
  const dialog = useLazyDialog<RoomDialogs[Name]>(useCallback(() => loadDialog(name), [name]));
  const reopen = useEffectEvent(() => {
    const subject = takeInterruptedDialog(name);
    // If the code cannot be loaded, the draft waits until the dialog is opened by hand.
    if (subject !== null) dialog.open(subject as RoomDialogs[Name]).catch(() => {});
  });
  useEffect(() => reopen(), []);
  return dialog;
}
