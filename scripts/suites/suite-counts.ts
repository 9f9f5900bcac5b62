import { stripVTControlCharacters } from "node:util";

/** The result of a step: the number of tests and the failures. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** One line each: file, test and the beginning of the message. */
  readonly failures: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface JourneySuite {
  readonly suites?: readonly JourneySuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport extends JourneySuite {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly { readonly message?: string }[];
}

const maxMessageLength = 400;

function failure(place: string, message: string | undefined): string {
  const words = stripVTControlCharacters(message ?? "no message").replace(/\s+/g, " ");
  return `${place}: ${words.trim().slice(0, maxMessageLength)}`;
}

/**
 * Counts one failure if only the exit code reports a failure, for example an error outside of tests, which the report
 * does not contain.
 */
const includeStepFailure = (ok: boolean, counts: Counts): Counts =>
  ok || counts.failed > 0 ? counts : { ...counts, failed: 1, failures: ["broken beside its tests"] };

/** A file that could not be loaded has no failed tests, so it counts as one failure. */
export function countVitest(ok: boolean, report: VitestReport | undefined): Counts {
  const files = report?.testResults ?? [];
  const brokenFiles = files.filter(
    (file) => file.status === "failed" && file.assertionResults.every(({ status }) => status !== "failed"),
  );
  const failedTests = files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => failure(`${name} > ${fullName}`, failureMessages?.[0])),
  );
  return includeStepFailure(ok, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + brokenFiles.length,
    failures: [...failedTests, ...brokenFiles.map(({ name, message }) => failure(name, message))],
  });
}

function journeysThat(status: string, { suites = [], specs = [] }: JourneySuite): readonly string[] {
  const here = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ projectName, results }) =>
        failure(
          `${file} > ${title} (${projectName}, ${status})`,
          results.find(({ error }) => error !== undefined)?.error?.message,
        ),
      ),
  );
  return [...here, ...suites.flatMap((suite) => journeysThat(status, suite))];
}

/** A journey that succeeded only on a retry counts as passed, but is listed. */
export function countPlaywright(ok: boolean, report: PlaywrightReport | undefined): Counts {
  if (report === undefined) return includeStepFailure(ok, { passed: 0, failed: 0, failures: [] });
  const { stats, errors } = report;
  return includeStepFailure(ok, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [
      ...journeysThat("unexpected", report),
      ...journeysThat("flaky", report),
      ...errors.map(({ message }) => failure("outside the journeys", message)),
    ],
  });
}

export const countStep = (ok: boolean): Counts => ({
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  failures: ok ? [] : ["see its output above"],
});

export const sum = (counts: readonly Counts[]): Counts => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  failures: counts.flatMap(({ failures }) => failures),
});
