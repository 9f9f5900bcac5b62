/** A site, all of them, or none yet. */
export type SiteChoice = number | "all" | null;

interface ChoiceFacts {
  /** What the address of the page names. */
  readonly named: string | undefined;
  /** The site that was looked at last. */
  readonly remembered: number | null;
  /** The sites there are to choose from; undefined until they are known. */
  readonly sites: readonly { readonly id: number }[] | undefined;
  readonly allowAll: boolean;
}

/**
 * Which site a screen is about. The address comes first, so that a link shows everybody the same site, and nothing
 * takes the place of a site it names in vain. Otherwise it is the site looked at last, or the only one there is.
 */
export function chooseSite({ named, remembered, sites, allowAll }: ChoiceFacts): SiteChoice {
  const isThere = (id: number) => sites?.some((site) => site.id === id) ?? true;
  if (named === "all" && allowAll) return "all";
  if (named !== undefined && /^[1-9]\d*$/.test(named)) return isThere(Number(named)) ? Number(named) : null;
  if (remembered !== null && isThere(remembered)) return remembered;
  if (allowAll) return "all";
  return sites?.length === 1 ? (sites[0]?.id ?? null) : null;
}
