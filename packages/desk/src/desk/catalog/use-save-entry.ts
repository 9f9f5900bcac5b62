import { type DeskCatalog, deskCustomersApi } from "@kreislauf/contract/desk";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { call, isRefusedBy } from "../../base/call.ts";
import { catalogKey } from "../customers.queries.ts";
import { deskCatalogTexts } from "../catalog.texts.ts";

interface Saving {
  /** `version` is that of the entry to overwrite, null for a new one. */
  save: (version: string | null) => Promise<unknown>;
  /** The entry as it was when the form was opened; null for a new one. */
  shown: { readonly version: string } | null;
  /** Finds the entry in a reloaded catalog. */
  find: (catalog: DeskCatalog) => { readonly version: string } | undefined;
  name: string;
  onDone: () => void;
}

/**
 * A mutation that saves a catalog entry, says so and closes its form. After a conflict it takes over the version that
 * somebody else saved, so that saving again overwrites that; the input stays.
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
