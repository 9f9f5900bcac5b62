import { useBlocker } from "@tanstack/react-router";
import { shownSession, useSession } from "../base/session.ts";
import { hasUnsavedInput, useUnsavedInput } from "../base/unsaved-input.ts";

/**
 * Holds a change of the page that would lose input until it is decided; a change of the query stays on the page.
 * Where no draft outlives the window, closing it asks the browser's own way.
 */
export function useLeaveQuestion(dirty: boolean, asksOnClosing: boolean) {
  const user = useSession()?.user;
  useUnsavedInput(dirty);
  return useBlocker({
    shouldBlockFn: ({ current, next }) => {
      const now = shownSession()?.user;
      // What somebody typed who has left, or acts for another company now, is not asked about.
      const isSame = now?.userId === user?.userId && now?.companyId === user?.companyId;
      return isSame && current.pathname !== next.pathname;
    },
    disabled: !dirty,
    enableBeforeUnload: () => asksOnClosing && hasUnsavedInput(),
    withResolver: true,
  });
}
