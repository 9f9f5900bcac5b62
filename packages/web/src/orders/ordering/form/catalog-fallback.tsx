import type { ServiceCatalog } from "@kreislauf/contract/catalog";
import type { UseQueryResult } from "@tanstack/react-query";
import { ErrorState } from "@kreislauf/ui/feedback/error-state.tsx";
import { DialogSkeleton } from "./dialog-skeleton.tsx";

interface CatalogStateProps {
  catalog: UseQueryResult<ServiceCatalog>;
  failed: string;
}

/** In place of the fields of a dialog that chooses from the catalog, while that is not there. */
export function CatalogFallback({ catalog, failed }: CatalogStateProps) {
  return catalog.isError ? (
    <ErrorState title={failed} onRetry={() => void catalog.refetch()} retrying={catalog.isFetching} />
  ) : (
    <DialogSkeleton />
  );
}
