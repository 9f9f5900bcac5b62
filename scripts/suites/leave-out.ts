import path from "node:path";

/** Paths of tests: folders, which end in a slash, files, or glob patterns. */
export type TestPaths = readonly string[];

const toPattern = (testPath: string) => testPath.replace(/\/$/, "/**");

export const isAmong = (file: string, paths: TestPaths): boolean =>
  paths.some((each) => path.matchesGlob(file, toPattern(each)));

/**
 * The environment variable that tells vitest.config.ts which tests to leave out. Vitest's own option `--exclude` has no
 * effect on projects.
 */
export const leaveOut = (paths: TestPaths) => ({ TESTS_LEFT_OUT: paths.map(toPattern).join(",") });
