import { useRouter } from "@tanstack/react-router";
import { useNavigation, useUrlSearch } from "../base/navigation.ts";
import { pathTo } from "../base/paths.ts";
import {
  changedDocumentList,
  documentListSearch,
  type DocumentListState,
  readDocumentListState,
} from "./document-list-state.ts";

/** `step` can be gone back, `replace` takes the place of the last one. */
export type ChangeDocumentList = (change: Partial<DocumentListState>, how?: "step" | "replace") => void;

/** The state of the list, read from the address, and how it changes there. */
export function useDocumentListState(): [DocumentListState, ChangeDocumentList] {
  const router = useRouter();
  const { go, replace } = useNavigation();
  const [search] = useUrlSearch();
  const change: ChangeDocumentList = (wanted, how = "step") => {
    // Not the state of this render: what was typed may arrive after the tab has changed.
    const latest: Readonly<Record<string, string>> = router.latestLocation.search;
    const state = changedDocumentList(readDocumentListState(latest), wanted);
    const path = pathTo("documents", {}, { ...latest, ...documentListSearch(state) });
    if (how === "step") go(path);
    else replace(path);
  };
  return [readDocumentListState(search), change];
}
