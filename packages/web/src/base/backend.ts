import { pageQuery } from "./page-query.ts";

/** The other server that the address of the page names; empty for the app's own. */
export const requestedBackend =
  typeof location === "undefined" ? "" : originOf(pageQuery("backend", location));

let isAllowed = false;

/** The origin that calls go to; empty for the app's own. */
export const apiOrigin = (): string => (isAllowed ? requestedBackend : "");

/** Sends calls to the requested server if the portal lists it among its test hosts. */
export function allowBackend(testBackends: readonly string[]): boolean {
  isAllowed = testBackends.includes(requestedBackend);
  return isAllowed;
}

function originOf(address: string | null): string {
  return address !== null && URL.canParse(address) ? new URL(address).origin : "";
}
