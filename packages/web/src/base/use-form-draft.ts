import { useEffect, useRef, useState } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { currentInputOwner } from "@kreislauf/ui/base/unsaved-input.ts";

/**
 * What is typed into a dialog, kept for the tab, so that neither a reload nor the way back loses it. The app clears
 * the storage when the user leaves (docs/coverage.md D8.18); a tab that the browser brings back is told by its owner.
 */
interface Draft {
  readonly owner: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The dialog that was open when the page went away. */
interface Interrupted {
  readonly name: string;
  readonly subject: object;
}

const interruptedKey = "kreislauf.dialog";
const draftKeyPrefix = "kreislauf.draft.";
const draftKey = (name: string, subject: object) => `${draftKeyPrefix}${name}.${JSON.stringify(subject)}`;

/** What an older version left in the tab names the site of a dialog `locationId`. */
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
    // Storage is full or forbidden; the dialog goes on without.
  }
}

function readDraft(key: string): Draft | null {
  const draft = read(key) as Draft | null;
  return draft?.owner === currentInputOwner() ? draft : null;
}

/** The subject for which a dialog was open, with something typed into it, when the page went away; told once. */
export function takeInterruptedDialog(name: string): object | null {
  const interrupted = read(interruptedKey) as Interrupted | null;
  if (interrupted?.name !== name) return null;
  store(interruptedKey, null);
  return readDraft(draftKey(name, interrupted.subject)) && interrupted.subject;
}

/** Keeps what a dialog's form holds beyond its defaults, and fills it in again. */
export function useFormDraft<Values extends FieldValues, Body>(
  name: string,
  subject: object,
  form: UseFormReturn<Values, unknown, Body>,
) {
  const [held] = useState(subject);
  const key = draftKey(name, held);
  const [found] = useState(() => readDraft(key));
  const [isRestored, setRestored] = useState(found !== null);
  const isOver = useRef(false);
  const wasDirty = useRef(false);
  const { isDirty } = form.formState;

  useEffect(() => {
    for (const [field, value] of Object.entries(found?.values ?? {})) {
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  }, [form, found]);

  useEffect(() => {
    store(interruptedKey, { name, subject: held });
    return () => store(interruptedKey, null);
  }, [name, held]);

  useEffect(() => {
    // What was undone needs no keeping.
    if (!isDirty && wasDirty.current) store(key, null);
    wasDirty.current = isDirty;
    if (!isDirty) return;
    const keepValues = () => {
      if (!isOver.current) store(key, { owner: currentInputOwner(), values: form.getValues() });
    };
    keepValues();
    return form.subscribe({ formState: { values: true }, callback: keepValues });
  }, [form, key, isDirty]);

  return {
    /** Whether the form started with what had been typed before. */
    isRestored,
    /** Nobody needs it any more: it was sent or thrown away. */
    clear: () => {
      isOver.current = true;
      store(key, null);
    },
    reset: () => {
      store(key, null);
      setRestored(false);
      form.reset();
    },
  };
}
