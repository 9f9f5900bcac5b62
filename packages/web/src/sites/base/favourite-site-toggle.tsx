import { type SiteOption, sitesApi } from "@kreislauf/contract/sites";
import { useQueryClient } from "@tanstack/react-query";
import { Star } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { call } from "../../base/api.ts";
import { useSubmit } from "../../base/use-submit.ts";
import { activeSitesQuery } from "./assigned-sites.queries.ts";
import { siteSetPickerTexts } from "./site-set-picker.texts.ts";
import styles from "./site-set-popover.module.css";

interface FavouriteSiteToggleProps {
  siteId: number;
  name: string;
  favourite: boolean;
}

/** Marks a site as the user's favourite, which is then offered to them first, or takes the mark away. */
export function FavouriteSiteToggle({ siteId, name, favourite }: FavouriteSiteToggleProps) {
  const texts = useTexts(siteSetPickerTexts);
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const saving = useSubmit({
    send: (next: boolean) =>
      call(sitesApi.markFavouriteSite, { params: { id: siteId }, body: { favourite: next } }),
    onDone: (mark) =>
      queryClient.setQueryData(activeSitesQuery.queryKey, (sites: readonly SiteOption[] | undefined) =>
        sites?.map((site) => (site.id === siteId ? { ...site, ...mark } : site)),
      ),
    onFailure: ({ sentence }) => showSnack({ message: sentence, variant: "error" }),
  });
  const isShown = saving.busy ? saving.input === true : favourite;
  return (
    <button
      type="button"
      className={styles.star}
      aria-label={texts.favourite(name)}
      aria-pressed={isShown}
      onClick={() => void saving.submit(!favourite)}
    >
      <Icon of={Star} size={18} />
    </button>
  );
}
