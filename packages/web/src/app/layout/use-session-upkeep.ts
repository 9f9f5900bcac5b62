import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryClient } from "../../base/query-client.ts";
import { useSession } from "../../base/session.ts";
import { adoptAccount, keepTokensFresh } from "../../session/session-upkeep.ts";
import { accountSettingsQuery } from "../../users/index.ts";

/** Keeps tokens and rights true while somebody is signed in. */
export function useSessionUpkeep(): void {
  const isSignedIn = useSession() !== null;
  // Without an answer the user stays as last known; the server decides in any case.
  const { data: account } = useQuery({ ...accountSettingsQuery, enabled: isSignedIn }, queryClient);
  useEffect(() => {
    if (account) adoptAccount(account);
  }, [account]);
  useEffect(() => (isSignedIn ? keepTokensFresh() : undefined), [isSignedIn]);
}
