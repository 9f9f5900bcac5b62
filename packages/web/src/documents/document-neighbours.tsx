import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { documentsScreenTexts } from "./documents.texts.ts";
import styles from "./documents.module.css";

/** The place of a document in its list. */
export interface DocumentPlace {
  /** Counted from 1, over all pages of the list. */
  readonly position: number;
  readonly total: number;
  /** Shows the next document in the list, or with -1 the previous one. */
  readonly go: (step: 1 | -1) => void;
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, j: 1, ArrowLeft: -1, k: -1 };

/** Buttons and keys that lead to the previous and the next document of the list. */
export function DocumentNeighbours({ place }: { place: DocumentPlace }) {
  const texts = useTexts(documentsScreenTexts).neighbours;
  const { number } = useFormats();
  const { position, total } = place;
  const canGo = (step: 1 | -1) => position + step >= 1 && position + step <= total;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key];
    const isTyping = event.target instanceof Element && event.target.closest("input, textarea, select");
    if (step === undefined || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!canGo(step)) return;
    event.preventDefault();
    place.go(step);
  });
  useEffect(() => {
    // In the capture phase, because dialogs stop arrow keys from bubbling up to the document.
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen, true);
    return () => document.removeEventListener("keydown", listen, true);
  }, []);
  return (
    <div className={styles.neighbours}>
      <IconButton
        icon={ChevronLeft}
        label={texts.previous}
        lockedBecause={canGo(-1) ? undefined : texts.isFirst}
        onClick={() => place.go(-1)}
      />
      <span role="status">{texts.place(number(position), number(total))}</span>
      <IconButton
        icon={ChevronRight}
        label={texts.next}
        lockedBecause={canGo(1) ? undefined : texts.isLast}
        onClick={() => place.go(1)}
      />
    </div>
  );
}
