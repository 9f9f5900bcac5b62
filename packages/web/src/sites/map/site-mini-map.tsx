import { lazyElement, useLazyElement } from "@kreislauf/ui/base/use-lazy-element.ts";
import type { SiteOnMiniMap } from "./site-mini-map-view.tsx";
import styles from "./mini-map.module.css";

const map = lazyElement<{ site: SiteOnMiniMap }>(async () => {
  const { SiteMiniMapView } = await import("./site-mini-map-view.tsx");
  return ({ site }) => <SiteMiniMapView key={`${site.lat} ${site.lon}`} site={site} />;
});

/**
 * A small map of one site. Its room is kept free until its place is known (undefined) and its code has arrived, which
 * is when the browser is idle; there is none for a site without a place (null).
 */
export function SiteMiniMap({ site }: { site: SiteOnMiniMap | null | undefined }) {
  const draw = useLazyElement(map, { press: undefined, isFocused: false });
  if (site === null) return null;
  return (site && draw?.({ site })) ?? <div className={styles.site} />;
}
