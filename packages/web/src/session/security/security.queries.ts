import { sessionApi } from "@kreislauf/contract/session";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../base/api.ts";

/** Where whoever is signed in is signed in, the latest used first. */
export const signedInDevicesQuery = queryOptions({
  queryKey: ["devices"],
  queryFn: async ({ signal }) => (await call(sessionApi.signedInDevices, {}, { signal })).sessions,
});
