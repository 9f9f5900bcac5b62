import { allowBackend, requestedBackend } from "../base/backend.ts";
import { loadBranding } from "../base/branding.ts";
import { withoutPageQuery } from "../base/page-query.ts";

/**
 * Sends API calls to the test host that the address names. Removes a host from the address that the portal does not
 * list.
 */
export async function chooseBackend(): Promise<void> {
  if (requestedBackend === "") return;
  const { testBackends } = (await loadBranding()).outside;
  if (allowBackend(testBackends)) return;
  // Reloaded even if only the part behind the '#' has changed: the session of that host is in use already.
  history.replaceState(null, "", withoutPageQuery("backend", location));
  location.reload();
}
