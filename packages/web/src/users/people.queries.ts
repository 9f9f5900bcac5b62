import { choicesApi, peopleApi } from "@kreislauf/contract/users";
import type { QueryClient } from "@tanstack/react-query";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../base/api.ts";
import { peoplePageSize, type PeopleState } from "./people-list-state.ts";

const pageOf = ({ search, sort, page }: PeopleState) => ({
  search,
  sortBy: sort.by as "lastName",
  sortOrder: sort.order,
  offset: (page - 1) * peoplePageSize,
  limit: peoplePageSize,
});

/** One page of registered or invited users. */
export const userPageQuery = (kind: "registered" | "invited", state: PeopleState) =>
  queryOptions({
    queryKey: ["users", kind, pageOf(state)],
    queryFn: ({ signal }) =>
      call(
        kind === "registered" ? peopleApi.registeredUsers : peopleApi.invitedUsers,
        { query: pageOf(state) },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const contactPageQuery = (state: PeopleState) =>
  queryOptions({
    queryKey: ["users", "external", pageOf(state)],
    queryFn: ({ signal }) => call(peopleApi.externalUsers, { query: pageOf(state) }, { signal }),
    placeholderData: keepPreviousData,
  });

export const userQuery = (id: number) =>
  queryOptions({
    queryKey: ["users", "record", id],
    queryFn: ({ signal }) => call(peopleApi.user, { params: { id } }, { signal }),
  });

export const contactQuery = (id: number) =>
  queryOptions({
    queryKey: ["users", "contact", id],
    queryFn: ({ signal }) => call(choicesApi.externalContact, { params: { id } }, { signal }),
  });

export const assignableLocationsQuery = queryOptions({
  queryKey: ["users", "assignable-locations"],
  queryFn: async ({ signal }) => (await call(choicesApi.assignableLocations, {}, { signal })).locations,
});

/** After a change: the lists, the choices and the log are asked for anew. */
export const refreshPeople = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ["users"] });
