import { expect, test } from "vitest";
import {
  documentList,
  type DocumentListState,
  hasReversedPeriod,
  toDocumentListRequest,
} from "./document-list-state.ts";

const first: DocumentListState = {
  type: "invoice",
  sites: "all",
  from: null,
  to: null,
  among: null,
  search: "",
  check: null,
  payment: null,
  sort: { by: "monthOfServiceDate", order: "desc" },
  page: 1,
  document: null,
};

test.each([
  [{}, first],
  [{ site: "all" }, first],
  [{ site: "7" }, { ...first, sites: 7 }],
  [{ site: "7-12-7-HE-g4" }, { ...first, sites: { sites: [7, 12], land: ["HE" as const], groups: [4] } }],
  [{ site: "x1", documentFrom: "2027-13", documentTo: "yesterday", documentType: "contract" }, first],
  [{ documentCheck: "deviates" }, { ...first, check: "deviates" as const }],
  [{ documentCheck: "done" }, first],
  [{ documentPayment: "overdue" }, { ...first, payment: "overdue" as const }],
  [{ documentPayment: "part_paid" }, first],
  [
    { documentIds: "12,31,x", documentType: "credit_note" },
    { ...first, type: "credit_note" as const, among: [12, 31] },
  ],
  [{ documentPage: "0", document: "1e9", documentSort: "price-asc", documentSearch: "  " }, first],
  [
    // The address of a link on the statistics screen.
    { documentType: "service_receipt", documentFrom: "2026-01", documentTo: "2026-12", site: "5" },
    { ...first, type: "service_receipt", from: "2026-01", to: "2026-12", sites: 5 },
  ],
])("%o is read", (search, state) => {
  expect(documentList.parse(search)).toEqual(state);
});

test("what goes without saying stays out of the address, and everything comes back from it", () => {
  const written = (state: DocumentListState) =>
    Object.fromEntries(
      Object.entries(documentList.write(state)).flatMap(([key, value]) =>
        value === undefined || value === "" ? [] : [[key, String(value)]],
      ),
    );
  expect(written(first)).toEqual({ site: "all" });
  const state: DocumentListState = {
    type: "cancellation_credit_note",
    sites: { sites: [4, 9] },
    from: "2026-11",
    to: "2027-02",
    among: [31, 12],
    search: "RE-1",
    check: "disputed",
    payment: "paid",
    sort: { by: "netAmount", order: "asc" },
    page: 3,
    document: 12,
  };
  expect(documentList.parse(written(state))).toEqual(state);
  expect(documentList.parse(written({ ...state, sites: 4 })).sites).toBe(4);
});

test("another selection begins on its first page, a document that is looked at changes nothing", () => {
  const state = { ...first, page: 4 };
  expect(documentList.change(state, { sites: 2 })).toEqual({ ...first, sites: 2 });
  expect(documentList.change(state, { document: 5 })).toEqual({ ...state, document: 5 });
  expect(documentList.change(state, { page: 5 })).toEqual({ ...state, page: 5 });
});

test("a range is reversed only with both ends", () => {
  expect(hasReversedPeriod({ from: "2027-03", to: "2027-02" })).toBe(true);
  expect(hasReversedPeriod({ from: "2027-03", to: "2027-03" })).toBe(false);
  expect(hasReversedPeriod({ from: "2027-03", to: null })).toBe(false);
});

test("eleven are asked for, from where the page begins", () => {
  expect(toDocumentListRequest({ ...first, page: 3, sites: 4 })).toMatchObject({
    serviceLocationIds: [4],
    documentTypes: ["invoice"],
    limit: 11,
    offset: 22,
    totalAmounts: true,
  });
});

test("documents that a link names are asked for by their ids, in every tab", () => {
  expect(toDocumentListRequest({ ...first, among: [31, 12] })).toMatchObject({ amongIds: [31, 12] });
  expect(toDocumentListRequest(first)).not.toHaveProperty("amongIds");
  expect(documentList.change({ ...first, among: [31] }, { type: "credit_note" }).among).toEqual([31]);
});

test("a set of sites is asked for as it is", () => {
  const sites = { sites: [4, 9], land: ["HE" as const] };
  expect(toDocumentListRequest({ ...first, sites })).toMatchObject(sites);
});
