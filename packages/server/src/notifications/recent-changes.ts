import type { DataChange } from "../base/database/parse-change.ts";

/** Seconds for which changes are kept, for clients that reconnect. */
const retentionSeconds = 120;

/** The latest changes that this process has heard of. */
export function createRecentChanges(clock: () => number = () => performance.now()) {
  let listeningSince = clock();
  let changes: { readonly at: number; readonly change: DataChange }[] = [];
  return {
    /** Forgets all changes, because from now on earlier ones may be missing. */
    clear: (): void => {
      listeningSince = clock();
      changes = [];
    },
    add: (change: DataChange): void => {
      const now = clock();
      changes = changes.filter(({ at }) => at > now - retentionSeconds * 1_000);
      changes.push({ at: now, change });
    },
    /** The changes of the last `seconds` seconds; undefined if some of them may be missing. */
    since: (seconds: number): readonly DataChange[] | undefined => {
      const from = clock() - seconds * 1_000;
      if (seconds > retentionSeconds || from < listeningSince) return undefined;
      return changes.filter(({ at }) => at >= from).map(({ change }) => change);
    },
  };
}
