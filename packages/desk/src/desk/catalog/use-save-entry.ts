import { type DeskCatalog, deskCustomersApi } from "@kreislauf/contract/desk";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { call, isRefusedBy } from "../../base/call.ts";
import { catalogKey } from "../customers.queries.ts";
import { deskCatalogTexts } from "../catalog.texts.ts";

interface Saving {
  /** Null where there was nothing yet. */
  save: (version: string | null) => Promise<unknown>;
  shown: { readonly version: string } | null;
  /** The entry in a catalog that is read anew. */
  find: (catalog: DeskCatalog) => { readonly version: string } | undefined;
  name: string;
  onDone: () => void;
}

/**
 * Saves an entry of the catalog, says so and closes its form. After a conflict the form shows what somebody else saved
 * meanwhile; saving again overwrites it.
 */
export function useSaveEntry({ save, shown, find, name, onDone }: Saving) {
  const texts = useTexts(deskCatalogTexts);
  const client = useQueryClient();
  const show = useSnackbar();
  const [version, setVersion] = useState(shown?.version ?? null);
  return useMutation({
    mutationFn: () => save(version),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: catalogKey });
      show({ message: texts.saved(name), variant: "success" });
      onDone();
    },
    onError: async (error) => {
      if (isRefusedBy(error, "catalog_changed"))
        setVersion(find(await call(deskCustomersApi.deskCatalog))?.version ?? null);
    },
  });
}
