import { useSyncExternalStore } from "react";

/** The part of the address behind `#`: a path, and parameters that survive reloading. */
export interface HashRoute {
  readonly path: string;
  readonly parameters: URLSearchParams;
}

function parse(hash: string): HashRoute {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?");
  return { path: path || "/", parameters: new URLSearchParams(query) };
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}

export const useHashRoute = (): HashRoute => parse(useSyncExternalStore(subscribe, () => location.hash));

export const hrefTo = (path: string, parameters?: URLSearchParams): string =>
  parameters === undefined || parameters.size === 0 ? `#${path}` : `#${path}?${parameters.toString()}`;

/** Changes parameters of the page; null removes one. */
export function changeParameters(changes: Readonly<Record<string, string | null>>): void {
  const { path, parameters } = parse(location.hash);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === "") parameters.delete(name);
    else parameters.set(name, value);
  }
  location.hash = hrefTo(path, parameters);
}
