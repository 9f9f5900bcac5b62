import { lazyElement, useLazyElement } from "@kreislauf/ui/base/use-lazy-element.ts";
import type { SitesMapProps } from "./sites-map-view.tsx";

const map = lazyElement<SitesMapProps>(async () => {
  const { SitesMapView } = await import("./sites-map-view.tsx");
  return (props) => <SitesMapView {...props} />;
});

/** The map of all sites. Its code is loaded when the browser is idle, so that it delays nothing else. */
export function SitesMap(props: SitesMapProps) {
  return useLazyElement(map)?.(props) ?? null;
}
