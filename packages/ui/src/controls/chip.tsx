import { X } from "lucide-react";
import { Icon } from "../drawings/icon.tsx";
import styles from "./chip.module.css";

interface ChipProps {
  text: string;
  /** Accessible name of the remove button: "Filter Wunschtermin von entfernen". */
  removeLabel: string;
  onRemove: () => void;
}

/** An active filter that can be removed. */
export function Chip({ text, removeLabel, onRemove }: ChipProps) {
  return (
    <span className={styles.chip}>
      {text}
      <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
        <Icon of={X} size={14} />
      </button>
    </span>
  );
}
