import { useBlocker } from "@tanstack/react-router";
import { useState } from "react";
import { currentInputOwner, hasUnsavedInput, useUnsavedInput } from "../base/unsaved-input.ts";

/**
 * Blocks navigation that would lose input until the user has decided; a change of the query stays on the page. If no
 * draft is stored (`asksOnClosing`), the browser also asks before the window is closed.
 */
export function useNavigationBlocker(dirty: boolean, asksOnClosing: boolean) {
  const [owner] = useState(currentInputOwner);
  useUnsavedInput(dirty);
  return useBlocker({
    shouldBlockFn: ({ current, next }) => {
      // Input of a user who has signed out or switched the company since is not asked about.
      return owner === currentInputOwner() && current.pathname !== next.pathname;
    },
    disabled: !dirty,
    enableBeforeUnload: () => asksOnClosing && hasUnsavedInput(),
    withResolver: true,
  });
}
