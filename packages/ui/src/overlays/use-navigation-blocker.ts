import { useBlocker } from "@tanstack/react-router";
import { useState } from "react";
import { currentInputOwner, hasUnsavedInput, useUnsavedInput } from "../base/unsaved-input.ts";

/**
 * Blocks navigation that would lose input until the user has decided. A change of the query alone stays on the page and
 * is not blocked. With `asksOnClosing`, for input that no draft keeps, the browser also asks before the window is
 * closed.
 */
export function useNavigationBlocker(dirty: boolean, asksOnClosing: boolean) {
  const [owner] = useState(currentInputOwner);
  useUnsavedInput(dirty);
  return useBlocker({
    shouldBlockFn: ({ current, next }) => {
      // A user who has signed out or switched the company since is not asked about the former input.
      return owner === currentInputOwner() && current.pathname !== next.pathname;
    },
    disabled: !dirty,
    enableBeforeUnload: () => asksOnClosing && hasUnsavedInput(),
    withResolver: true,
  });
}
