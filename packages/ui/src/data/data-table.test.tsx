import { Pencil } from "lucide-react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { IconButton } from "../controls/icon-button.tsx";
import { Card } from "../layout/card.tsx";
import type { DataColumn } from "./data-column.ts";
import { DataTable } from "./data-table.tsx";

interface Person {
  readonly id: number;
  readonly name: string;
}

const columns: readonly DataColumn<Person>[] = [
  { id: "name", head: "Name", cell: ({ name }) => name, isLink: true },
  ...Array.from({ length: 7 }, (_, index) => ({
    id: `column${index}`,
    head: `Spalte ${index}`,
    cell: () => "Vereinbarungen",
    wrap: "never" as const,
  })),
];

const status: DataColumn<Person> = { id: "status", head: "Status", cell: () => "Aktiv" };

test.each([960, 1040, 1120, 1440])("the actions of every row are visible at %i px", async (width) => {
  await page.viewport(width, 900);
  await render(
    <DataTable
      label="Benutzer"
      columns={columns}
      rows={[
        { id: 1, name: "Abel, Henrike" },
        { id: 2, name: "Brandes, Sönke" },
      ]}
      rowId={({ id }) => id}
      href={({ id }) => `#/settings/user/edit/${id}`}
      actions={({ name }) => <IconButton icon={Pencil} label={`${name} bearbeiten`} />}
      empty={null}
      loadingText=""
      minWidth={1_300}
    />,
  );
  for (const name of ["Abel, Henrike bearbeiten", "Brandes, Sönke bearbeiten"]) {
    const button = page.getByRole("button", { name }).element();
    const { left, right, top, bottom } = button.getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(width);
    // Nothing covers the button, and no ancestor makes it transparent.
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    expect(button.contains(hit)).toBe(true);
    for (let box: Element | null = button; box; box = box.parentElement)
      expect(getComputedStyle(box).opacity).toBe("1");
  }
});

test.each([
  { first: "a link", scrolled: 0, shown: columns },
  { first: "a link", scrolled: 300, shown: columns },
  { first: "a status", scrolled: 0, shown: [status, ...columns] },
  { first: "a status", scrolled: 300, shown: [status, ...columns] },
])(
  "the whole row leads to its target, $first first, scrolled by $scrolled px",
  async ({ scrolled, shown }) => {
    await page.viewport(1_040, 900);
    const screen = await render(
      <DataTable
        label="Benutzer"
        columns={shown}
        rows={[{ id: 1, name: "Abel, Henrike" }]}
        rowId={({ id }) => id}
        href={({ id }) => `#/settings/user/edit/${id}`}
        empty={null}
        loadingText=""
        minWidth={1_300}
      />,
    );
    const row = page.getByRole("row", { name: /Abel, Henrike/ }).element();
    const scroller = screen.container.querySelector("table")?.parentElement;
    scroller?.scrollTo({ left: scrolled });
    await expect.poll(() => scroller?.scrollLeft).toBeGreaterThanOrEqual(Math.min(scrolled, 200));
    const { top, bottom } = row.getBoundingClientRect();
    const targets = [20, 60, 300, 600, 1_000].map((x) =>
      document
        .elementFromPoint(x, (top + bottom) / 2)
        ?.closest("a")
        ?.getAttribute("href"),
    );
    expect(targets).toEqual(Array(5).fill("#/settings/user/edit/1"));
    expect(page.getByRole("link").elements()).toHaveLength(1);
  },
);

const loadingTable = (card?: (person: Person) => string) => (
  <DataTable<Person>
    label="Benutzer"
    columns={columns.slice(0, 3)}
    rows={undefined}
    rowId={({ id }) => id}
    actions={({ name }) => <IconButton icon={Pencil} label={`${name} bearbeiten`} />}
    empty={null}
    loadingText="Benutzer werden geladen"
    {...(card && { card, cardSkeleton: <p>Karte</p> })}
  />
);

test("while the rows are loaded, every column has its head and its places", async () => {
  await page.viewport(1_040, 900);
  await render(loadingTable());
  await expect.element(page.getByRole("columnheader", { name: "Spalte 1" })).toBeVisible();
  const rows = page.getByRole("row").elements();
  expect(rows.map(({ children }) => children.length)).toEqual(Array(6).fill(4));
});

test("below 960 px the labels of the cards are there before their values", async () => {
  await page.viewport(390, 900);
  const screen = await render(loadingTable());
  await expect.element(page.getByText("Spalte 1").first()).toBeVisible();
  expect([...screen.container.querySelectorAll("dt")].slice(0, 3).map((label) => label.textContent)).toEqual([
    "Name",
    "Spalte 0",
    "Spalte 1",
  ]);
});

test("cards of their own shape have that shape while they are loaded", async () => {
  await page.viewport(390, 900);
  await render(loadingTable(({ name }) => name));
  await expect.element(page.getByText("Karte").first()).toBeVisible();
  expect(page.getByText("Karte").elements()).toHaveLength(5);
});

test.each([false, true])("in a card a table begins below the title; dense: %s", async (dense) => {
  await page.viewport(1_040, 900);
  await render(
    <Card flush title="Standorte">
      <DataTable
        label="Standorte des Kunden"
        columns={[status]}
        rows={[{ id: 1, name: "Abel, Henrike" }]}
        rowId={({ id }) => id}
        dense={dense}
        empty={null}
        loadingText=""
      />
    </Card>,
  );
  const title = page.getByRole("heading", { name: "Standorte" }).element();
  const cell = page.getByRole("cell", { name: "Aktiv" }).element();
  const textLeft = cell.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(cell).paddingLeft);
  expect(textLeft).toBe(title.getBoundingClientRect().left);
});
