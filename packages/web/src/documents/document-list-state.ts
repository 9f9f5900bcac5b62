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

/** A new selection starts on its first page; opening a document does not change the page. */
export const documentList = param.defineListState(
  "documents",
  {
    type: param.choice("documentType", documentTypes, "invoice"),
    sites,
    from: param.month("documentFrom"),
    to: param.month("documentTo"),
    /** Invoices by their check. */
    check: param.choice("documentCheck", invoiceCheckStates, null),
    /** Invoices by their payment. */
    payment: param.choice("documentPayment", paymentFilters, null),
    /** Only these, as the bell names them. */
    among: param.ids("documentIds"),
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
  serviceLocationIds: typeof state.sites === "number" ? [state.sites] : [],
  ...setOfScope(state.sites),
  startDate: state.from,
  endDate: state.to,
  filter: state.search,
  checkState: state.check,
  ...(state.payment !== null && { paymentState: state.payment }),
  ...(state.among !== null && { amongIds: [...state.among] }),
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
