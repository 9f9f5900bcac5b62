// Checks docs/coverage.md: every file and test that it names exists and, according to the reports of the last test
// run, has run. With --all-ran every named test must be in a report; --main-path exempts what `npm test` leaves out:
// journeys without the tag @main, and tests that take minutes.
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { root } from "../commands.ts";
import { isLongTest } from "../suites/long-tests.ts";
import { type CoverageRow, readCoverage } from "./coverage-table.ts";
import { hasRun, readTestRuns, runsOf } from "./test-reports.ts";
import { findTitle, readTestTitles, type TestTitle } from "./test-titles.ts";

const page = "docs/coverage.md";
const allRan = process.argv.includes("--all-ran");
const onlyMainPath = process.argv.includes("--main-path");

/** `web/orders/x.ts` is short for `packages/web/src/orders/x.ts`, which keeps the tables readable. */
function findFile(file: string): string | undefined {
  const [name = "", ...rest] = file.split("/");
  const places = [`packages/${name}/src/${rest.join("/")}`, `packages/${file}`, file];
  return places.find((place) => existsSync(path.join(root, place)));
}

const reportFiles = globSync("test-results/*.json", { cwd: root }).map((file) => path.join(root, file));
const runs = readTestRuns(reportFiles.map((file) => JSON.parse(readFileSync(file, "utf8"))));
const ranAt = Math.min(...reportFiles.map((file) => statSync(file).mtimeMs));

const titlesByFile = new Map<string, readonly TestTitle[]>();

function titlesOf(file: string): readonly TestTitle[] {
  const known = titlesByFile.get(file);
  if (known !== undefined) return known;
  const titles = readTestTitles(file, readFileSync(path.join(root, file), "utf8"));
  titlesByFile.set(file, titles);
  return titles;
}

/**
 * Whether a test has run or need not have run. Tests under a condition and tests that `npm test` leaves out need not.
 * Without --all-ran neither need tests whose file has changed since the reports or is in none of them.
 */
function hasRunOrIsExempt(file: string, title: TestTitle): boolean {
  const isLeftOut = onlyMainPath && (isLongTest(file) || (file.endsWith(".spec.ts") && !title.isMain));
  if (title.isConditional || isLeftOut) return true;
  const known = runsOf(runs, file);
  if (known === undefined) return !allRan;
  if (!allRan && statSync(path.join(root, file)).mtimeMs > ranAt) return true;
  return hasRun(title, known);
}

function testErrors(file: string, wanted: string): readonly string[] {
  const [title, ...others] = findTitle(titlesOf(file), wanted);
  if (title === undefined) return [`${file} has no test '${wanted}'`];
  if (others.length > 0) return [`${file} has several tests '${wanted}'`];
  if (title.isSkipped) return [`${file}: '${wanted}' is skipped`];
  return hasRunOrIsExempt(file, title) ? [] : [`${file}: '${wanted}' did not run`];
}

function complaintsAbout(row: CoverageRow): readonly string[] {
  const missing = [...row.files, ...row.tests.map(({ file }) => file)].filter(
    (file) => findFile(file) === undefined,
  );
  return [
    ...missing.map((file) => `${file} is not there`),
    ...row.sameAs.filter((other) => !numbers.has(other)).map((other) => `there is no row ${other}`),
    ...row.tests.flatMap(({ file, titles }) => {
      const place = findFile(file);
      return place === undefined ? [] : titles.flatMap((title) => testErrors(place, title));
    }),
  ];
}

const { rows, complaints } = readCoverage(readFileSync(path.join(root, page), "utf8"));
const numbers = new Set(rows.map(({ number }) => number));
const all = [
  ...complaints,
  ...rows.flatMap((row) => complaintsAbout(row).map((text) => ({ line: row.line, text }))),
];
for (const { line, text } of all) console.log(`${page}:${line}  ${text}`);
const open = rows.filter(({ isOpen }) => isOpen).length;
console.log(`${rows.length} sentences, ${open} open, ${all.length} complaints`);
process.exitCode = all.length > 0 || rows.length === 0 ? 1 : 0;
