import { useParams, useRouter, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { withSearch, type SearchParams } from "./paths.ts";

interface Navigation {
  /** Goes to a path made by `pathTo`. */
  readonly go: (path: string) => void;
  /** Like `go`, but replaces the current history entry. */
  readonly replace: (path: string) => void;
  /** Loads the code of the screen that the user probably opens next. */
  readonly preload: (path: string) => void;
  /** Goes back to the previous history entry, or to the start page if there is none. */
  readonly back: () => void;
}

export function useNavigation(): Navigation {
  const router = useRouter();
  const { history } = router;
  return {
    go: (path) => history.push(path),
    replace: (path) => history.replace(path),
    // If preloading fails, the error is shown when the screen is opened.
    preload: (path) => void router.preloadRoute({ to: path }).catch(() => undefined),
    back: () => (history.canGoBack() ? history.back() : history.push("/")),
  };
}

/** A parameter in the path of the current screen, for example `orderId`; empty if the path does not have it. */
export function usePathParam(name: string): string {
  const params: Readonly<Record<string, string>> = useParams({ strict: false });
  return params[name] ?? "";
}

/**
 * The query of the page's address, and a function that changes it. It holds the state of lists, so that this survives
 * reloads and the back button. The query is carried over to screens opened without one (docs/coverage.md 2.5), so a key
 * must mean the same on all screens.
 */
export function useUrlSearch(): [Readonly<Record<string, string>>, (changes: SearchParams) => void] {
  const router = useRouter();
  const search: Readonly<Record<string, string>> = useSearch({ strict: false });
  const change = useCallback(
    (changes: SearchParams) => {
      const { pathname, search: latest } = router.latestLocation;
      router.history.replace(withSearch(pathname, { ...latest, ...changes }));
    },
    [router],
  );
  return [search, change];
}
