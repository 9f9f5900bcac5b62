import { useCallback, useEffect, useEffectEvent } from "react";
import { takeInterrupted } from "./draft.ts";
import { useLateDialog } from "./late-dialog.tsx";
import { loadDialog } from "./lent-dialogs.ts";
import type { RoomDialogs } from "./lent-dialogs.ts";

/** A dialog of another room. One that a reload interrupted while something was typed opens again by itself. */
export function useRoomDialog<Name extends keyof RoomDialogs>(name: Name) {
  const dialog = useLateDialog<RoomDialogs[Name]>(useCallback(() => loadDialog(name), [name]));
  const reopen = useEffectEvent(() => {
    const subject = takeInterrupted(name);
    // Where its code does not come, the draft waits until it is opened by hand.
    if (subject !== null) dialog.open(subject as RoomDialogs[Name]).catch(() => {});
  });
  useEffect(() => reopen(), []);
  return dialog;
}
