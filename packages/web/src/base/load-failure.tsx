import { ErrorState } from "@kreislauf/ui/feedback/error-state.tsx";
import { errorSentence } from "./api-error.ts";

/** Stands where a query's data would be when it could not be loaded: says why, and tries again. */
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
