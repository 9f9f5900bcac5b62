import type { ServiceCatalog } from "@kreislauf/contract/catalog";
import type { UseQueryResult } from "@tanstack/react-query";
import { LoadFailure } from "../../../base/load-failure.tsx";
import { DialogSkeleton } from "./dialog-skeleton.tsx";

interface CatalogFallbackProps {
  catalog: UseQueryResult<ServiceCatalog>;
  failed: string;
}

/** Shown until the catalog is loaded, or if that fails. */
export function CatalogFallback({ catalog, failed }: CatalogFallbackProps) {
  return catalog.isError ? <LoadFailure title={failed} query={catalog} /> : <DialogSkeleton />;
}
