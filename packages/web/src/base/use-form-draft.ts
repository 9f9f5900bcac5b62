import { useEffect, useRef, useState } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { currentInputOwner } from "@kreislauf/ui/base/unsaved-input.ts";

/**
 * What the user has typed into a dialog, stored for the tab, so that neither a reload nor the back button loses it. The
 * app clears the storage when the user leaves (docs/coverage.md D8.18). `owner` is checked all the same, because the
 * browser may restore a tab together with its storage.
 */
interface Draft {
  readonly owner: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The dialog that was open with unsaved input when the page was unloaded. */
interface Interrupted {
  readonly name: string;
  readonly subject: object;
}

const interruptedKey = "kreislauf.dialog";
const draftKeyPrefix = "kreislauf.draft.";
const draftKey = (name: string, subject: object) => `${draftKeyPrefix}${name}.${JSON.stringify(subject)}`;

/** Renames the site in drafts that older versions of the app stored: they name it `locationId`. */
function renameSiteOfOlderDrafts(): void {
  const rename = (text: string) => text.replace('"locationId":', '"siteId":');
  try {
    const open = sessionStorage.getItem(interruptedKey);
    if (open !== null) sessionStorage.setItem(interruptedKey, rename(open));
    for (const key of Object.keys(sessionStorage)) {
      const draft = key.startsWith(draftKeyPrefix) ? sessionStorage.getItem(key) : null;
      if (draft === null || rename(key) === key) continue;
      sessionStorage.removeItem(key);
      sessionStorage.setItem(rename(key), draft);
    }
  } catch {
    // Storage is full or forbidden.
  }
}

renameSiteOfOlderDrafts();

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function store(key: string, value: Draft | Interrupted | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden; the dialog works without a draft.
  }
}

function readDraft(key: string): Draft | null {
  const draft = read(key) as Draft | null;
  return draft?.owner === currentInputOwner() ? draft : null;
}

/**
 * The subject of the dialog that was open with unsaved input when the page was unloaded; null if there is none. It is
 * returned only once.
 */
export function takeInterruptedDialog(name: string): object | null {
  const interrupted = read(interruptedKey) as Interrupted | null;
  if (interrupted?.name !== name) return null;
  store(interruptedKey, null);
  return readDraft(draftKey(name, interrupted.subject)) && interrupted.subject;
}

/** Stores the form's values while they differ from its defaults, and fills them in when the dialog is opened again. */
export function useFormDraft<Values extends FieldValues, Body>(
  name: string,
  subject: object,
  form: UseFormReturn<Values, unknown, Body>,
) {
  const [initialSubject] = useState(subject);
  const key = draftKey(name, initialSubject);
  const [stored] = useState(() => readDraft(key));
  const [isRestored, setRestored] = useState(stored !== null);
  const isCleared = useRef(false);
  const wasDirty = useRef(false);
  const { isDirty } = form.formState;

  useEffect(() => {
    for (const [field, value] of Object.entries(stored?.values ?? {})) {
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  }, [form, stored]);

  useEffect(() => {
    store(interruptedKey, { name, subject: initialSubject });
    return () => store(interruptedKey, null);
  }, [name, initialSubject]);

  useEffect(() => {
    // The user has undone all changes.
    if (!isDirty && wasDirty.current) store(key, null);
    wasDirty.current = isDirty;
    if (!isDirty) return;
    const storeValues = () => {
      if (!isCleared.current) store(key, { owner: currentInputOwner(), values: form.getValues() });
    };
    storeValues();
    return form.subscribe({ formState: { values: true }, callback: storeValues });
  }, [form, key, isDirty]);

  return {
    /** Whether the form started with a stored draft. */
    isRestored,
    /** Deletes the draft, because it was submitted or discarded. */
    clear: () => {
      isCleared.current = true;
      store(key, null);
    },
    reset: () => {
      store(key, null);
      setRestored(false);
      form.reset();
    },
  };
}
