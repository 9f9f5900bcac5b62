import type { ServiceCatalog } from "@kreislauf/contract/catalog";
import type { UseQueryResult } from "@tanstack/react-query";
import { ErrorState } from "@kreislauf/ui/feedback/error-state.tsx";
import { DialogSkeleton } from "./dialog-skeleton.tsx";

interface CatalogFallbackProps {
  catalog: UseQueryResult<ServiceCatalog>;
  failed: string;
}

/** Shown until the catalog is loaded, or if that fails. */
export function CatalogFallback({ catalog, failed }: CatalogFallbackProps) {
  return catalog.isError ? (
    <ErrorState title={failed} onRetry={() => void catalog.refetch()} retrying={catalog.isFetching} />
  ) : (
    <DialogSkeleton />
  );
}
