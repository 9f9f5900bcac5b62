import { agreementsApi } from "@kreislauf/contract/agreements";
import { documentsApi } from "@kreislauf/contract/documents";
import { ordersApi } from "@kreislauf/contract/orders";
import { siteFilter, sitesApi } from "@kreislauf/contract/sites";
import { peopleApi } from "@kreislauf/contract/users";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../base/api.ts";

/** The words that are searched for, and how many rows of each list are requested. */
export interface Search {
  readonly words: string;
  readonly rows: number;
}

// Each query finds what the list's own screen finds, within what the user may see. While a new search runs, the rows of
// the previous one stay.

export const foundOrdersQuery = ({ words, rows }: Search) =>
  queryOptions({
    queryKey: ["orders", "found", words, rows],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(ordersApi.listAllOrders, { query: { search: words, amount: rows } }, { signal }),
  });

export const foundSitesQuery = ({ words, rows }: Search) =>
  queryOptions({
    queryKey: ["sites", "found", words, rows],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const request = { params: { filter: siteFilter.active }, query: { search: words, limit: rows } };
      return call(sitesApi.listSites, request, { signal });
    },
  });

export const foundContainersQuery = ({ words, rows }: Search) =>
  queryOptions({
    queryKey: ["agreements", "found", words, rows],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const query = { search: words, limit: rows };
      return call(agreementsApi.searchAgreements, { query }, { signal });
    },
  });

export const foundDocumentsQuery = ({ words, rows }: Search) =>
  queryOptions({
    queryKey: ["documents", "found", words, rows],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const body = { filter: words, limit: rows, totalAmounts: true };
      return call(documentsApi.listDocuments, { body }, { signal });
    },
  });

export const foundPeopleQuery = ({ words, rows }: Search) =>
  queryOptions({
    queryKey: ["users", "found", words, rows],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const request = { query: { search: words, limit: rows } };
      const [registered, invited] = await Promise.all([
        call(peopleApi.registeredUsers, request, { signal }),
        call(peopleApi.invitedUsers, request, { signal }),
      ]);
      return { registered, invited };
    },
  });
