import { useCallback, useEffect, useEffectEvent } from "react";
import { takeInterruptedDialog } from "./use-form-draft.ts";
import { useLazyDialog } from "@kreislauf/ui/overlays/use-lazy-dialog.tsx";
import { loadDialog, type RoomDialogs } from "./dialog-registry.ts";

/** Opens a dialog of another room. If a reload interrupted the dialog with unsaved input, it opens again by itself. */
export function useRoomDialog<Name extends keyof RoomDialogs>(name: Name) {
  const dialog = useLazyDialog<RoomDialogs[Name]>(useCallback(() => loadDialog(name), [name]));
  const reopen = useEffectEvent(() => {
    const subject = takeInterruptedDialog(name);
    // If the code cannot be loaded, the draft is kept until the user opens the dialog.
    if (subject !== null) dialog.open(subject as RoomDialogs[Name]).catch(() => {});
  });
  useEffect(() => reopen(), []);
  return dialog;
}
