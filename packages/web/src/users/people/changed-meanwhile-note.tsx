import type { FieldError } from "@kreislauf/contract/base";
import { usersErrorTexts } from "@kreislauf/contract/users";
import { useEffect, useRef } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { userFormTexts } from "../base/user-form.texts.ts";

interface ChangedMeanwhileNoteProps {
  /** The fields that somebody else changed; each `message` is the value that is stored now. */
  changed: readonly FieldError[];
  /** Returns the label for the name of a field in the request. */
  labelOf: (field: string) => string;
}

/** Says that somebody else saved the same fields first. The note scrolls itself into view. */
export function ChangedMeanwhileNote({ changed, labelOf }: ChangedMeanwhileNoteProps) {
  const texts = useTexts(userFormTexts).changedMeanwhile;
  const { person_changed } = useTexts(usersErrorTexts);
  const noteRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The braces discard the return value: newer browsers return a promise, which React would take for a cleanup
    // function.
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
