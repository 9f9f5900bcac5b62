import { loadBranding } from "../base/branding.ts";
import { pageQuery } from "../base/page-query.ts";

const delay = 1_000; // ms (docs/coverage.md 9.20)

/** If the page's address has `version=new`, goes to the provider's newer site, if the operator has configured one. */
export async function redirectToNewerSite(): Promise<void> {
  if (pageQuery("version", window.location) !== "new") return;
  const { connectUrl } = (await loadBranding()).outside;
  if (connectUrl !== null) setTimeout(() => window.location.replace(connectUrl), delay);
}
