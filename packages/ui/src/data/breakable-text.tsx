import { Fragment } from "react";

/** A text that may wrap after slashes, where browsers do not wrap by themselves. */
export function BreakableText({ text }: { text: string }) {
  const [first, ...rest] = text.split("/");
  return (
    <>
      {first}
      {rest.map((part, index) => (
        // The text does not change while mounted, so the index is a stable key.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
