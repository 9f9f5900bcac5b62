interface Place {
  readonly pathname: string;
  readonly search: Readonly<Record<string, unknown>>;
}

/** The query parameter that opens a dialog over a list. */
const opened = "document";

/**
 * The value of a query parameter. A list without `site` shows all sites, while links to its dialogs say `site=all`, so
 * a missing `site` counts as `all`.
 */
const valueOf = ({ search }: Place, name: string) => search[name] ?? (name === "site" ? "all" : undefined);

function isOnlyOpenedOver(one: Place, other: Place): boolean {
  const names = new Set([...Object.keys(one.search), ...Object.keys(other.search)]);
  const changed = [...names].filter((name) => valueOf(one, name) !== valueOf(other, name));
  return one.pathname === other.pathname && changed.join() === opened;
}

/**
 * Returns a function that tells the router whether to scroll after a navigation, to the top or to where the page was
 * before. It does not scroll if only a dialog over a list has opened or closed.
 */
export function scrollsOnNavigation(): (to: { readonly location: Place }) => boolean {
  let before: Place | undefined;
  return ({ location }) => {
    const from = before;
    before = location;
    return from === undefined || !isOnlyOpenedOver(from, location);
  };
}
