import type { CompanySignInEnd, CompanySignInRedirect } from "@kreislauf/contract/session";
import { awaitTicket } from "./company-account-channel.ts";
import { ensureReturnsHere } from "./ensure-returns-here.ts";

/** A visit at the company's provider, in a window of its own so that nothing typed in this tab is lost. */
export interface ProviderVisit {
  readonly window: Window;
  readonly stop: AbortController;
}

/** Must be called by a click; undefined if the browser opens no window even then. */
export function openProviderWindow(): ProviderVisit | undefined {
  const opened = window.open("about:blank", "_blank", "popup,width=520,height=720");
  return opened === null ? undefined : { window: opened, stop: new AbortController() };
}

/** Leads the window to the provider, which asks who is there; undefined once the visit is stopped. */
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
