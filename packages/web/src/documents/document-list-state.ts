import {
  type DocumentListRequest,
  documentPageSize,
  documentSortKeys,
  documentTypes,
  maxDocumentTextLengths,
} from "@kreislauf/contract/documents";
import type { ListParam, StateOf } from "../base/list-state.ts";
import * as param from "../base/list-state.ts";

/**
 * A single site is in the URL as on all other screens; several are in a parameter of their own beside "all", which
 * the other screens read.
 */
const sites: ListParam<readonly number[]> = {
  parse: ({ site = "all", documentSites = "" }) => {
    if (param.isId(site)) return [Number(site)];
    const several = documentSites.split("-");
    return site === "all" && several.every(param.isId) ? [...new Set(several.map(Number))] : [];
  },
  write: (ids) => ({
    site: ids.length === 1 ? ids[0] : "all",
    documentSites: ids.length > 1 ? ids.join("-") : undefined,
  }),
};

/** A new selection starts on its first page; opening a document does not change the page. */
export const documentList = param.defineListState(
  "documents",
  {
    type: param.choice("documentType", documentTypes, "invoice"),
    /** Empty means all. */
    sites,
    from: param.month("documentFrom"),
    to: param.month("documentTo"),
    search: param.text("documentSearch", maxDocumentTextLengths.search),
    sort: param.sort("documentSort", documentSortKeys, { by: "monthOfServiceDate", order: "desc" }),
    page: param.page("documentPage"),
    /** The document that is open. */
    document: param.id("document"),
  },
  { keepsPage: ["document"] },
);
export type DocumentListState = StateOf<typeof documentList>;

/** A period that ends before it starts is invalid (docs/coverage.md 5.20). */
export const hasReversedPeriod = ({ from, to }: Pick<DocumentListState, "from" | "to">): boolean =>
  from !== null && to !== null && to < from;

/** What all tabs are narrowed by. */
export const toTabsFilter = (state: DocumentListState) => ({
  serviceLocationIds: [...state.sites],
  startDate: state.from,
  endDate: state.to,
  filter: state.search,
});

/** The filter of the list, without its page. */
export const toDocumentFilter = (state: DocumentListState) => ({
  ...toTabsFilter(state),
  documentTypes: [state.type],
});

export const toDocumentListRequest = (state: DocumentListState): Partial<DocumentListRequest> => ({
  ...toDocumentFilter(state),
  limit: documentPageSize,
  offset: (state.page - 1) * documentPageSize,
  orderBy: state.sort.by,
  sortOrder: state.sort.order,
  totalAmounts: true,
});
