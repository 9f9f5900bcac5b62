import { Combobox } from "@base-ui/react/combobox";
import { Check, Search } from "lucide-react";
import { useTexts } from "../base/language.tsx";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";
import { TextBox } from "./text-box.tsx";
import { uiTexts } from "./ui.texts.ts";
import boxStyles from "./text-box.module.css";
import styles from "./popup.module.css";

export interface SearchOption<Value extends string | number> {
  value: Value;
  label: string;
  /** In grey before the label. */
  number?: string | undefined;
  /** A second line. */
  text?: string | undefined;
  /** Set apart from those below it. */
  divided?: boolean;
}

/** Everything an option is found by. */
export const searchWords = <Value extends string | number>({
  number,
  label,
  text,
}: SearchOption<Value>): string => [number, label, text].filter(Boolean).join(" ");

interface SearchListProps {
  label: string;
  searchLabel: string;
}

/** The list of a Combobox.Root with its search on top. */
export function SearchList({ label, searchLabel }: SearchListProps) {
  const texts = useTexts(uiTexts).list;
  return (
    <Combobox.Portal>
      <Combobox.Positioner className={styles.positioner} align="start" sideOffset={4} collisionPadding={8}>
        <Combobox.Popup className={classes(styles.popup, styles.wide)} aria-label={label}>
          <div className={styles.search}>
            <TextBox>
              <Icon of={Search} />
              <Combobox.Input
                className={boxStyles.input}
                placeholder={searchLabel}
                aria-label={searchLabel}
              />
            </TextBox>
          </div>
          <Combobox.Empty className={styles.none}>{texts.nothingFound}</Combobox.Empty>
          <Combobox.List className={styles.list}>
            {(option: SearchOption<string | number>) => (
              <Combobox.Item
                key={option.value}
                value={option}
                className={classes(
                  styles.option,
                  option.text !== undefined && styles.tall,
                  option.divided && styles.divided,
                )}
              >
                <span className={styles.words}>
                  <span className={classes(styles.title, option.text === undefined && styles.plain)}>
                    {option.number !== undefined && <span className={styles.number}>{option.number} </span>}
                    {option.label}
                  </span>
                  {option.text !== undefined && <span className={styles.text}>{option.text}</span>}
                </span>
                <Combobox.ItemIndicator className={styles.mark}>
                  <Icon of={Check} />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}
