import { allowBackend, requestedBackend } from "../base/backend.ts";
import { loadBranding } from "../base/branding.ts";
import { withoutPageQuery } from "../base/page-query.ts";

/** Sends calls to the test host that the address names. A host that the portal does not list is dropped from it. */
export async function chooseBackend(): Promise<void> {
  if (requestedBackend === "") return;
  const { testBackends } = (await loadBranding()).outside;
  if (!allowBackend(testBackends)) window.location.replace(withoutPageQuery("backend", window.location));
}
