import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { ChevronLeft, Search, X, type LucideIcon } from "lucide-react";
import { useRef, type KeyboardEvent, type ReactNode } from "react";
import { IconButton } from "../controls/icon-button.tsx";
import { SearchHighlight } from "../controls/search-highlight.tsx";
import { Icon } from "../drawings/icon.tsx";
import styles from "./command-palette.module.css";

/** A row of the palette: a link, or something to do. */
export interface PaletteItem {
  readonly key: string;
  readonly icon: LucideIcon;
  readonly title: string;
  /** The second line. */
  readonly detail?: string;
  /** Shown at the end of the row. */
  readonly mark?: ReactNode;
  /** The address that the row links to. Without it, `onChoose` does what the row says. */
  readonly href?: string;
}

export interface PaletteGroup<Item extends PaletteItem> {
  readonly key: string;
  readonly title: string;
  readonly items: readonly Item[];
}

interface CommandPaletteProps<Item extends PaletteItem> {
  open: boolean;
  onClose: () => void;
  /** Called after the closing animation. */
  onClosed: () => void;
  texts: {
    readonly label: string;
    readonly placeholder: string;
    readonly list: string;
    readonly clear: string;
    readonly close: string;
    /** The keys and what they do, listed below the results. */
    readonly keys: readonly { readonly keys: readonly string[]; readonly effect: string }[];
  };
  maxLength: number;
  typed: string;
  onType: (typed: string) => void;
  /** Shown between the field and the results. */
  toolbar?: ReactNode;
  groups: readonly PaletteGroup<Item>[];
  /** A search is running; the rows are still those of the search before. */
  isSearching: boolean;
  /** Called when a row is chosen, before its link is followed. */
  onChoose: (item: Item, isNewTab: boolean) => void;
  /** Shown below the results: that nothing was found, or what failed. */
  children?: ReactNode;
}

/**
 * A dialog with a search field and the rows that it finds. The focus stays in the field. It fills the window of a
 * phone.
 */
export function CommandPalette<Item extends PaletteItem>(props: CommandPaletteProps<Item>) {
  const { open, onClose, onClosed, texts, maxLength, typed, onType, toolbar, groups, onChoose } = props;
  const field = useRef<HTMLInputElement>(null);
  const highlighted = useRef<Item | undefined>(undefined);

  const openInNewTab = (event: KeyboardEvent) => {
    const item = highlighted.current;
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || item?.href === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onChoose(item, true);
    window.open(item.href, "_blank", "noopener");
  };
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next, { reason }) => {
        if (next) return;
        if (reason === "escape-key" && typed !== "") onType("");
        else onClose();
      }}
      onOpenChangeComplete={(shown) => !shown && onClosed()}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.overlay} />
        <Dialog.Popup className={styles.palette} initialFocus={field} aria-label={texts.label}>
          <Autocomplete.Root
            inline
            open
            mode="none"
            autoHighlight="always"
            keepHighlight
            items={groups}
            value={typed}
            // A chosen row must not become the text of the search.
            onValueChange={(next, { reason }) => reason === "input-change" && onType(next)}
            itemToStringValue={({ title }: Item) => title}
            onItemHighlighted={(item: Item | undefined) => {
              highlighted.current = item;
            }}
          >
            <div className={styles.head}>
              <div className={styles.back}>
                <IconButton icon={ChevronLeft} label={texts.close} variant="onDark" onClick={onClose} />
                <span aria-hidden>{texts.label}</span>
              </div>
              <div className={styles.field}>
                <Icon of={Search} />
                <Autocomplete.Input
                  ref={field}
                  className={styles.input}
                  aria-label={texts.label}
                  placeholder={texts.placeholder}
                  maxLength={maxLength}
                  enterKeyHint="go"
                  autoCapitalize="off"
                  spellCheck={false}
                  onKeyDownCapture={openInNewTab}
                />
                {typed !== "" && (
                  <IconButton
                    icon={X}
                    label={texts.clear}
                    onClick={() => {
                      onType("");
                      field.current?.focus();
                    }}
                  />
                )}
              </div>
            </div>
            {toolbar}
            <div className={styles.body} aria-busy={props.isSearching}>
              <Autocomplete.List className={styles.list} aria-label={texts.list}>
                {(group: PaletteGroup<Item>) => (
                  <Autocomplete.Group key={group.key} items={group.items} className={styles.group}>
                    <Autocomplete.GroupLabel className={styles.groupTitle}>
                      {group.title}
                    </Autocomplete.GroupLabel>
                    <Autocomplete.Collection>
                      {(item: Item) => (
                        <Autocomplete.Item
                          key={item.key}
                          value={item}
                          className={styles.item}
                          render={
                            item.href === undefined
                              ? undefined
                              : ({ children, ...link }) => (
                                  <a {...link} href={item.href}>
                                    {children}
                                  </a>
                                )
                          }
                          onClick={(event) =>
                            onChoose(item, event.ctrlKey || event.metaKey || event.shiftKey)
                          }
                        >
                          <Icon of={item.icon} />
                          <span className={styles.words}>
                            <span className={styles.title}>
                              <SearchHighlight text={item.title} search={typed} />
                            </span>
                            {item.detail !== undefined && (
                              <small>
                                <SearchHighlight text={item.detail} search={typed} />
                              </small>
                            )}
                          </span>
                          {item.mark}
                        </Autocomplete.Item>
                      )}
                    </Autocomplete.Collection>
                  </Autocomplete.Group>
                )}
              </Autocomplete.List>
              {props.children}
            </div>
          </Autocomplete.Root>
          <p className={styles.keys} aria-hidden>
            {texts.keys.map(({ keys, effect }) => (
              <span key={effect}>
                {keys.map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}{" "}
                {effect}
              </span>
            ))}
          </p>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
