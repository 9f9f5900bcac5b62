import { useSyncExternalStore } from "react";
import { askBeforeLosing, unsavedForms } from "./unsaved-forms.ts";

/** The part of the address behind `#`: a path and query parameters. Both survive a reload. */
export interface HashRoute {
  readonly path: string;
  readonly parameters: URLSearchParams;
}

function parse(hash: string): HashRoute {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?");
  return { path: path || "/", parameters: new URLSearchParams(query) };
}

/**
 * The hash of the page that is shown. While a dialog asks whether to leave the page, the browser has the next hash
 * already.
 */
let shown = "";
const listeners = new Set<() => void>();

/** The unsaved forms that going to another hash would lose. */
function lostAt(hash: string) {
  const [from, to] = [parse(shown), parse(hash)];
  return unsavedForms().filter(
    ({ part }) =>
      from.path !== to.path ||
      part.boundTo.some((name) => from.parameters.get(name) !== to.parameters.get(name)),
  );
}

function readShown(): string {
  if (location.hash !== shown && lostAt(location.hash).length === 0) shown = location.hash;
  return shown;
}

const notify = () => listeners.forEach((listener) => listener());

function onHashChange(): void {
  askBeforeLosing(lostAt(location.hash), {
    leave: notify,
    // The person may have gone back in the history; the hash of the page that stays is then pushed as a new entry.
    stay: () => history.pushState(null, "", shown || "#"),
  });
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("hashchange", onHashChange);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("hashchange", onHashChange);
  };
}

export const useHashRoute = (): HashRoute => parse(useSyncExternalStore(subscribe, readShown));

export const hrefTo = (path: string, parameters?: URLSearchParams): string =>
  parameters === undefined || parameters.size === 0 ? `#${path}` : `#${path}?${parameters.toString()}`;

/** Goes to another path after a form was saved, without asking about unsaved input. */
export function leadTo(path: string): void {
  shown = hrefTo(path);
  location.hash = shown;
  notify();
}

/** Changes query parameters of the page; null or an empty text removes one. */
export function changeParameters(changes: Readonly<Record<string, string | null>>): void {
  const { path, parameters } = parse(location.hash);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === "") parameters.delete(name);
    else parameters.set(name, value);
  }
  location.hash = hrefTo(path, parameters);
}
