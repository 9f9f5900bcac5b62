import { useSyncExternalStore } from "react";
import { askBeforeLosing, unsavedForms } from "./unsaved-forms.ts";

/** The part of the address behind `#`: a path, and parameters that survive reloading. */
export interface HashRoute {
  readonly path: string;
  readonly parameters: URLSearchParams;
}

function parse(hash: string): HashRoute {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?");
  return { path: path || "/", parameters: new URLSearchParams(query) };
}

/** The address that is shown. While the person is asked whether to leave, the browser has the next one already. */
let shown = "";
const listeners = new Set<() => void>();

/** The forms that another address would lose. */
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
    // It may have been the way back; so the address that is shown comes on top of the others.
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

/** Leads on from a form that was saved, about which nobody is asked. */
export function leadTo(path: string): void {
  shown = hrefTo(path);
  location.hash = shown;
  notify();
}

/** Changes parameters of the page; null removes one. */
export function changeParameters(changes: Readonly<Record<string, string | null>>): void {
  const { path, parameters } = parse(location.hash);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === "") parameters.delete(name);
    else parameters.set(name, value);
  }
  location.hash = hrefTo(path, parameters);
}
