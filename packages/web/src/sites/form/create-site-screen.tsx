import { SiteForm } from "./site-form.tsx";

export function CreateSiteScreen() {
  return <SiteForm site={null} />;
}
