import { ArrowDownUp, ChevronDown, X } from "lucide-react";
import type { ComponentProps } from "react";
import { useTexts } from "../base/language.ts";
import { classNames } from "../base/class-names.ts";
import { Icon } from "../drawings/icon.tsx";
import { uiTexts } from "../ui.texts.ts";
import styles from "./filter-button.module.css";

interface FilterButtonProps extends Omit<ComponentProps<"button">, "className" | "children" | "value"> {
  label: string;
  /** The filter's value as text; undefined while it is not set. */
  value?: string | undefined;
  onClear?: () => void;
}

/** A button that opens a filter. A set filter is blue, shows its value and has a button to clear it. */
export function FilterButton({ label, value, onClear, ...button }: FilterButtonProps) {
  const texts = useTexts(uiTexts).filter;
  return (
    <span className={classNames(styles.filter, value !== undefined && styles.set)}>
      <button type="button" {...button} className={styles.open}>
        {label}
        {value === undefined ? (
          <Icon of={ChevronDown} size={16} />
        ) : (
          <span className={styles.value}>{value}</span>
        )}
      </button>
      {value !== undefined && onClear && (
        <button type="button" className={styles.clear} aria-label={texts.remove(label)} onClick={onClear}>
          <Icon of={X} size={16} />
        </button>
      )}
    </span>
  );
}

interface SortToggleProps {
  children: string;
  pressed: boolean;
  onChange: (pressed: boolean) => void;
}

/** A toggle for the order of a list; it is beside the filters and looks like one. */
export function SortToggle({ children, pressed, onChange }: SortToggleProps) {
  return (
    <button
      type="button"
      className={classNames(styles.filter, styles.toggle, pressed && styles.set)}
      aria-pressed={pressed}
      onClick={() => onChange(!pressed)}
    >
      <Icon of={ArrowDownUp} size={16} />
      {children}
    </button>
  );
}
