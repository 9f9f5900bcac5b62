import { useEffect } from "react";
import { useSession } from "../../base/session.ts";
import { keepTokensFresh, refreshUser } from "../../session/session-upkeep.ts";

/** Keeps tokens and rights true while somebody is signed in. */
export function useSessionUpkeep(): void {
  const isSignedIn = useSession() !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    // Without an answer the user stays as last known; the server decides in any case.
    refreshUser().catch(() => undefined);
    return keepTokensFresh();
  }, [isSignedIn]);
}
