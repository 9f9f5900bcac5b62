import { useQuery, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { DataColumn, Sort } from "./data-column.ts";
import { PagedTable } from "./paged-table.tsx";

interface Row {
  readonly id: number;
  readonly town: string;
}
interface List {
  readonly rows: readonly Row[];
  readonly total: number;
}
type Load = (page: number, sort: Sort<"town">) => Promise<List>;

const columns: readonly DataColumn<Row>[] = [
  { id: "town", head: "Ort", cell: ({ town }) => town, sortable: true, isLink: true },
  { id: "id", head: "Nummer", cell: ({ id }) => id },
];
const size = 2;

function Towns({ load, startsAt }: { load: Load; startsAt: number }) {
  const [pageNumber, setPage] = useState(startsAt);
  const [sort, setSort] = useState<Sort<"town">>({ by: "town", order: "asc" });
  const list = useQuery({
    queryKey: ["towns", pageNumber, sort],
    queryFn: () => load(pageNumber, sort),
    retry: false,
    placeholderData: (before) => before,
  });
  return (
    <PagedTable
      list={list}
      rowsOf={({ rows }) => rows}
      columns={columns}
      rowId={({ id }) => id}
      href={({ id }) => `#/ort/${id}`}
      paging={{ page: pageNumber, size, total: list.data?.total, onPage: setPage }}
      sorting={{ keys: ["town"], sort, onSort: setSort }}
      texts={{
        label: "Orte",
        loading: "Orte werden geladen",
        failed: "Die Orte konnten nicht geladen werden",
        range: (first, last, total) => `${first}–${last} von ${total}`,
      }}
      errorText={() => "Der Server antwortet nicht."}
      empty={<p>Keine Orte</p>}
    />
  );
}

const openTable = (load: Load, startsAt = 1) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Towns load={load} startsAt={startsAt} />
    </QueryClientProvider>,
  );

const rows: readonly Row[] = ["Aachen", "Bonn", "Celle"].map((town, index) => ({ id: index + 1, town }));
const serve: Load = (pageNumber, { order }) =>
  Promise.resolve({
    rows: (order === "asc" ? rows : rows.toReversed()).slice((pageNumber - 1) * size, pageNumber * size),
    total: rows.length,
  });
const towns = () =>
  page
    .getByRole("link")
    .elements()
    .map((link) => link.textContent);
const button = (name: string) => page.getByRole("button", { name });

afterEach(() => page.viewport(1280, 900));

test("a page of rows with its links, and which of how many it shows", async () => {
  await openTable(serve);
  await vi.waitFor(() => expect(towns()).toEqual(["Aachen", "Bonn"]), { timeout: 10_000 });
  await expect.element(page.getByRole("link", { name: "Bonn" })).toHaveAttribute("href", "#/ort/2");
  await expect.element(page.getByText("1–2 von 3")).toBeVisible();
  await expect.element(page.getByRole("table", { name: "Orte" })).toBeVisible();
});

test("the next page, and none beyond the last", async () => {
  await openTable(serve);
  await button("Nächste Seite").click();
  await vi.waitFor(() => expect(towns()).toEqual(["Celle"]), { timeout: 10_000 });
  await expect.element(page.getByText("3–3 von 3")).toBeVisible();
  await expect.element(button("Seite 2")).toHaveAttribute("aria-current", "page");
  await expect.element(button("Nächste Seite")).toHaveAttribute("aria-disabled", "true");
  await button("Vorherige Seite").click();
  await vi.waitFor(() => expect(towns()).toEqual(["Aachen", "Bonn"]), { timeout: 10_000 });
});

test("a head sorts, a second press turns it round, and it says how", async () => {
  await openTable(serve);
  const head = page.getByRole("columnheader", { name: "Ort" });
  await expect.element(head).toHaveAttribute("aria-sort", "ascending");
  await button("Ort").click();
  await vi.waitFor(() => expect(towns()).toEqual(["Celle", "Bonn"]), { timeout: 10_000 });
  await expect.element(head).toHaveAttribute("aria-sort", "descending");
  await expect.element(page.getByRole("columnheader", { name: "Nummer" })).not.toHaveAttribute("aria-sort");
  await expect.element(button("Nummer")).not.toBeInTheDocument();
});

test("the old rows stay while the next ones come, and it says so when that takes long", async () => {
  const late = Promise.withResolvers<List>();
  await openTable((pageNumber, sort) => (pageNumber === 1 ? serve(pageNumber, sort) : late.promise));
  await button("Nächste Seite").click();
  const busy = () => document.querySelector("[aria-busy=true] table");
  await vi.waitFor(() => expect(busy()).not.toBeNull(), { timeout: 10_000 });
  expect(towns()).toEqual(["Aachen", "Bonn"]);
  late.resolve({ rows: rows.slice(2), total: 3 });
  await vi.waitFor(() => expect(towns()).toEqual(["Celle"]), { timeout: 10_000 });
  expect(busy()).toBeNull();
});

test("a first page that takes long is announced; no pager stands there before it", async () => {
  const late = Promise.withResolvers<List>();
  await openTable(() => late.promise);
  await expect.element(page.getByRole("status")).toHaveTextContent("Orte werden geladen");
  await expect.element(page.getByRole("navigation")).not.toBeInTheDocument();
  late.resolve({ rows, total: 3 });
  await expect.element(page.getByRole("link", { name: "Aachen" })).toBeVisible();
});

test("a failure says why, and another try brings the rows", async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(new Error("away")).mockImplementation(serve);
  await openTable(load);
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(page.getByText("Die Orte konnten nicht geladen werden")).toBeVisible();
  await expect.element(page.getByText("Der Server antwortet nicht.")).toBeVisible();
  await button("Erneut laden").click();
  await vi.waitFor(() => expect(towns()).toEqual(["Aachen", "Bonn"]), { timeout: 10_000 });
  expect(load).toHaveBeenCalledTimes(2);
});

test("where there is nothing, no table and no pager stand", async () => {
  await openTable(() => Promise.resolve({ rows: [], total: 0 }));
  await expect.element(page.getByText("Keine Orte")).toBeVisible();
  await expect.element(page.getByRole("table")).not.toBeInTheDocument();
  await expect.element(page.getByRole("navigation")).not.toBeInTheDocument();
});

test("a page beyond the last says so instead of calling the list empty, and leads to the first", async () => {
  await openTable(serve, 9);
  await expect.element(page.getByText("Diese Seite gibt es nicht")).toBeVisible();
  await expect.element(page.getByText("Keine Orte")).not.toBeInTheDocument();
  await expect.element(page.getByRole("navigation")).not.toBeInTheDocument();
  await button("Zur ersten Seite").click();
  await vi.waitFor(() => expect(towns()).toEqual(["Aachen", "Bonn"]), { timeout: 10_000 });
});

test("in a narrow window the rows are a list of label and value", async () => {
  await page.viewport(400, 800);
  await openTable(serve);
  await expect.element(page.getByRole("list", { name: "Orte" })).toBeVisible();
  await expect.element(page.getByRole("table")).not.toBeInTheDocument();
  await expect.element(page.getByRole("term").first()).toHaveTextContent("Ort");
});
