import { brandingLoaded } from "../base/branding.ts";
import { pageQuery } from "../base/page-query.ts";

const delay = 1_000; // ms (product.md section 9)

/** `version=new` leads to the provider's newer site, where the operator named one. */
export async function followVersion(): Promise<void> {
  if (pageQuery("version", window.location) !== "new") return;
  const { connectUrl } = (await brandingLoaded()).outside;
  if (connectUrl !== null) setTimeout(() => window.location.replace(connectUrl), delay);
}
