import { ChevronDown, ChevronRight } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { FavouriteSiteToggle } from "./favourite-site-toggle.tsx";
import type { partState } from "./site-set-choice.ts";
import { siteSetPickerTexts } from "./site-set-picker.texts.ts";
import type { PickerRow } from "./site-set-rows.ts";
import styles from "./site-set-popover.module.css";

interface SiteSetRowProps {
  row: PickerRow;
  chosen: ReturnType<typeof partState>;
  /** Whether the sites of the Land or group are shown. */
  isOpen: boolean;
  isMember?: boolean;
  onToggle: () => void;
  onChoose: () => void;
  /** Called when Enter is pressed on the checkbox. */
  onEnter: () => void;
  onOpen: () => void;
}

/** A site, Land or group: its checkbox adds it to the set, its name chooses it alone. */
export function SiteSetRow(props: SiteSetRowProps) {
  const { row, chosen, isOpen, isMember, onToggle, onChoose, onEnter, onOpen } = props;
  const texts = useTexts(siteSetPickerTexts);
  const { number, name, members, part, favourite } = row;
  const chosenText =
    members === null || chosen.state === "none"
      ? null
      : chosen.state === "all"
        ? texts.allChosen(members.length)
        : texts.someChosen(chosen.count);
  const text = row.text ?? chosenText;
  return (
    <div className={classNames(styles.row, isMember && styles.member)} data-part={part.kind}>
      <label className={styles.box}>
        <input
          type="checkbox"
          aria-label={texts.add(name)}
          checked={chosen.state === "all"}
          ref={(box) => {
            if (box) box.indeterminate = chosen.state === "some";
          }}
          onChange={onToggle}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            // Otherwise the picker would also handle this Enter, as one in the search field.
            event.stopPropagation();
            onEnter();
          }}
        />
      </label>
      <button type="button" className={styles.name} tabIndex={-1} onClick={onChoose}>
        <span className={styles.text}>
          <b>
            {number !== null && <span className={styles.number}>{number} </span>}
            {name}
          </b>
          {text !== null && <small>{text}</small>}
        </span>
        {members !== null && <span className={styles.count}>{members.length}</span>}
      </button>
      {members !== null && (
        <button
          type="button"
          className={styles.star}
          aria-label={texts.show(name)}
          aria-expanded={isOpen}
          onClick={onOpen}
        >
          <Icon of={isOpen ? ChevronDown : ChevronRight} size={18} />
        </button>
      )}
      {part.kind === "site" && favourite !== null && (
        <FavouriteSiteToggle siteId={part.id} name={name} favourite={favourite} />
      )}
    </div>
  );
}
