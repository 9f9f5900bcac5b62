import { directoryApi } from "@kreislauf/contract/users";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../base/api.ts";

/** The queries of this file load the options of the managers' forms: groups, colleagues and external contacts. */

export const groupsQuery = queryOptions({
  queryKey: ["users", "groups"],
  queryFn: async ({ signal }) => (await call(directoryApi.levelsAndGroups, {}, { signal })).groups,
});

export const colleaguesQuery = queryOptions({
  queryKey: ["users", "colleagues"],
  queryFn: async ({ signal }) => (await call(directoryApi.colleagues, {}, { signal })).users,
});

export const externalContactsQuery = queryOptions({
  queryKey: ["users", "external-contacts"],
  queryFn: async ({ signal }) => (await call(directoryApi.externalContacts, {}, { signal })).externalContacts,
});
