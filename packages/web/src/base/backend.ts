import { pageQuery } from "./page-query.ts";

/** The other server that the page's address asks for; empty for the one the app came from. */
export const requestedBackend =
  typeof location === "undefined" ? "" : originOf(pageQuery("backend", location));

let isAdmitted = false;

/** Before the paths of calls. */
export const apiOrigin = (): string => (isAdmitted ? requestedBackend : "");

/** Lets calls go to the named server, if the portal lists it among its test hosts. */
export function allowBackend(testBackends: readonly string[]): boolean {
  isAdmitted = testBackends.includes(requestedBackend);
  return isAdmitted;
}

function originOf(address: string | null): string {
  return address !== null && URL.canParse(address) ? new URL(address).origin : "";
}
