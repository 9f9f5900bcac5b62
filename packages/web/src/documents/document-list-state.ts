import {
  type DocumentListRequest,
  documentPageSize,
  documentSortKeys,
  documentTypes,
  invoiceCheckStates,
  maxDocumentTextLengths,
  paymentFilters,
} from "@kreislauf/contract/documents";
import { setOfScope, siteScope, type SiteScope } from "../sites/index.ts";
import type { ListParam, StateOf } from "../base/list-state.ts";
import * as param from "../base/list-state.ts";

const { parse, write } = siteScope("site");
const sites: ListParam<SiteScope> = { parse: (search) => parse(search) ?? "all", write };

/** The filters, sorting and page of the list. A change goes back to page 1, except opening a document. */
export const documentList = param.defineListState(
  "documents",
  {
    type: param.choice("documentType", documentTypes, "invoice"),
    sites,
    from: param.month("documentFrom"),
    to: param.month("documentTo"),
    /** The state of the check by which invoices are filtered; null for all. */
    check: param.choice("documentCheck", invoiceCheckStates, null),
    /** The payment state by which invoices are filtered; null for all. */
    payment: param.choice("documentPayment", paymentFilters, null),
    /** The ids of the only documents to show, as a notification names them; null for all documents. */
    among: param.ids("documentIds"),
    search: param.text("documentSearch", maxDocumentTextLengths.search),
    sort: param.sort("documentSort", documentSortKeys, { by: "monthOfServiceDate", order: "desc" }),
    page: param.page("documentPage"),
    /** The id of the open document; null if none is open. */
    document: param.id("document"),
  },
  { keepsPage: ["document"] },
);
export type DocumentListState = StateOf<typeof documentList>;

/** Whether the period ends before it starts, which makes it invalid (docs/coverage.md 5.20). */
export const hasReversedPeriod = ({ from, to }: Pick<DocumentListState, "from" | "to">): boolean =>
  from !== null && to !== null && to < from;

/** The part of the filter that all tabs have in common, so without the type of document. */
export const toTabsFilter = (state: DocumentListState) => ({
  serviceLocationIds: typeof state.sites === "number" ? [state.sites] : [],
  ...setOfScope(state.sites),
  startDate: state.from,
  endDate: state.to,
  filter: state.search,
  checkState: state.check,
  ...(state.payment !== null && { paymentState: state.payment }),
  ...(state.among !== null && { amongIds: [...state.among] }),
});

/** The filter of the list, including the type of document but without the page. */
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
