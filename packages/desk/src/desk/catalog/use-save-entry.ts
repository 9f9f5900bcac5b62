import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { catalogKey } from "../customers.queries.ts";
import { deskCatalogTexts } from "../catalog.texts.ts";

/** Saves an entry of the catalog, says so and closes its form. */
export function useSaveEntry(save: () => Promise<unknown>, name: string, onDone: () => void) {
  const texts = useTexts(deskCatalogTexts);
  const client = useQueryClient();
  const show = useSnackbar();
  return useMutation({
    mutationFn: save,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: catalogKey });
      show({ message: texts.saved(name), variant: "success" });
      onDone();
    },
  });
}
