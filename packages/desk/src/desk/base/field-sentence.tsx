import { Note } from "@kreislauf/ui/feedback/note.tsx";

/** What the server says of a choice that has no place of its own for it. */
export const FieldSentence = ({ sentence }: { sentence: string | undefined }) =>
  sentence === undefined ? null : <Note variant="warning">{sentence}</Note>;
