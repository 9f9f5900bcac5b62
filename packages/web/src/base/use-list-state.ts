import { useRouter } from "@tanstack/react-router";
import type { ListDefinition } from "./list-state.ts";
import { useNavigation, useUrlSearch } from "./navigation.ts";
import { pathTo } from "./paths.ts";

/** `step` can be gone back, `replace` takes the place of the last one. */
export type ChangeListState<State> = (change: Partial<State>, how?: "step" | "replace") => void;

/** The state of a list, read from the address, and how it changes there. */
export function useListState<State>(
  { route, parse, write, change }: ListDefinition<State>,
  usual: "step" | "replace" = "step",
): [State, ChangeListState<State>] {
  const router = useRouter();
  const { go, replace } = useNavigation();
  const [search] = useUrlSearch();
  return [
    parse(search),
    (wanted, how = usual) => {
      // Not the state of this render: what was typed may arrive after the tab has changed.
      const latest: Readonly<Record<string, string>> = router.latestLocation.search;
      const path = pathTo(route, {}, { ...latest, ...write(change(parse(latest), wanted)) });
      if (how === "step") go(path);
      else replace(path);
    },
  ];
}
