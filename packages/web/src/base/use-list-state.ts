import { useRouter } from "@tanstack/react-router";
import type { ListDefinition } from "./list-state.ts";
import { useNavigation, useUrlSearch } from "./navigation.ts";
import { pathTo } from "./paths.ts";

/** `step` adds an entry to the browser's history, `replace` replaces the current one. */
export type ChangeListState<State> = (change: Partial<State>, how?: "step" | "replace") => void;

/** The state of a list, read from the address, and a function that changes it there. */
export function useListState<State>(
  { route, parse, write, change }: ListDefinition<State>,
  defaultHow: "step" | "replace" = "step",
): [State, ChangeListState<State>] {
  const router = useRouter();
  const { go, replace } = useNavigation();
  const [search] = useUrlSearch();
  return [
    parse(search),
    (changes, how = defaultHow) => {
      // Reads the address again, as it may be newer than this render: debounced input may arrive after a change of tab.
      const latest: Readonly<Record<string, string>> = router.latestLocation.search;
      const path = pathTo(route, {}, { ...latest, ...write(change(parse(latest), changes)) });
      if (how === "step") go(path);
      else replace(path);
    },
  ];
}
