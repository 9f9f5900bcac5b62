import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { uiTexts } from "@kreislauf/ui/ui.texts.ts";
import { errorSentence, isRefusal } from "../../base/call.ts";
import styles from "./panel.module.css";

interface SectionFailureProps {
  query: {
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
}

/** Why a section of a panel could not be loaded, and where that can help, a button to try again. */
export function SectionFailure({ query }: SectionFailureProps) {
  const texts = useTexts(uiTexts).error;
  return (
    <>
      <Note variant="error" role="alert">
        {errorSentence(query.error)}
      </Note>
      {!isRefusal(query.error) && (
        <div className={styles.actions}>
          <Button small busy={query.isFetching} onClick={() => void query.refetch()}>
            {texts.retry}
          </Button>
        </div>
      )}
    </>
  );
}

interface SectionStateProps {
  query: SectionFailureProps["query"] & { readonly isPending: boolean; readonly isLoadingError: boolean };
  /** Said to screen readers while the section loads. */
  loadingText: string;
}

/**
 * Shown below the heading of a panel's section: a skeleton while it loads, or why it could not be loaded. Nothing once
 * it is loaded.
 */
export function SectionState({ query, loadingText }: SectionStateProps) {
  if (query.isPending)
    return (
      <Delayed text={loadingText}>
        <Skeleton height={48} />
      </Delayed>
    );
  return query.isLoadingError && <SectionFailure query={query} />;
}
