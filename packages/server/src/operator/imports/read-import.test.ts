import { expect, test } from "vitest";
import { yesOrNo, text } from "./import-cells.ts";
import { required, optional, readImport } from "./read-import.ts";

const columns = { name: required(text(10)), documents: optional(yesOrNo) };
const headings = {
  de: { name: "Name|Firma", documents: "Belege" },
  en: { name: "Name|Company", documents: "Documents" },
};
const sheet = (...rows: readonly (readonly (string | null)[])[]) =>
  rows.map((cells, index) => ({ line: index + 1, cells }));
const head = ["Documents", "Umsatz", "Firma"];

test("a row gives what its headings say; a column that is missing is undefined, an empty cell null", () => {
  const table = readImport(sheet(head, ["ja", "7", "Voß"], [null, null, "Öl"]), columns, headings);
  expect(table).toMatchObject({ ignoredHeadings: ["Umsatz"], problems: [] });
  expect(table.rows.map(({ values }) => values)).toEqual([
    { name: "Voß", documents: true },
    { name: "Öl", documents: null },
  ]);
  const [row] = readImport(sheet(["Name"], ["Voß"]), columns, headings).rows;
  expect(row?.values.documents).toBeUndefined();
});

test("a refused value stands there as in the table", () => {
  const table = readImport(sheet(head, ["ja", null, "Voß"]), columns, headings);
  for (const row of table.rows) table.refuse(row, "documents", "no");
  expect(table.problems).toEqual([{ line: 2, column: "Documents", value: "ja", message: "no" }]);
});

test.each([
  [
    "a value behind the last heading",
    ["ja", "7", "Voß", "Garten"],
    { value: "Garten", message: "expected no value without a heading above it" },
  ],
  [
    "the error of a formula",
    ["ja", "7", "#NV"],
    {
      column: "Firma",
      value: "#NV",
      message: "expected a text of at most 10 characters in one line, not the error of a formula",
    },
  ],
] as const)("%s is refused", (_, row, problem) => {
  const { rows, problems } = readImport(sheet(head, row), columns, headings);
  expect([rows, problems]).toEqual([[], [{ line: 2, ...problem }]]);
});

test("errors stay out of the way in a column that is not read", () => {
  expect(readImport(sheet(head, ["ja", "#NV", "Voß"]), columns, headings).problems).toEqual([]);
});
