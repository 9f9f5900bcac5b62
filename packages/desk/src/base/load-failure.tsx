import { ErrorState } from "@kreislauf/ui/feedback/error-state.tsx";
import { errorSentence, isRefusal } from "./call.ts";

interface LoadFailureProps {
  /** What failed: "Die Kunden konnten nicht geladen werden". */
  title: string;
  query: {
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
}

/** Shown instead of what could not be loaded: the reason and, where another try may help, a button to try again. */
export function LoadFailure({ title, query }: LoadFailureProps) {
  return (
    <ErrorState
      title={title}
      text={errorSentence(query.error)}
      {...(!isRefusal(query.error) && { retrying: query.isFetching, onRetry: () => void query.refetch() })}
    />
  );
}
