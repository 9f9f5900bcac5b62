import { Combobox } from "@base-ui/react/combobox";
import { Check, Search } from "lucide-react";
import { use } from "react";
import { useTexts } from "../base/language.ts";
import { classNames } from "../base/class-names.ts";
import { PopupPosition } from "../base/popup-position.ts";
import { Icon } from "../drawings/icon.tsx";
import type { SearchOption } from "./search-option.ts";
import { TextBox } from "./text-box.tsx";
import { uiTexts } from "../ui.texts.ts";
import boxStyles from "./text-box.module.css";
import styles from "./popup.module.css";

interface SearchListProps {
  label: string;
  searchLabel: string;
}

/** The popup of a Combobox.Root, with the search field at the top. */
export function SearchList({ label, searchLabel }: SearchListProps) {
  const texts = useTexts(uiTexts).list;
  const positionMethod = use(PopupPosition);
  return (
    <Combobox.Portal>
      <Combobox.Positioner
        className={styles.positioner}
        positionMethod={positionMethod}
        align="start"
        sideOffset={4}
        collisionPadding={8}
      >
        <Combobox.Popup className={classNames(styles.popup, styles.wide)} aria-label={label}>
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
                className={classNames(
                  styles.option,
                  option.text !== undefined && styles.tall,
                  option.divided && styles.divided,
                )}
              >
                <span className={styles.label}>
                  <span className={classNames(styles.title, option.text === undefined && styles.plain)}>
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
