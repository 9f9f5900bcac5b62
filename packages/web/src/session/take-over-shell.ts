/** The prerendered sign-in page that stands in the document until the app draws its own (vite.config.ts). */
const shell = () => (typeof document === "undefined" ? null : document.getElementById("shell"));

const input = (within: HTMLElement | null, name: string) =>
  within?.querySelector<HTMLInputElement>(`input[name="${name}"]`) ?? undefined;

/** What somebody typed before the app had started. */
export const typedInShell = (name: string): string => input(shell(), name)?.value ?? "";

/** Gives the focus and the cursor to the field that had them. */
export function focusAsInShell(form: HTMLElement): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLInputElement) || !shell()?.contains(focused)) return;
  const field = input(form, focused.name);
  field?.focus({ preventScroll: true });
  // E-mail fields have no selection of their own.
  if (field?.type === "password") field.setSelectionRange(focused.selectionStart, focused.selectionEnd);
}
