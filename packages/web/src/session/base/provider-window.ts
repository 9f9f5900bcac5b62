import type { CompanySignInEnd, CompanySignInRedirect } from "@kreislauf/contract/session";
import { awaitTicket } from "./company-account-channel.ts";
import { ensureReturnsHere } from "./ensure-returns-here.ts";

/**
 * A sign-in at the company's identity provider, in a window of its own so that this tab loses nothing that was typed.
 */
export interface ProviderVisit {
  readonly window: Window;
  readonly stop: AbortController;
}

/** Opens the window; call it directly in a click handler. Undefined if the browser blocks the window even then. */
export function openProviderWindow(): ProviderVisit | undefined {
  const opened = window.open("about:blank", "_blank", "popup,width=520,height=720");
  return opened === null ? undefined : { window: opened, stop: new AbortController() };
}

/**
 * Sends the window to the identity provider and waits for the result; undefined once `stop` is aborted. Closes the
 * window in any case.
 */
export async function visitProvider(
  { window: provider, stop }: ProviderVisit,
  begin: () => Promise<CompanySignInRedirect>,
): Promise<CompanySignInEnd | undefined> {
  try {
    const begun = await begin();
    ensureReturnsHere(begun);
    provider.location.href = begun.url;
    const ticket = await awaitTicket(stop.signal);
    return ticket === undefined ? undefined : { ticket, browserSecret: begun.browserSecret };
  } finally {
    provider.close();
  }
}
