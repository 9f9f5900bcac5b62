import { useEffect, useRef } from "react";
import { useTexts } from "../base/language.tsx";
import { hrefTo } from "../base/paths.ts";
import { Note } from "../ui/note.tsx";
import { orderDialogTexts } from "./order-dialog.texts.ts";
import type { SubmissionFailure } from "./use-giving.ts";
import styles from "./order-dialog.module.css";

/** How what was sent is called, where it is no order. */
interface SubmissionWords {
  readonly refused: string;
  readonly lostText?: string;
  readonly arrived?: string;
  readonly arrivedText?: string;
}

interface SubmissionFailureNoteProps {
  failure: SubmissionFailure;
  words?: SubmissionWords;
}

/** Why nothing was given, where that belongs beside no field. Comes into view by itself. */
export function SubmissionFailureNote({ failure, words }: SubmissionFailureNoteProps) {
  const texts = { ...useTexts(orderDialogTexts), ...words };
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What scrolling gives back, a promise in newer browsers, is no clean-up.
    place.current?.scrollIntoView({ block: "nearest" });
  }, [failure]);
  return (
    <div ref={place} className={styles.whole}>
      {failure.kind === "refused" ? (
        <Note variant="error" role="alert" title={texts.refused}>
          {failure.sentence}
        </Note>
      ) : failure.kind === "offline" ? (
        <Note variant="warning" role="alert" title={texts.refused}>
          {texts.offlineText}
        </Note>
      ) : failure.kind === "lost" ? (
        <Note variant="warning" role="alert" title={texts.lost}>
          {texts.lostText}
        </Note>
      ) : (
        <Note role="alert" title={texts.arrived}>
          <p>{texts.arrivedText}</p>
          {words?.arrived === undefined && (
            <p>
              <a href={hrefTo("orderHistory")}>{texts.showOrders}</a>
            </p>
          )}
        </Note>
      )}
    </div>
  );
}
