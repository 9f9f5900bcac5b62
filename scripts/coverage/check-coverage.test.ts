import { describe, expect, test } from "vitest";
import { readCoverage } from "./coverage-table.ts";
import { hasRun, readTestRuns, runsOf } from "./test-reports.ts";
import { findTitle, readTestTitles } from "./test-titles.ts";

describe("a table", () => {
  const head = "| # | sentence | where | shown by |\n| --- | --- | --- | --- |\n";
  const complaints = (...rows: readonly string[]) =>
    readCoverage(head + rows.join("\n")).complaints.map(({ line, text }) => `${line}: ${text}`);

  test("gives the files and tests of its rows", () => {
    const { rows } = readCoverage(
      `${head}| 4.1 | Noon. | \`contract/orders/edit.ts\` | \`a.test.ts\` "at %s" "a \\| b", \`b.spec.ts\` "noon" |`,
    );
    expect(rows).toEqual([
      {
        line: 3,
        number: "4.1",
        files: ["contract/orders/edit.ts"],
        tests: [
          { file: "a.test.ts", titles: ["at %s", "a | b"] },
          { file: "b.spec.ts", titles: ["noon"] },
        ],
        sameAs: [],
        isOpen: false,
        isSilent: false,
      },
    ]);
  });

  test("may leave a row open, silent, or to another row", () => {
    expect(
      complaints(
        "| D1.1 | A. | | **open:** no test of the button |",
        "| D1.2 | B. | | nothing to build |",
        "| D1.3 | C. | | see D1.1 |",
      ),
    ).toEqual([]);
  });

  test.each([
    ["a row without test", "| 1.1 | A. | `a.ts` | |", "names no test and is not marked as open"],
    ["a row without file", '| 1.1 | A. | | `a.test.ts` "a" |', "names no file"],
    ["a test file without title", "| 1.1 | A. | `a.ts` | `a.test.ts` |", "names no title of a.test.ts"],
    ["a cell too few", "| 1.1 | A. | `a.ts` |", "a row has four cells"],
    ["a gap", "| 1.2 | A. | | nothing to build |", "1.2 should be 1.1"],
    ["a number that is none", "| 1 | A. | | nothing to build |", "'1' is no number of a row"],
  ])("is told of %s", (_, row, complaint) => {
    expect(complaints(row)).toEqual([expect.stringContaining(complaint)]);
  });
});

describe("the titles of a test file", () => {
  const titles = readTestTitles(
    "a.test.ts",
    `describe("noon", () => {
      test("at %s", () => {});
      test.each([1])("of $day.name", () => { step("no test"); });
      describe.skip("never", () => test("sleeps", () => {}));
    });
    for (const who of all) test(\`lets \${who} in\`, async () => { await test.step("one", () => {}); });
    test.skipIf(!postgres)("side by side", () => {});
    test("at dawn", { tag: "@main" }, () => {});
    test.each\`a\`("at night @main", () => {});`,
  );

  test("stand with the groups around them", () => {
    expect(titles.map(({ path }) => path.join(" > "))).toEqual([
      "noon",
      "noon > at %s",
      "noon > of $day.name",
      "noon > never",
      "noon > never > sleeps",
      "lets ${who} in",
      "side by side",
      "at dawn",
      "at night @main",
    ]);
  });

  test.each([
    ["at %s", 1],
    ["noon > at %s", 1],
    ["noon", 1],
    ["lets…", 1],
    ["noon > of…", 1],
    ["at…", 3],
    ["at", 0],
    ["sleeps", 1],
  ])("'%s' finds %i", (wanted, count) => {
    expect(findTitle(titles, wanted)).toHaveLength(count);
  });

  test("know what is skipped", () => {
    expect(titles.filter(({ isSkipped }) => isSkipped).map(({ path }) => path.at(-1))).toEqual([
      "never",
      "sleeps",
    ]);
  });

  test("know what runs only where something is there", () => {
    expect(titles.filter(({ isConditional }) => isConditional).map(({ path }) => path.at(-1))).toEqual([
      "side by side",
    ]);
  });

  test("know what belongs to the main path", () => {
    expect(titles.filter(({ isMain }) => isMain).map(({ path }) => path.at(-1))).toEqual([
      "at dawn",
      "at night @main",
    ]);
  });

  test("are found in the reports of a run, if they ran", () => {
    const assertions = [
      { status: "passed", ancestorTitles: ["noon"], title: "at 12:00:01" },
      { status: "skipped", ancestorTitles: ["noon", "never"], title: "sleeps" },
    ];
    const spec = (title: string, status: string) => ({ file: "a.test.ts", title, tests: [{ status }] });
    const runs = readTestRuns([
      { testResults: [{ name: "/home/x/packages/web/src/a.test.ts", assertionResults: assertions }] },
      {
        suites: [{ title: "a.test.ts", specs: [], suites: [] }].map((file) => ({
          ...file,
          specs: [spec("lets Ada in", "flaky"), spec("at night @main", "skipped")],
        })),
      },
    ]);
    const ran = runsOf(runs, "packages/web/src/a.test.ts") ?? [];
    expect(titles.filter((title) => hasRun(title, ran)).map(({ path }) => path.at(-1))).toEqual([
      "noon",
      "at %s",
      "lets ${who} in",
    ]);
    expect(runsOf(runs, "packages/web/src/b.test.ts")).toBeUndefined();
  });
});
