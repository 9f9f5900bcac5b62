import { useRouter } from "@tanstack/react-router";
import { useNavigation, useUrlSearch } from "../base/navigation.ts";
import { pathTo } from "../base/paths.ts";
import { changedPeople, peopleSearch, type PeopleState, readPeopleState } from "./people-list-state.ts";

/** `step` can be gone back, `replace` takes the place of the last one. */
export type ChangePeople = (change: Partial<PeopleState>, how?: "step" | "replace") => void;

/** The state of the user lists, read from the address, and how it changes there. */
export function usePeopleState(): [PeopleState, ChangePeople] {
  const router = useRouter();
  const { go, replace } = useNavigation();
  const [search] = useUrlSearch();
  const change: ChangePeople = (wanted, how = "step") => {
    // Not the state of this render: what was typed may arrive after the tab has changed.
    const latest: Readonly<Record<string, string>> = router.latestLocation.search;
    const state = changedPeople(readPeopleState(latest), wanted);
    const path = pathTo("userSettings", {}, { ...latest, ...peopleSearch(state) });
    if (how === "step") go(path);
    else replace(path);
  };
  return [readPeopleState(search), change];
}
