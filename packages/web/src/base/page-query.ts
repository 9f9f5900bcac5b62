/**
 * A value in the query of the page's address, in front of or behind the '#'. The one in front takes precedence; null if
 * there is neither.
 */
export function pageQuery(name: string, { search, hash }: Pick<Location, "search" | "hash">): string | null {
  const behindHash = hash.includes("?") ? hash.slice(hash.indexOf("?")) : "";
  return new URLSearchParams(search).get(name) ?? new URLSearchParams(behindHash).get(name);
}

/** The address without the value of this name, both in front of and behind the '#'. */
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
