import { type ReactNode, useRef, useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import styles from "../base/page.module.css";
import { useFirstRows } from "../base/use-first-rows.tsx";
import { deskCatalogTexts } from "../catalog.texts.ts";

/** The props of the form of a catalog entry. */
export interface CatalogFormProps<Entry> {
  label: string;
  /** The entry to change, or null for a new one. */
  given: Entry | null;
  onDone: () => void;
}

interface CatalogCardProps<Entry> {
  title: string;
  addText: string;
  /** Shown if there are no entries. */
  empty: string;
  entries: readonly Entry[];
  keyOf: (entry: Entry) => string | number;
  nameOf: (entry: Entry) => string;
  describe: (entry: Entry) => ReactNode;
  form: (props: CatalogFormProps<Entry>) => ReactNode;
  mayAdd: boolean;
  mayEdit: boolean;
}

const newEntry = "new";

/** A card with the catalog entries of one kind. A form replaces the row of its entry; that of a new entry is on top. */
export function CatalogCard<Entry>(props: CatalogCardProps<Entry>) {
  const { title, addText, empty, entries, keyOf, nameOf, describe, form, mayAdd, mayEdit } = props;
  const texts = useTexts(deskCatalogTexts);
  const { shown, footer } = useFirstRows(entries, 20);
  const [editedKey, setEditedKey] = useState<string | number | null>(null);
  // The key of the form closed last: its button gets the focus as soon as it is on the page again.
  const closedKey = useRef<string | number | null>(null);
  const focusAfterClosing = (key: string | number) => (button: HTMLButtonElement | null) => {
    if (button === null || closedKey.current !== key) return;
    closedKey.current = null;
    button.focus();
  };
  const formOf = (key: string | number, label: string, given: Entry | null) => (
    <div className={styles.inset}>
      {form({
        label,
        given,
        onDone: () => {
          closedKey.current = key;
          setEditedKey(null);
        },
      })}
    </div>
  );
  return (
    <Card
      flush
      title={title}
      actions={
        mayAdd && (
          <Button
            ref={focusAfterClosing(newEntry)}
            small
            aria-expanded={editedKey === newEntry}
            onClick={() => setEditedKey(newEntry)}
          >
            {addText}
          </Button>
        )
      }
    >
      {editedKey === newEntry && formOf(newEntry, addText, null)}
      {entries.length === 0 && <p className={styles.empty}>{empty}</p>}
      <ul className={styles.rows}>
        {shown.map((entry) => {
          const key = keyOf(entry);
          const name = nameOf(entry);
          if (key === editedKey) return <li key={key}>{formOf(key, texts.editOf(name), entry)}</li>;
          return (
            <li key={key} className={styles.row}>
              <div className={styles.rowText}>
                <b>{name}</b>
                <small>{describe(entry)}</small>
              </div>
              {mayEdit && (
                <Button
                  ref={focusAfterClosing(key)}
                  small
                  aria-label={texts.editOf(name)}
                  onClick={() => setEditedKey(key)}
                >
                  {texts.edit}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {footer}
    </Card>
  );
}
