import { laenderTexts } from "@kreislauf/contract/catalog";
import type { SiteOption } from "@kreislauf/contract/sites";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { scopeParts, type ScopePart } from "./site-scope.ts";
import { siteSwitcherTexts } from "./site-switcher.texts.ts";
import type { ChosenSites } from "./use-chosen-site.ts";

const namedParts = 2;

/**
 * The name of the chosen sites, for example "Hessen, Werkstatt Nord und 3 weitere"; undefined for all sites or none.
 */
export function useSitesName({ choice, site, sites }: ChosenSites): string | undefined {
  const texts = useTexts(siteSwitcherTexts);
  const nameOf = useNameOfPart(sites);
  if (choice === null || choice === "all") return undefined;
  if (typeof choice === "number") return site?.alias;
  const names = scopeParts(choice).map(nameOf);
  const shown = names.slice(0, namedParts).join(", ");
  const more = names.length - namedParts;
  return more > 0 ? texts.andMore(shown, more) : shown;
}

export function useNameOfPart(sites: readonly SiteOption[]): (part: ScopePart) => string {
  const laender = useTexts(laenderTexts);
  return (part) => {
    if (part.kind === "land") return laender[part.land];
    if (part.kind === "site") return sites.find(({ id }) => id === part.id)?.alias ?? "";
    return sites.find(({ group }) => group?.groupId === part.id)?.group?.name ?? "";
  };
}
