import { directoryApi, peopleApi, peoplePageSize } from "@kreislauf/contract/users";
import { keepPreviousData, queryOptions, type QueryClient } from "@tanstack/react-query";
import { call } from "../../base/api.ts";
import type { PeopleListState } from "./people-list-state.ts";

const pageOf = ({ search, sort, page }: PeopleListState) => ({
  search,
  sortBy: sort.by as "lastName",
  sortOrder: sort.order,
  offset: (page - 1) * peoplePageSize,
  limit: peoplePageSize,
});

/** The filters as query parameters. The filter for a missing second factor concerns registered people only. */
export const filtersOf = (kind: "registered" | "invited", state: PeopleListState) => {
  const { right, site, withoutSecondFactor } = state;
  return {
    ...(right !== null && { right }),
    ...(site !== null && { site }),
    ...(kind === "registered" && withoutSecondFactor !== null && { withoutSecondFactor }),
  };
};

/** One page of the list of registered or invited users. */
export const userPageQuery = (kind: "registered" | "invited", state: PeopleListState) =>
  queryOptions({
    queryKey: ["users", kind, { ...pageOf(state), ...filtersOf(kind, state) }],
    queryFn: ({ signal }) =>
      call(
        kind === "registered" ? peopleApi.registeredUsers : peopleApi.invitedUsers,
        { query: { ...pageOf(state), ...filtersOf(kind, state) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const contactPageQuery = (state: PeopleListState) =>
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
    queryFn: ({ signal }) => call(directoryApi.externalContact, { params: { id } }, { signal }),
  });

export const assignableSitesQuery = queryOptions({
  queryKey: ["users", "assignable-locations"],
  queryFn: async ({ signal }) => (await call(directoryApi.assignableSites, {}, { signal })).locations,
});

/** Refetches lists of people, options and the log; to be called after a change. */
export const invalidatePeople = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ["users"] });
