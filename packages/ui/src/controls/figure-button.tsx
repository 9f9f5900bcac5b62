import { classNames } from "../base/class-names.ts";
import styles from "./figure-button.module.css";

interface FigureButtonProps {
  figureKey: string;
  /** The accessible name: what the figure counts, and that pressing it opens the rows behind it. */
  label: string;
  text: string;
  openKey: string | undefined;
  onOpen: () => void;
}

/**
 * A figure that opens the rows behind it. The component that shows the rows finds this button by `data-figure`, to
 * return the focus to it.
 */
export function FigureButton({ figureKey, label, text, openKey, onOpen }: FigureButtonProps) {
  return (
    <button
      type="button"
      data-figure={figureKey}
      className={classNames(styles.figure, openKey === figureKey && styles.open)}
      aria-expanded={openKey === figureKey}
      aria-label={label}
      onClick={onOpen}
    >
      {text}
    </button>
  );
}
