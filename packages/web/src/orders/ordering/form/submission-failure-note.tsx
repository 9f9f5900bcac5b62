import { useEffect, useRef } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../../base/paths.ts";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { orderingFormTexts } from "./ordering-form.texts.ts";
import type { SubmitFailure } from "../../../base/use-submit.ts";
import styles from "./ordering-form.module.css";

/** Texts that replace the usual ones, which speak of an order. */
interface SubmissionWords {
  readonly refused: string;
  readonly lostText?: string;
  readonly arrived?: string;
  readonly arrivedText?: string;
}

interface SubmissionFailureNoteProps {
  failure: SubmitFailure;
  words?: SubmissionWords;
}

/** Why sending failed, if the reason does not belong to a single field; scrolls itself into view. */
export function SubmissionFailureNote({ failure, words }: SubmissionFailureNoteProps) {
  const texts = { ...useTexts(orderingFormTexts), ...words };
  const noteRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The braces discard the return value: newer browsers return a promise, which React would take for a cleanup
    // function.
    noteRef.current?.scrollIntoView({ block: "nearest" });
  }, [failure]);
  return (
    <div ref={noteRef} className={styles.whole}>
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
