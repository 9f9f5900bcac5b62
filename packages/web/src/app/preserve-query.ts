import type { RouterHistory } from "@tanstack/react-router";
import { withoutSearch } from "../base/paths.ts";

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** From a page with a query to one without, the query goes along (docs/coverage.md 2.5). */
export function withPreservedQuery(path: string, from: Place): string {
  const isOtherPage = withoutSearch(path) !== from.pathname;
  return isOtherPage && !path.includes("?") && from.search !== "" ? `${path}${from.search}` : path;
}

/** Carries queries along while `isWanted`: what somebody searched for must not outlive their session. */
export function preserveQueries(history: RouterHistory, isWanted: () => boolean): RouterHistory {
  const { push, replace } = history;
  const carried = (path: string) => (isWanted() ? withPreservedQuery(path, history.location) : path);
  history.push = (path, ...rest) => push(carried(path), ...rest);
  history.replace = (path, ...rest) => replace(carried(path), ...rest);
  return history;
}
