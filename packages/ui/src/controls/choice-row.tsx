import type { LucideIcon } from "lucide-react";
import { useId, type ComponentProps, type ReactNode } from "react";
import { Icon } from "../drawings/icon.tsx";
import styles from "./choice-row.module.css";

export interface ChoiceOption<Value extends string | number> {
  value: Value;
  title: string;
  /** One line that explains the option. */
  text?: ReactNode;
  icon?: LucideIcon | undefined;
  /** Why the option is locked. Replaces the text. */
  lockedBecause?: string | undefined;
}

interface ChoiceRowProps extends Omit<ComponentProps<"input">, "title" | "className"> {
  option: ChoiceOption<string | number>;
}

/** A radio button or checkbox as a card with a bold title and one line of text. */
export function ChoiceRow({ option, ...input }: ChoiceRowProps) {
  const textId = useId();
  const text = option.lockedBecause ?? option.text;
  return (
    <label className={styles.row}>
      <input
        {...input}
        value={option.value}
        aria-label={option.title}
        aria-describedby={text === undefined ? undefined : textId}
        disabled={option.lockedBecause !== undefined || input.disabled}
      />
      <span className={styles.label}>
        <span className={styles.title}>{option.title}</span>
        {text !== undefined && (
          <span id={textId} className={styles.text}>
            {text}
          </span>
        )}
      </span>
      {option.icon && <Icon of={option.icon} />}
    </label>
  );
}
