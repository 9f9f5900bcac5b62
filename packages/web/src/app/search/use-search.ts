import { permission } from "@kreislauf/contract/base";
import { documentsTexts, documentTypes } from "@kreislauf/contract/documents";
import { useQuery } from "@tanstack/react-query";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { useDebounced } from "@kreislauf/ui/base/use-debounced.ts";
import { hrefTo } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import { activeSitesQuery } from "../../sites/index.ts";
import { isOpenTo, routes } from "../routes.ts";
import { containerHit, documentHit, orderHit, personHit, siteHit, type SearchHit } from "./search-hits.ts";
import {
  foundContainersQuery,
  foundDocumentsQuery,
  foundOrdersQuery,
  foundPeopleQuery,
  foundSitesQuery,
} from "./search.queries.ts";
import { searchTexts } from "./search.texts.ts";

export const searchScopes = ["sites", "orders", "containers", "documents", "people"] as const;
export type SearchScope = (typeof searchScopes)[number];

const typingPause = 120; // ms
const minLetters = 2;
const rowsOfEach = 3;
const rowsOfOne = 12;

/**
 * A link to a list with everything found of one kind. There is such a link if the search shows fewer rows than were
 * found.
 */
interface WholeList {
  readonly title: string;
  readonly href: string;
}

export interface FoundGroup {
  readonly scope: SearchScope;
  readonly hits: readonly SearchHit[];
  readonly lists: readonly WholeList[];
}

/** The kinds of things that the user may search, in the sequence in which their results are shown. */
export function useSearchScopes(): readonly SearchScope[] {
  const user = useUser();
  const isOpen: Readonly<Record<SearchScope, boolean>> = {
    sites: true,
    orders: isOpenTo(routes.orderHistory, user),
    containers: isOpenTo(routes.agreements, user),
    documents: isOpenTo(routes.documents, user),
    people: user.permissions.includes(permission.userManager),
  };
  return searchScopes.filter((scope) => isOpen[scope]);
}

/** Searches while the user types. A `scope` of null searches everything. */
export function useSearch(typed: string, scope: SearchScope | null) {
  const texts = useTexts(searchTexts);
  const language = useLanguage();
  const documentWords = useTexts(documentsTexts);
  const { number } = useFormats();
  const { userId } = useUser();
  const scopes = useSearchScopes();
  const settled = useDebounced(typed.trim(), typingPause);
  const words = settled.length < minLetters ? "" : settled;
  const isActive = words !== "";
  const search = { words, rows: scope === null ? rowsOfEach : rowsOfOne };
  const enabled = (wanted: SearchScope) =>
    isActive && scopes.includes(wanted) && (scope === null || scope === wanted);

  const orders = useQuery({ ...foundOrdersQuery(search), enabled: enabled("orders") });
  const sites = useQuery({ ...foundSitesQuery(search), enabled: enabled("sites") });
  const containers = useQuery({ ...foundContainersQuery(search), enabled: enabled("containers") });
  const documents = useQuery({ ...foundDocumentsQuery(search), enabled: enabled("documents") });
  const people = useQuery({ ...foundPeopleQuery(search), enabled: enabled("people") });
  const { data: activeSites = [] } = useQuery({ ...activeSitesQuery, enabled: isActive });
  const siteOf = (id: number) => activeSites.find((site) => site.id === id);

  const listsOf = (total: number, shown: number, title: (count: string) => string, href: string) =>
    total > shown ? [{ title: title(number(total)), href }] : [];
  const found: Readonly<Record<SearchScope, () => Omit<FoundGroup, "scope">>> = {
    orders: () => {
      const { orders: rows = [], total = 0 } = orders.data ?? {};
      const href = hrefTo("orderHistory", {}, { site: "all", orderSearch: words });
      return {
        hits: rows.map((order) => orderHit(order, siteOf(order.serviceLocationId), language)),
        lists: listsOf(total, rows.length, texts.allOrders, href),
      };
    },
    sites: () => {
      const { serviceLocations: rows = [], total = 0 } = sites.data ?? {};
      const href = hrefTo("siteSettings", {}, { siteSearch: words });
      return { hits: rows.map(siteHit), lists: listsOf(total, rows.length, texts.allSites, href) };
    },
    containers: () => {
      const { agreements: rows = [] } = containers.data ?? {};
      return { hits: rows.map((row) => containerHit(row, siteOf(row.serviceLocationId))), lists: [] };
    },
    documents: () => {
      const { documents: rows = [], amountsByType = {} } = documents.data ?? {};
      return {
        hits: rows.map((document) => documentHit(document, siteOf(document.serviceLocationId), language)),
        lists: documentTypes.flatMap((type) => {
          const shown = rows.filter((document) => document.type === type).length;
          const href = hrefTo("documents", {}, { documentType: type, documentSearch: words });
          // If everything is searched, list only the types that are among the rows; if only documents are, list every
          // type.
          if (scope === null && shown === 0) return [];
          const amount = amountsByType[type] ?? 0;
          return amount === 1
            ? listsOf(1, shown, (count) => `${count} ${documentWords.type[type]}`, href)
            : listsOf(amount, shown, (count) => texts.allDocuments(count, documentWords.types[type]), href);
        }),
      };
    },
    people: () => {
      const { registered, invited } = people.data ?? {};
      const all = [...(registered?.users ?? []), ...(invited?.users ?? [])];
      const rows = all.slice(0, search.rows);
      const shown = (status: string) => rows.filter((person) => person.status === status).length;
      const tab = (userTab: string) => hrefTo("userSettings", {}, { userTab, userSearch: words });
      return {
        hits: rows.map((person) => personHit(person, userId, language)),
        lists: [
          ...listsOf(registered?.total ?? 0, shown("registered"), texts.allUsers, tab("registered")),
          ...listsOf(invited?.total ?? 0, shown("invited"), texts.allInvited, tab("invited")),
        ],
      };
    },
  };
  const queries = { orders, sites, containers, documents, people };
  const active = searchScopes.filter((each) => enabled(each));
  const failed = active.map((each) => queries[each]).filter(({ isError }) => isError);
  return {
    words,
    groups: active.map((each): FoundGroup => ({ scope: each, ...found[each]() })),
    isSearching:
      (typed.trim().length >= minLetters && typed.trim() !== settled) ||
      active.some((each) => queries[each].isFetching),
    /** True until the results of the first kind have come. */
    isFirst: active.every((each) => queries[each].data === undefined),
    failedCount: failed.length,
    retry: () => failed.forEach((query) => void query.refetch()),
  };
}
