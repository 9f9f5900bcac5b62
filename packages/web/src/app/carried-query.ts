import type { RouterHistory } from "@tanstack/react-router";
import { withoutSearch } from "../base/paths.ts";

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** From a page with a query to one without, the query goes along (product.md section 2). */
export function withCarriedQuery(path: string, from: Place): string {
  const isOtherPage = withoutSearch(path) !== from.pathname;
  return isOtherPage && !path.includes("?") && from.search !== "" ? `${path}${from.search}` : path;
}

/** Carries queries along while `isWanted`: what somebody searched for must not outlive their session. */
export function carryQueries(history: RouterHistory, isWanted: () => boolean): RouterHistory {
  const { push, replace } = history;
  const carried = (path: string) => (isWanted() ? withCarriedQuery(path, history.location) : path);
  history.push = (path, ...rest) => push(carried(path), ...rest);
  history.replace = (path, ...rest) => replace(carried(path), ...rest);
  return history;
}
