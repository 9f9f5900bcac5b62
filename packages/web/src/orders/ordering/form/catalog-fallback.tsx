import type { ServiceCatalog } from "@kreislauf/contract/catalog";
import type { UseQueryResult } from "@tanstack/react-query";
import { LoadFailure } from "../../../base/load-failure.tsx";
import { DialogSkeleton } from "./dialog-skeleton.tsx";

interface CatalogFallbackProps {
  catalog: UseQueryResult<ServiceCatalog>;
  failed: string;
}

/** Shown instead of the fields while the catalog is loading, or if it could not be loaded. */
export function CatalogFallback({ catalog, failed }: CatalogFallbackProps) {
  return catalog.isError ? <LoadFailure title={failed} query={catalog} /> : <DialogSkeleton />;
}
