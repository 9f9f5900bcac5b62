import { lazyElement, useLazyElement } from "@kreislauf/ui/base/use-lazy-element.ts";
import { useHasStreets } from "./use-has-streets.ts";
import type { SiteOnMiniMap } from "./site-mini-map-view.tsx";
import styles from "./mini-map.module.css";

const map = lazyElement<{ site: SiteOnMiniMap }>(async () => {
  const { SiteMiniMapView } = await import("./site-mini-map-view.tsx");
  return ({ site }) => <SiteMiniMapView key={`${site.lat} ${site.lon}`} site={site} />;
});

/**
 * A small map of one site. It renders nothing if the operator has no map tiles, or if `site` is null: it has no
 * coordinates.
 */
export function SiteMiniMap({ site }: { site: SiteOnMiniMap | null | undefined }) {
  return useHasStreets() && site !== null ? <StreetMap site={site} /> : null;
}

/** The map's code is loaded when the browser is idle; space for the map is reserved until then. */
function StreetMap({ site }: { site: SiteOnMiniMap | undefined }) {
  const draw = useLazyElement(map);
  return (site && draw?.({ site })) ?? <div className={styles.site} />;
}
