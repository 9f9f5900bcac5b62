/** One site, all of them, or none yet. */
export type SiteChoice = number | "all" | null;

interface ChoiceInput {
  /** The site in the page's address. */
  readonly named: string | undefined;
  /** The site shown last. */
  readonly remembered: number | null;
  /** The sites to choose from; undefined until they are loaded. */
  readonly sites: readonly { readonly id: number }[] | undefined;
  readonly allowAll: boolean;
}

/**
 * Which site a screen shows. The address takes precedence, so that a link shows everybody the same site; no other
 * site is shown if it names an unknown one. Otherwise it is the site shown last, or the only one there is.
 */
export function chooseSite({ named, remembered, sites, allowAll }: ChoiceInput): SiteChoice {
  const exists = (id: number) => sites?.some((site) => site.id === id) ?? true;
  if (named === "all" && allowAll) return "all";
  if (named !== undefined && /^[1-9]\d*$/.test(named)) return exists(Number(named)) ? Number(named) : null;
  if (remembered !== null && exists(remembered)) return remembered;
  if (allowAll) return "all";
  return sites?.length === 1 ? (sites[0]?.id ?? null) : null;
}
