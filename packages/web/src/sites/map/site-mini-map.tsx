import { lazyElement, useLazyElement } from "@kreislauf/ui/base/use-lazy-element.ts";
import type { SiteOnMiniMap } from "./site-mini-map-view.tsx";
import styles from "./mini-map.module.css";

const map = lazyElement<{ site: SiteOnMiniMap }>(async () => {
  const { SiteMiniMapView } = await import("./site-mini-map-view.tsx");
  return ({ site }) => <SiteMiniMapView key={`${site.lat} ${site.lon}`} site={site} />;
});

/**
 * A small map of one site. Its space is reserved until the coordinates are known (undefined) and the code has loaded,
 * which happens when the browser is idle. A site without coordinates (null) has no map.
 */
export function SiteMiniMap({ site }: { site: SiteOnMiniMap | null | undefined }) {
  const draw = useLazyElement(map, { press: undefined, isFocused: false });
  if (site === null) return null;
  return (site && draw?.({ site })) ?? <div className={styles.site} />;
}
