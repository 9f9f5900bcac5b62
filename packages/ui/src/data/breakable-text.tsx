import { Fragment } from "react";

/** A name that may break behind its slashes, where browsers see one long word. */
export function BreakableText({ text }: { text: string }) {
  const [first, ...rest] = text.split("/");
  return (
    <>
      {first}
      {rest.map((part, index) => (
        // The parts of a text that stays.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
