import { useState } from "react";

/**
 * The row whose panel is open beside the list. It closes where another filter or page leaves it out, unless something
 * is typed in it; one that leaves the list by itself, because somebody answered it, stays.
 */
export function useCurrentRow(
  ids: readonly number[],
  shownList: string | null,
  hasUnsaved: () => boolean,
): readonly [number | null, (id: number | null) => void] {
  const [currentId, setCurrentId] = useState<number | null>(null);
  const [seenList, setSeenList] = useState(shownList);
  if (shownList !== null && shownList !== seenList) {
    setSeenList(shownList);
    if (currentId !== null && !ids.includes(currentId) && !hasUnsaved()) setCurrentId(null);
  }
  return [currentId, setCurrentId];
}
