/**
 * A value in the query of the page's address. The value in front of the '#' takes precedence over the one behind it;
 * null if the address has neither.
 */
export function pageQuery(name: string, { search, hash }: Pick<Location, "search" | "hash">): string | null {
  const behindHash = hash.includes("?") ? hash.slice(hash.indexOf("?")) : "";
  return new URLSearchParams(search).get(name) ?? new URLSearchParams(behindHash).get(name);
}

/** The page's path, query and hash without this parameter, which is removed both in front of and behind the '#'. */
export function withoutPageQuery(name: string, { pathname, search, hash }: Location): string {
  const [path = "", behindHash] = hash.split("?", 2);
  const before = queryWithout(name, search);
  return `${pathname}${before}${path}${behindHash === undefined ? "" : queryWithout(name, behindHash)}`;
}

function queryWithout(name: string, query: string): string {
  const kept = new URLSearchParams(query);
  kept.delete(name);
  return kept.size === 0 ? "" : `?${kept}`;
}
