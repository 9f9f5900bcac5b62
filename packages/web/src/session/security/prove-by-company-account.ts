import { companySignInApi } from "@kreislauf/contract/session";
import { call } from "../../base/api.ts";
import { awaitTicket } from "../base/company-account-channel.ts";

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

/** Asks the provider who is there; undefined once the visit is stopped. */
export async function companyAccountProof({ window: provider, stop }: ProviderVisit) {
  try {
    const { url, browserSecret } = await call(companySignInApi.beginCompanyAccountProof, {});
    provider.location.href = url;
    const ticket = await awaitTicket(stop.signal);
    return ticket === undefined ? undefined : { companyAccount: { ticket, browserSecret } };
  } finally {
    provider.close();
  }
}
