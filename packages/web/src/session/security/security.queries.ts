import { sessionApi } from "@kreislauf/contract/session";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../base/api.ts";

/** The devices the user is signed in on, the last used first. */
export const signedInDevicesQuery = queryOptions({
  queryKey: ["devices"],
  queryFn: async ({ signal }) => (await call(sessionApi.signedInDevices, {}, { signal })).sessions,
});
