import { SiteForm } from "./site-form.tsx";

/** A new site. */
export function CreateLocationScreen() {
  return <SiteForm site={null} />;
}
