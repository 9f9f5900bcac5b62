import type { SiteOption } from "@kreislauf/contract/sites";

const maxSites = 10;

/** Which sites are offered while none is chosen: all if they are few, else those shown last, else the first ones. */
export function findSitesToOrderAt<Site extends Pick<SiteOption, "id">>(
  sites: readonly Site[],
  recent: readonly number[],
): { readonly kind: "all" | "recent" | "first"; readonly sites: readonly Site[] } {
  if (sites.length <= maxSites) return { kind: "all", sites };
  const shown = recent.flatMap((id) => sites.filter((site) => site.id === id)).slice(0, maxSites);
  return shown.length > 0
    ? { kind: "recent", sites: shown }
    : { kind: "first", sites: sites.slice(0, maxSites) };
}
