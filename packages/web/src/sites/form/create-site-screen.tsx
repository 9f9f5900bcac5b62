import { SiteForm } from "./site-form.tsx";

/** The screen that creates a site. */
export function CreateSiteScreen() {
  return <SiteForm site={null} />;
}
