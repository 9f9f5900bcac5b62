/** A site, all of them, or none yet. */
export type LocationChoice = number | "all" | null;

interface ChoiceFacts {
  /** What the address of the page names. */
  readonly named: string | undefined;
  /** The site that was looked at last. */
  readonly remembered: number | null;
  /** The sites there are to choose from; undefined until they are known. */
  readonly locations: readonly { readonly id: number }[] | undefined;
  readonly allowAll: boolean;
}

/**
 * Which site a screen is about. The address comes first, so that a link shows everybody the same site, and nothing
 * takes the place of a site it names in vain. Otherwise it is the site looked at last, or the only one there is.
 */
export function chooseLocation({ named, remembered, locations, allowAll }: ChoiceFacts): LocationChoice {
  const isThere = (id: number) => locations?.some((location) => location.id === id) ?? true;
  if (named === "all" && allowAll) return "all";
  if (named !== undefined && /^[1-9]\d*$/.test(named)) return isThere(Number(named)) ? Number(named) : null;
  if (remembered !== null && isThere(remembered)) return remembered;
  if (allowAll) return "all";
  return locations?.length === 1 ? (locations[0]?.id ?? null) : null;
}
