import { accountApi } from "@kreislauf/contract/users";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../base/api.ts";

/** The signed-in user: profile, rights, and the companies they can act for. */
export const accountSettingsQuery = queryOptions({
  queryKey: ["account"],
  queryFn: ({ signal }) => call(accountApi.accountSettings, {}, { signal }),
});
