import type { TestTitle } from "./test-titles.ts";

/** The tests that have run, by file; each test as the list of its titles from the outermost group. */
export type TestRuns = ReadonlyMap<string, readonly (readonly string[])[]>;

interface Run {
  readonly file: string;
  readonly path: readonly string[];
}

interface VitestReport {
  readonly testResults?: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly ancestorTitles: readonly string[];
      readonly title: string;
    }[];
  }[];
}

interface JourneySuite {
  readonly title: string;
  readonly suites?: readonly JourneySuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

interface PlaywrightReport {
  readonly suites?: readonly JourneySuite[];
}

const vitestRuns = ({ testResults = [] }: VitestReport): readonly Run[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "passed" || status === "failed")
      .map(({ ancestorTitles, title }) => ({ file: name, path: [...ancestorTitles, title] })),
  );

function journeyRuns(
  { suites = [], specs = [] }: JourneySuite,
  around: readonly string[] = [],
): readonly Run[] {
  const here = specs
    .filter(({ tests }) => tests.some(({ status }) => status !== "skipped"))
    .map(({ file, title }) => ({ file, path: [...around, title] }));
  return [...here, ...suites.flatMap((suite) => journeyRuns(suite, [...around, suite.title]))];
}

/**
 * Collects the tests that have run from the reports of Vitest and Playwright. Both write JSON files into the same
 * folder, so each report may be of either kind.
 */
export function readTestRuns(reports: readonly (VitestReport & PlaywrightReport)[]): TestRuns {
  const runs = new Map<string, (readonly string[])[]>();
  for (const report of reports) {
    const journeys = (report.suites ?? []).flatMap((file) => journeyRuns(file));
    for (const { file, path } of [...vitestRuns(report), ...journeys]) {
      const known = runs.get(file);
      if (known === undefined) runs.set(file, [path]);
      else known.push(path);
    }
  }
  return runs;
}

/** The runs of a file; undefined if no report names it. Vitest reports the absolute path, Playwright only the name. */
export function runsOf(runs: TestRuns, file: string): readonly (readonly string[])[] | undefined {
  const name = [...runs.keys()].filter(
    (known) => known === file || file.endsWith(`/${known}`) || known.endsWith(`/${file}`),
  );
  return name.length === 0 ? undefined : name.flatMap((known) => runs.get(known) ?? []);
}

/** Whether a test is among the runs or, for a group, at least one of its tests. */
export const hasRun = ({ patterns }: TestTitle, runs: readonly (readonly string[])[]) =>
  runs.some(
    (path) =>
      path.length >= patterns.length && patterns.every((pattern, index) => pattern.test(path[index] ?? "")),
  );
