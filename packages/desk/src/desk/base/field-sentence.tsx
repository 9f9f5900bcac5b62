import { Note } from "@kreislauf/ui/feedback/note.tsx";

/** The server's sentence for a field whose widget cannot show it; nothing if undefined. */
export const FieldSentence = ({ sentence }: { sentence: string | undefined }) =>
  sentence === undefined ? null : <Note variant="warning">{sentence}</Note>;
