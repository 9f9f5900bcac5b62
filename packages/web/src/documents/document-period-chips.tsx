import { formatMonth } from "@kreislauf/contract/documents";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { Chip } from "@kreislauf/ui/controls/chip.tsx";
import type { DocumentListState } from "./document-list-state.ts";
import { documentsScreenTexts } from "./documents.texts.ts";
import type { ChangeListState } from "../base/use-list-state.ts";
import styles from "./documents.module.css";

/** On narrow screens: the first and the last month of the filter's period, each as a chip that removes it. */
export function DocumentPeriodChips({
  state,
  change,
}: {
  state: DocumentListState;
  change: ChangeListState<DocumentListState>;
}) {
  const texts = useTexts(documentsScreenTexts).filters;
  const language = useLanguage();
  // A period of a single month has two chips, too, one for each end.
  const ends = (["from", "to"] as const).flatMap((end) => {
    const month = state[end];
    return month === null ? [] : [{ end, month: formatMonth(month, language) }];
  });
  if (ends.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={texts.group}>
      {ends.map(({ end, month }) => (
        <li key={end}>
          <Chip
            text={texts.chip[end](month)}
            removeLabel={texts.remove(texts[end])}
            onRemove={() => change({ [end]: null })}
          />
        </li>
      ))}
    </ul>
  );
}
