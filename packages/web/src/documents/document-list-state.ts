import {
  type DocumentListRequest,
  documentPageSize,
  documentSortKeys,
  type DocumentSortKey,
  documentTypes,
  type DocumentType,
  longestDocumentText,
} from "@kreislauf/contract/documents";
import type { Search } from "../base/paths.ts";

/** Everything that decides what the list of documents shows. It lives in the address, so that a link shows the same. */
export interface DocumentListState {
  readonly type: DocumentType;
  /** None means all. */
  readonly sites: readonly number[];
  /** Months `YYYY-MM`. */
  readonly from: string | null;
  readonly to: string | null;
  readonly search: string;
  readonly sort: { readonly by: DocumentSortKey; readonly order: "asc" | "desc" };
  /** Counted from 1. */
  readonly page: number;
  /** The document that is looked at. */
  readonly document: number | null;
}

/** product.md section 9 */
const defaultSort = { by: "monthOfServiceDate", order: "desc" } as const;

/** The names in the address. They are carried over to other screens, so each says whose it is. */
const keys = {
  type: "documentType",
  site: "site",
  sites: "documentSites",
  from: "documentFrom",
  to: "documentTo",
  search: "documentSearch",
  sort: "documentSort",
  page: "documentPage",
  document: "document",
} as const;

/** One site stands in the address as on every other screen; several stand beside "all", which the others read. */
function readSites(search: Readonly<Record<string, string>>): readonly number[] {
  const one = search[keys.site] ?? "all";
  if (isId(one)) return [Number(one)];
  const several = (search[keys.sites] ?? "").split("-");
  return one === "all" && several.every(isId) ? [...new Set(several.map(Number))] : [];
}

const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text);

/** Reads the address; what makes no sense there counts as not said. */
export function readDocumentListState(search: Readonly<Record<string, string>>): DocumentListState {
  const id = (key: string) => (isId(search[key] ?? "") ? Number(search[key]) : null);
  const month = (key: string) =>
    (/^20\d\d-(0[1-9]|1[0-2])$/.test(search[key] ?? "") ? search[key] : null) ?? null;
  const [by, order] = (search[keys.sort] ?? "").split("-");
  const sortKey = documentSortKeys.find((each) => each === by);
  return {
    type: documentTypes.find((type) => type === search[keys.type]) ?? "invoice",
    sites: readSites(search),
    from: month(keys.from),
    to: month(keys.to),
    search: (search[keys.search] ?? "").trim().slice(0, longestDocumentText.search),
    sort: sortKey && (order === "asc" || order === "desc") ? { by: sortKey, order } : defaultSort,
    page: id(keys.page) ?? 1,
    document: id(keys.document),
  };
}

/** The address of a state; what goes without saying stays out of it. */
export function documentListSearch(state: DocumentListState): Search {
  const { type, sites, from, to, search, sort, page, document } = state;
  const isDefault = sort.by === defaultSort.by && sort.order === defaultSort.order;
  return {
    [keys.type]: type === "invoice" ? undefined : type,
    [keys.site]: sites.length === 1 ? sites[0] : "all",
    [keys.sites]: sites.length > 1 ? sites.join("-") : undefined,
    [keys.from]: from ?? undefined,
    [keys.to]: to ?? undefined,
    [keys.search]: search,
    [keys.sort]: isDefault ? undefined : `${sort.by}-${sort.order}`,
    [keys.page]: page === 1 ? undefined : page,
    [keys.document]: document ?? undefined,
  };
}

/** Another selection begins on its first page; looking at a document does not change it. */
export const changedDocumentList = (
  state: DocumentListState,
  change: Partial<DocumentListState>,
): DocumentListState => ({
  ...state,
  ...(Object.keys(change).some((name) => name !== "document") && { page: 1 }),
  ...change,
});

/** A range that ends before it starts is none (product.md section 5). */
export const isReversed = ({ from, to }: Pick<DocumentListState, "from" | "to">): boolean =>
  from !== null && to !== null && to < from;

/** What the list holds, whatever its page. */
export const selectionOf = (state: DocumentListState) => ({
  serviceLocationIds: [...state.sites],
  startDate: state.from,
  endDate: state.to,
  filter: state.search,
  documentTypes: [state.type],
});

export const requestOf = (state: DocumentListState): Partial<DocumentListRequest> => ({
  ...selectionOf(state),
  limit: documentPageSize,
  offset: (state.page - 1) * documentPageSize,
  orderBy: state.sort.by,
  sortOrder: state.sort.order,
  totalAmounts: true,
});
