import { useParams, useRouter, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import type { SearchParams } from "./paths.ts";
import { withSearch } from "./paths.ts";

interface Navigation {
  /** Goes to a path made by `pathTo`. */
  readonly go: (path: string) => void;
  /** The same without a step to go back to. */
  readonly replace: (path: string) => void;
  /** Loads the code of a screen that will probably be next. */
  readonly preload: (path: string) => void;
  /** Back to where the user came from, or to the start where there is nothing to go back to. */
  readonly back: () => void;
}

export function useNavigation(): Navigation {
  const router = useRouter();
  const { history } = router;
  return {
    go: (path) => history.push(path),
    replace: (path) => history.replace(path),
    // A failure shows when the screen is opened.
    preload: (path) => void router.preloadRoute({ to: path }).catch(() => undefined),
    back: () => (history.canGoBack() ? history.back() : history.push("/")),
  };
}

/** A value in the path of the running screen, for example `orderId`. */
export function usePathParam(name: string): string {
  const params: Readonly<Record<string, string>> = useParams({ strict: false });
  return params[name] ?? "";
}

/**
 * What a list shows lives in the query of its address, so that it survives reloads and the way back. The query
 * is carried over to screens opened without one (docs/coverage.md 2.5): screens must not give a key two meanings.
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
