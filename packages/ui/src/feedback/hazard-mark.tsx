import { useTexts } from "../base/language.ts";
import { uiTexts } from "../ui.texts.ts";
import { VisuallyHidden } from "../base/visually-hidden.tsx";
import styles from "./hazard-mark.module.css";

/** Marks hazardous waste beside its AVV code. In a neutral colour, because it is a property and no alarm. */
export function HazardMark({ glyphOnly = false }: { glyphOnly?: boolean }) {
  const texts = useTexts(uiTexts);
  return (
    <span className={styles.mark}>
      <svg
        viewBox="0 0 24 24"
        width={16}
        height={16}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d="M12 2.6L21.4 12 12 21.4 2.6 12zM12 8v4.8" />
        <path d="M12 16h.01" strokeWidth={2.4} />
      </svg>
      {glyphOnly ? <VisuallyHidden>{texts.hazardous}</VisuallyHidden> : texts.hazardous}
    </span>
  );
}
