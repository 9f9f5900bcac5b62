import { pageQuery } from "./page-query.ts";

/**
 * The origin of another server that the page's address names as `backend`, for tests; empty for the app's own server.
 */
export const requestedBackend =
  typeof location === "undefined" ? "" : originOf(pageQuery("backend", location));

let isAllowed = false;

/** The origin that API calls go to; empty for the app's own server. */
export const apiOrigin = (): string => (isAllowed ? requestedBackend : "");

/** Sends API calls to the requested server if the portal lists it among its test hosts; returns whether it does. */
export function allowBackend(testBackends: readonly string[]): boolean {
  isAllowed = testBackends.includes(requestedBackend);
  return isAllowed;
}

function originOf(address: string | null): string {
  return address !== null && URL.canParse(address) ? new URL(address).origin : "";
}
