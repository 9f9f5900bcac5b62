import { lateElement, useLateElement } from "../ui/use-late-element.ts";
import styles from "./small-map.module.css";

export interface PlacedSite {
  readonly lat: number;
  readonly lon: number;
  readonly alias: string;
  readonly city: string;
  /** In words, for those who do not see the map. */
  readonly address: string;
}

const map = lateElement<{ site: PlacedSite }>(async () => {
  const { SiteMapView } = await import("./site-map-view.tsx");
  return ({ site }) => <SiteMapView key={`${site.lat} ${site.lon}`} site={site} />;
});

/**
 * A small map of one site. Its room is kept free until its place is known (undefined) and its code has arrived, which
 * is when the browser is idle; there is none for a site without a place (null).
 */
export function SiteMap({ site }: { site: PlacedSite | null | undefined }) {
  const draw = useLateElement(map, { press: undefined, isFocused: false });
  if (site === null) return null;
  return (site && draw?.({ site })) ?? <div className={styles.site} />;
}
