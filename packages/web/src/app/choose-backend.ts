import { allowBackend, requestedBackend } from "../base/backend.ts";
import { loadBranding } from "../base/branding.ts";
import { withoutPageQuery } from "../base/page-query.ts";

/**
 * Sends API calls to the test host that the page's address names. If the portal does not list that host, removes it
 * from the address and reloads the page.
 */
export async function chooseBackend(): Promise<void> {
  if (requestedBackend === "") return;
  const { testBackends } = (await loadBranding()).outside;
  if (allowBackend(testBackends)) return;
  // `replaceState` does not reload the page, and the app already uses the session of the test host.
  history.replaceState(null, "", withoutPageQuery("backend", location));
  location.reload();
}
