/** What a step of the suites counted. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
}

/** A report says less than the exit code where something broke beside the tests: that counts as one failure. */
const honest = (ok: boolean, { passed, failed }: Counts): Counts => ({
  passed,
  failed: ok || failed > 0 ? failed : 1,
});

/** A file that could not be loaded has no tests to fail; it counts as one. */
export function countVitest(ok: boolean, report: VitestReport | undefined): Counts {
  const brokenFiles = (report?.testResults ?? []).filter(
    (file) => file.status === "failed" && file.assertionResults.every(({ status }) => status !== "failed"),
  );
  return honest(ok, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + brokenFiles.length,
  });
}

export function countPlaywright(ok: boolean, report: PlaywrightReport | undefined): Counts {
  return honest(ok, {
    passed: (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0),
    failed: (report?.stats.unexpected ?? 0) + (report?.errors.length ?? 0),
  });
}

export const countStep = (ok: boolean): Counts => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

export const sum = (counts: readonly Counts[]): Counts => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});
