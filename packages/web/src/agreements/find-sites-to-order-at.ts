import type { SiteOption } from "@kreislauf/contract/sites";

const maxSites = 10;

/**
 * Which sites are offered while none is chosen, at most `maxSites`: all sites if they are no more than that; otherwise
 * the favourites, followed by the sites opened last; if there are neither, the first sites of the list.
 */
export function findSitesToOrderAt<Site extends Pick<SiteOption, "id" | "favourite">>(
  sites: readonly Site[],
  recent: readonly number[],
): { readonly kind: "all" | "favourites" | "recent" | "first"; readonly sites: readonly Site[] } {
  if (sites.length <= maxSites) return { kind: "all", sites };
  const favourites = sites.filter(({ favourite }) => favourite);
  const opened = recent.flatMap((id) => sites.filter((site) => site.id === id && !site.favourite));
  const shown = [...favourites, ...opened].slice(0, maxSites);
  if (favourites.length > 0) return { kind: "favourites", sites: shown };
  return shown.length > 0
    ? { kind: "recent", sites: shown }
    : { kind: "first", sites: sites.slice(0, maxSites) };
}
