import { secondFactorApi, sessionApi } from "@kreislauf/contract/session";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { call } from "../../base/api.ts";
import { accountSettingsQuery } from "../../users/index.ts";

/** The devices the user is signed in on, the last used first. */
export const signedInDevicesQuery = queryOptions({
  queryKey: ["devices"],
  queryFn: async ({ signal }) => await call(sessionApi.signedInDevices, {}, { signal }),
});

/** Which second factors the user has set up. */
export const secondFactorQuery = queryOptions({
  queryKey: ["second-factor"],
  queryFn: ({ signal }) => call(secondFactorApi.secondFactorSettings, {}, { signal }),
});

/** After a change of one's factors; the account says whether one is still missing. */
export const invalidateSecondFactor = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries(secondFactorQuery),
    queryClient.invalidateQueries(accountSettingsQuery),
  ]);
