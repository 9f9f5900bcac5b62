import { useState } from "react";

/**
 * The id of the row whose panel is open beside the list. The panel closes when another filter or page (`shownList`) has
 * no such row, unless it has unsaved input. A row that leaves the list because somebody answered it keeps its panel.
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
