import { ErrorState } from "@kreislauf/ui/feedback/error-state.tsx";
import { errorSentence } from "./api-error.ts";

/** Shown in place of data that could not be loaded: says why, and has a button that tries again. */
export function LoadFailure({
  title,
  query,
}: {
  title: string;
  query: { error: Error | null; refetch: () => unknown; isFetching: boolean };
}) {
  return (
    <ErrorState
      title={title}
      text={errorSentence(query.error)}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}
