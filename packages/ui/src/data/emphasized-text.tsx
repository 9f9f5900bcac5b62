interface EmphasizedTextProps {
  text: string;
  /** What stands in bold; without it nothing does. */
  part?: string | undefined;
}

/** A sentence with the part in bold that it is read for. */
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
