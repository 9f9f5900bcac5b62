import type { FieldError } from "@kreislauf/contract/base";
import { usersErrorTexts } from "@kreislauf/contract/users";
import { useEffect, useRef } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { userFormTexts } from "../base/user-form.texts.ts";

interface ChangedMeanwhileNoteProps {
  /** The fields that somebody else changed, and what they are now. */
  changed: readonly FieldError[];
  /** The label of a field of the request. */
  labelOf: (field: string) => string;
}

/** Somebody else saved the same fields first; scrolls itself into view. */
export function ChangedMeanwhileNote({ changed, labelOf }: ChangedMeanwhileNoteProps) {
  const texts = useTexts(userFormTexts).changedMeanwhile;
  const { person_changed } = useTexts(usersErrorTexts);
  const noteRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: newer browsers return a promise, which React would take for a clean-up function.
    noteRef.current?.scrollIntoView({ block: "nearest" });
  }, [changed]);
  return (
    <div ref={noteRef}>
      <Note variant="warning" role="alert" title={person_changed}>
        {changed.map(({ field, message }) => (
          <p key={field}>{texts.now(labelOf(field), message)}</p>
        ))}
        <p>{texts.kept}</p>
      </Note>
    </div>
  );
}
