import { useEffect, useRef } from "react";
import { useTexts } from "../base/language.tsx";
import { hrefTo } from "../base/paths.ts";
import { Note } from "../ui/note.tsx";
import { orderDialogTexts } from "./order-dialog.texts.ts";
import type { SubmissionFailure } from "./use-giving.ts";
import styles from "./order-dialog.module.css";

interface SubmissionFailureNoteProps {
  failure: SubmissionFailure;
  /** Instead of that no order was given. */
  title?: string;
}

/** Why no order was given, where that belongs beside no field. Comes into view by itself. */
export function SubmissionFailureNote({ failure, title }: SubmissionFailureNoteProps) {
  const texts = useTexts(orderDialogTexts);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: "nearest" }), [failure]);
  return (
    <div ref={place} className={styles.whole}>
      {failure.kind === "refused" ? (
        <Note variant="error" role="alert" title={title ?? texts.refused}>
          {failure.sentence}
        </Note>
      ) : failure.kind === "lost" ? (
        <Note variant="warning" role="alert" title={texts.lost}>
          {texts.lostText}
        </Note>
      ) : (
        <Note role="alert" title={texts.arrived}>
          <p>{texts.arrivedText}</p>
          <p>
            <a href={hrefTo("orderHistory")}>{texts.showOrders}</a>
          </p>
        </Note>
      )}
    </div>
  );
}
