import { describe, expect, test } from "vitest";
import { citations, numberedLines, numbersIn } from "./citations.ts";
import { type HouseRule, readSource } from "./source-file.ts";
import { glossaryWords, readBannedWords } from "./glossary-words.ts";

const complaints = (rule: HouseRule, path: string, content = "") =>
  rule(readSource(path, content)).map(({ text }) => text);

describe("citations", () => {
  const coverage = numbersIn(
    "## 2. Screens\n| 2.1 | a | | |\n| 2.2 | b | | |\n## D3. Orders\n| D3.7 | c | | |\n",
  );
  const rule = citations(
    new Map([
      ["docs/coverage.md", coverage],
      ["docs/decisions.md", numbersIn("## 1. Shape\n\n- 1.1 One.\n")],
    ]),
  );

  test.each([
    "docs/coverage.md 2.1 to 2.2, D3.7",
    "docs/coverage.md 2 and D3",
    "docs/coverage.md\n * D3.7",
    "docs/decisions.md 1.1.",
    "docs/coverage.md names every sentence",
  ])("%j is there", (text) => {
    expect(complaints(rule, "packages/web/src/a.ts", `/** ${text} */`)).toEqual([]);
  });

  test.each([
    ["docs/coverage.md 2.3", "docs/coverage.md has no 2.3"],
    ["docs/coverage.md 2.1 and D3.8", "docs/coverage.md has no D3.8"],
    ["docs/coverage.md\n * 4", "docs/coverage.md has no 4"],
    ["docs/design.md 1.1", "docs/design.md has no 1.1"],
    [["product", "md section 2"].join("."), "not in the repository"],
    [["DESIGN", "md"].join("."), "not in the repository"],
    [["decisions", "md section 3"].join("."), "not in the repository"],
  ])("%j is not", (text, message) => {
    expect(complaints(rule, "packages/web/src/a.ts", `/** ${text} */`)).toEqual([
      expect.stringContaining(message),
    ]);
  });

  test("lines that are cited keep their numbers", () => {
    const page = "# Design\n\n## 1. One\n\n- 1.1 a\n- 1.2 b\n\n## 2. Two\n\n- 2.1 c\n";
    expect(complaints(numberedLines, "docs/design.md", page)).toEqual([]);
    expect(complaints(numberedLines, "docs/design.md", page.replace("- 1.2 b", "- b"))).toHaveLength(1);
    expect(complaints(numberedLines, "docs/design.md", page.replace("2.1", "2.2"))).toHaveLength(1);
    expect(complaints(numberedLines, "docs/design.md", page.replace("## 2.", "## 1."))).toHaveLength(2);
  });
});

test("names say the words of the glossary", () => {
  const glossary = `# Glossary

| German | English | meaning |
| --- | --- | --- |
| Standort | location | no row of the table below |

## Words not used

| not | but | kept |
| --- | --- | --- |
| location, locations | site | the browser's \`location\`, the wire's \`serviceLocation*\` |
| told | notified | |
`;
  const rule = glossaryWords(readBannedWords(glossary));
  const path = "packages/web/src/sites/a.ts";
  for (const content of ["chosenLocation = 1", "location_id = 1", "Locations = 1", "isTold = 1"]) {
    expect(complaints(rule, path, `export const ${content};`), content).toHaveLength(1);
  }
  expect(complaints(rule, path, "export interface A { locationName: string }")).toHaveLength(1);
  expect(complaints(rule, "packages/web/src/sites/location-list.ts")).toHaveLength(1);
  expect(complaints(rule, "packages/web/src/locations/a.sql")).toHaveLength(1);
  for (const content of [
    "location = 1",
    "serviceLocationIds = 1",
    "allocations = 1",
    "a = 'location_id'",
    "untold = 1",
  ]) {
    expect(complaints(rule, path, `export const ${content};`), content).toEqual([]);
  }
});
