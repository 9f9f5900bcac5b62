import { admitBackend, namedBackend } from "../base/backend.ts";
import { brandingLoaded } from "../base/branding.ts";
import { withoutPageQuery } from "../base/page-query.ts";

/** Sends calls to the test host that the address names. A host that the portal does not list is dropped from it. */
export async function chooseBackend(): Promise<void> {
  if (namedBackend === "") return;
  const { testBackends } = (await brandingLoaded()).outside;
  if (!admitBackend(testBackends)) window.location.replace(withoutPageQuery("backend", window.location));
}
