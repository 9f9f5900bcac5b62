import {
  type DocumentListRequest,
  documentPageSize,
  documentSortKeys,
  documentTypes,
  maxDocumentTextLengths,
} from "@kreislauf/contract/documents";
import type { ListParam, StateOf } from "../base/list-state.ts";
import * as param from "../base/list-state.ts";

/** One site stands in the address as on every other screen; several stand beside "all", which the others read. */
const sites: ListParam<readonly number[]> = {
  parse: ({ site: one = "all", documentSites = "" }) => {
    if (param.isId(one)) return [Number(one)];
    const several = documentSites.split("-");
    return one === "all" && several.every(param.isId) ? [...new Set(several.map(Number))] : [];
  },
  write: (ids) => ({
    site: ids.length === 1 ? ids[0] : "all",
    documentSites: ids.length > 1 ? ids.join("-") : undefined,
  }),
};

/** Another selection begins on its first page; looking at a document does not change it. */
export const documentList = param.defineListState(
  "documents",
  {
    type: param.choice("documentType", documentTypes, "invoice"),
    /** None means all. */
    sites,
    from: param.month("documentFrom"),
    to: param.month("documentTo"),
    search: param.text("documentSearch", maxDocumentTextLengths.search),
    sort: param.sort("documentSort", documentSortKeys, { by: "monthOfServiceDate", order: "desc" }),
    page: param.page("documentPage"),
    /** The document that is looked at. */
    document: param.id("document"),
  },
  { keepsPage: ["document"] },
);
export type DocumentListState = StateOf<typeof documentList>;

/** A range that ends before it starts is none (docs/coverage.md 5.20). */
export const hasReversedPeriod = ({ from, to }: Pick<DocumentListState, "from" | "to">): boolean =>
  from !== null && to !== null && to < from;

/** What the list holds, whatever its page. */
export const toDocumentFilter = (state: DocumentListState) => ({
  serviceLocationIds: [...state.sites],
  startDate: state.from,
  endDate: state.to,
  filter: state.search,
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
