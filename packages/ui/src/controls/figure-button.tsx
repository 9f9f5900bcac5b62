import { classNames } from "../base/class-names.ts";
import styles from "./figure-button.module.css";

interface FigureButtonProps {
  figureKey: string;
  /** What the figure counts, and that its lines open. */
  label: string;
  text: string;
  openKey: string | undefined;
  onOpen: () => void;
}

/** A figure that opens what is behind it; `data-figure` finds it again to give it the focus back. */
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
