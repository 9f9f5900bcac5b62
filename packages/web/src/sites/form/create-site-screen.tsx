import { SiteForm } from "./site-form.tsx";

/** Creates a site. */
export function CreateSiteScreen() {
  return <SiteForm site={null} />;
}
