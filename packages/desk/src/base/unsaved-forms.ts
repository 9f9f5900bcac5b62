/** A form with input that would be lost. */
export interface UnsavedForm {
  /** "Nachricht schreiben" */
  readonly title: string;
  readonly part: PagePart;
}

/** A part of a page whose forms are lost together: a panel, a dialog, the whole page. */
export interface PagePart {
  /** Parameters of the address whose change leaves the part, as another path always does. */
  readonly boundTo: readonly string[];
  /** A dialog lies above the page, so its question is the one that is asked, for all forms. */
  readonly isDialog: boolean;
  readonly ask: (question: LeaveQuestion) => void;
}

export interface LeaveQuestion {
  /** The forms that would be lost. */
  readonly titles: readonly string[];
  readonly leave: () => void;
  readonly stay: () => void;
}

const unsaved = new Set<UnsavedForm>();

/** For closing the window the browser shows its own question. */
const askOnClosing = (event: BeforeUnloadEvent) => event.preventDefault();

function forget(form: UnsavedForm): void {
  unsaved.delete(form);
  if (unsaved.size === 0) window.removeEventListener("beforeunload", askOnClosing);
}

/** Keeps a form among the unsaved ones until the returned function is called. */
export function holdUnsaved(form: UnsavedForm): () => void {
  unsaved.add(form);
  window.addEventListener("beforeunload", askOnClosing);
  return () => forget(form);
}

export const unsavedForms = (): readonly UnsavedForm[] => [...unsaved];

/** Asks before these forms are lost; what may be lost is asked about once. */
export function askBeforeLosing(
  forms: readonly UnsavedForm[],
  { leave, stay }: Pick<LeaveQuestion, "leave" | "stay">,
): void {
  const asking = forms.find(({ part }) => part.isDialog) ?? forms[0];
  if (asking === undefined) return leave();
  asking.part.ask({
    titles: [...new Set(forms.map(({ title }) => title))],
    leave: () => {
      forms.forEach(forget);
      leave();
    },
    stay,
  });
}
