/**
 * The variable that tells vitest.config.ts what to leave out: folders, which end in a slash, files and glob patterns.
 * Vitest's own option `--exclude` does not reach projects.
 */
export const leaveOut = (starts: readonly string[]) => ({
  TESTS_LEFT_OUT: starts.map((start) => start.replace(/\/$/, "/**")).join(","),
});
