import { SiteForm } from "./site-form.tsx";

/** A new site. */
export function CreateSiteScreen() {
  return <SiteForm site={null} />;
}
