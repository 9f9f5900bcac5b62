/** A form with input that is not saved yet. */
export interface UnsavedForm {
  /** Named in the dialog that asks, such as "Nachricht schreiben". */
  readonly title: string;
  readonly part: PagePart;
}

/** A part of a page whose forms are lost together: a panel, a dialog, the whole page. */
export interface PagePart {
  /** Query parameters of the address whose change leaves the part. Another path always leaves it. */
  readonly boundTo: readonly string[];
  /** Whether the part is a dialog. Being stacked above the page, a dialog asks for all forms that would be lost. */
  readonly isDialog: boolean;
  readonly ask: (question: LeaveQuestion) => void;
}

export interface LeaveQuestion {
  /** The titles of the forms that would be lost. */
  readonly titles: readonly string[];
  readonly leave: () => void;
  readonly stay: () => void;
}

const unsaved = new Set<UnsavedForm>();

/** Makes the browser show its own question when the window is closed. */
const askOnClosing = (event: BeforeUnloadEvent) => event.preventDefault();

function forget(form: UnsavedForm): void {
  unsaved.delete(form);
  if (unsaved.size === 0) window.removeEventListener("beforeunload", askOnClosing);
}

/** Registers a form as unsaved until the returned function is called. */
export function holdUnsaved(form: UnsavedForm): () => void {
  unsaved.add(form);
  window.addEventListener("beforeunload", askOnClosing);
  return () => forget(form);
}

export const unsavedForms = (): readonly UnsavedForm[] => [...unsaved];

/** Asks once before all these forms are lost; without forms it calls `leave` at once. */
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
