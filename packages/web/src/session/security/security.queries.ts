import { secondFactorApi, sessionApi } from "@kreislauf/contract/session";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { call } from "../../base/api.ts";
import { accountSettingsQuery } from "../../users/index.ts";

/** The devices on which the user is signed in, the most recently used first. */
export const signedInDevicesQuery = queryOptions({
  queryKey: ["devices"],
  queryFn: async ({ signal }) => await call(sessionApi.signedInDevices, {}, { signal }),
});

/** Which second factors the user has set up. */
export const secondFactorQuery = queryOptions({
  queryKey: ["second-factor"],
  queryFn: ({ signal }) => call(secondFactorApi.secondFactorSettings, {}, { signal }),
});

/**
 * To be called after a change of the user's second factors. The account is reloaded because it says whether one is
 * missing.
 */
export const invalidateSecondFactor = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries(secondFactorQuery),
    queryClient.invalidateQueries(accountSettingsQuery),
  ]);
