import { useRouter } from "@tanstack/react-router";
import { useUrlSearch } from "../base/navigation.ts";
import { type LogState, logSearch, readLogState } from "./log-state.ts";

export type ChangeLog = (change: Partial<LogState>) => void;

/** The state of the log, read from the address, and how it changes there. */
export function useLogState(): [LogState, ChangeLog] {
  const router = useRouter();
  const [search, setSearch] = useUrlSearch();
  // Not the state of this render: a second choice may follow before the first one is drawn, and must not undo it.
  const change: ChangeLog = (wanted) =>
    setSearch(logSearch({ ...readLogState(router.latestLocation.search), page: 1, ...wanted }));
  return [readLogState(search), change];
}
