import type { Change } from "../base/changes.ts";

/** Seconds for which changes are remembered, for those who come back after their connection broke. */
const memorySeconds = 120;

/** What changed a moment ago, as far as this process has listened. */
export function rememberChanges(clock: () => number = () => performance.now()) {
  let heardFrom = clock();
  let changes: { readonly at: number; readonly change: Change }[] = [];
  return {
    /** What came before is not known any more. */
    forget: (): void => {
      heardFrom = clock();
      changes = [];
    },
    add: (change: Change): void => {
      const now = clock();
      changes = changes.filter(({ at }) => at > now - memorySeconds * 1_000);
      changes.push({ at: now, change });
    },
    /** The changes of the last seconds; undefined where some of them may not be known. */
    since: (seconds: number): readonly Change[] | undefined => {
      const from = clock() - seconds * 1_000;
      if (seconds > memorySeconds || from < heardFrom) return undefined;
      return changes.filter(({ at }) => at >= from).map(({ change }) => change);
    },
  };
}
