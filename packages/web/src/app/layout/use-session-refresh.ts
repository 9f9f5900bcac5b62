import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryClient } from "../../base/query-client.ts";
import { useSession } from "../../base/session.ts";
import { updateSessionUser, startTokenRefresh } from "../../session/base/session-refresh.ts";
import { accountSettingsQuery } from "../../users/index.ts";

/** Keeps the tokens and the user's rights up to date while somebody is signed in. */
export function useSessionRefresh(): void {
  const isSignedIn = useSession() !== null;
  // Until the server answers, and if it does not, the stored user stays; the server checks the rights of every call in
  // any case.
  const { data: account } = useQuery({ ...accountSettingsQuery, enabled: isSignedIn }, queryClient);
  useEffect(() => {
    if (account) updateSessionUser(account);
  }, [account]);
  useEffect(() => (isSignedIn ? startTokenRefresh() : undefined), [isSignedIn]);
}
