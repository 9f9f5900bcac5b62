import { useBlocker } from "@tanstack/react-router";
import { useState } from "react";
import { currentInputOwner, hasUnsavedInput, useUnsavedInput } from "../base/unsaved-input.ts";

/**
 * Holds a change of the page that would lose input until it is decided; a change of the query stays on the page.
 * Where no draft outlives the window, closing it asks the browser's own way.
 */
export function useNavigationBlocker(dirty: boolean, asksOnClosing: boolean) {
  const [owner] = useState(currentInputOwner);
  useUnsavedInput(dirty);
  return useBlocker({
    shouldBlockFn: ({ current, next }) => {
      // What somebody typed who has left, or acts for another company now, is not asked about.
      return owner === currentInputOwner() && current.pathname !== next.pathname;
    },
    disabled: !dirty,
    enableBeforeUnload: () => asksOnClosing && hasUnsavedInput(),
    withResolver: true,
  });
}
