import type { RouterHistory } from "@tanstack/react-router";
import { withoutSearch } from "../base/paths.ts";

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** Adds the query of the current page to the path of another page without one (docs/coverage.md 2.5). */
export function withPreservedQuery(path: string, from: Place): string {
  const isOtherPage = withoutSearch(path) !== from.pathname;
  return isOtherPage && !path.includes("?") && from.search !== "" ? `${path}${from.search}` : path;
}

/**
 * Makes `history` keep the current query on the next page while `isEnabled` returns true. The app enables this only for
 * signed-in users, because what they searched for must not outlive their session.
 */
export function preserveQueries(history: RouterHistory, isEnabled: () => boolean): RouterHistory {
  const { push, replace } = history;
  const withQuery = (path: string) => (isEnabled() ? withPreservedQuery(path, history.location) : path);
  history.push = (path, ...rest) => push(withQuery(path), ...rest);
  history.replace = (path, ...rest) => replace(withQuery(path), ...rest);
  return history;
}
