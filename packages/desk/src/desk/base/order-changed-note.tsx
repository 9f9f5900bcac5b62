import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { formsTexts } from "../forms.texts.ts";

/** A warning in an open form whose order somebody else has changed meanwhile. */
export function OrderChangedNote({ isChanged }: { isChanged: boolean }) {
  const texts = useTexts(formsTexts);
  if (!isChanged) return null;
  return (
    <Note variant="warning" role="status">
      {texts.orderChanged}
    </Note>
  );
}
