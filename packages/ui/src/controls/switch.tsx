import { useId } from "react";
import styles from "./switch.module.css";

interface SwitchProps {
  label: string;
  text?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The change is being saved. */
  busy?: boolean;
}

/** A switch for a setting that takes effect at once, without a save button. */
export function Switch({ label, text, checked, onChange, busy = false }: SwitchProps) {
  const textId = useId();
  return (
    <label className={styles.row}>
      <span className={styles.label}>
        <span className={styles.title}>{label}</span>
        {text !== undefined && (
          <span id={textId} className={styles.text}>
            {text}
          </span>
        )}
      </span>
      <span className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          aria-label={label}
          aria-describedby={text === undefined ? undefined : textId}
          aria-busy={busy || undefined}
          checked={checked}
          onChange={(event) => !busy && onChange(event.target.checked)}
        />
      </span>
    </label>
  );
}
