interface EmphasizedTextProps {
  text: string;
  /** The bold part, which has to be in the text exactly once; undefined if nothing is bold. */
  part?: string | undefined;
}

/** A sentence with its most important part in bold. */
export function EmphasizedText({ text, part }: EmphasizedTextProps) {
  if (part === undefined) return text;
  const [before = "", after = ""] = text.split(part);
  return (
    <>
      {before}
      <b>{part}</b>
      {after}
    </>
  );
}
