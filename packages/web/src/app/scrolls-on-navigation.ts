interface Place {
  readonly pathname: string;
  readonly search: Readonly<Record<string, unknown>>;
}

/** The parameter that opens a dialog over the page. */
const opened = "document";

/** A list whose address names no site is about all, and links to its dialogs say so. */
const valueOf = ({ search }: Place, name: string) => search[name] ?? (name === "site" ? "all" : undefined);

function isOnlyOpenedOver(one: Place, other: Place): boolean {
  const names = new Set([...Object.keys(one.search), ...Object.keys(other.search)]);
  const changed = [...names].filter((name) => valueOf(one, name) !== valueOf(other, name));
  return one.pathname === other.pathname && changed.join() === opened;
}

/**
 * Whether the router scrolls, to the top or to where the page was before. It does not where only a dialog opens or
 * closes over a list: the list stays where it was.
 */
export function scrollsOnNavigation(): (to: { readonly location: Place }) => boolean {
  let before: Place | undefined;
  return ({ location }) => {
    const from = before;
    before = location;
    return from === undefined || !isOnlyOpenedOver(from, location);
  };
}
