import { useMemo } from "react";
import { useBranding } from "../base/branding.ts";
import { useTexts } from "../base/language.tsx";
import type { Pin } from "./map-clusters.ts";
import type { LatLon } from "./map-land.ts";
import { MapLayer } from "./map-layer.tsx";
import { mapTexts } from "./map.texts.ts";
import type { PlacedSite } from "./site-map.tsx";
import { useSheet } from "./use-sheet.ts";
import sheetStyles from "./map-sheet.module.css";
import parts from "./map-parts.module.css";
import styles from "./small-map.module.css";

/** Streets, where the operator's pictures show them; else the part of the country. */
const zoomWith = { tiles: 15, outline: 5.75 };

export function SiteMapView({ site }: { site: PlacedSite }) {
  const { lat, lon, alias, city, address } = site;
  const texts = useTexts(mapTexts);
  const { tiles } = useBranding().outside;
  const pin = useMemo<Pin>(() => {
    const nothing = { open: 0, claimed: 0 };
    const at: LatLon = [lat, lon];
    return { ...nothing, at, count: 1, city, site: { id: 0, alias, city, at, ...nothing }, clusterId: null };
  }, [lat, lon, alias, city]);
  const { element, view } = useSheet({
    tilesUrl: tiles?.url ?? null,
    isStill: true,
    points: [pin.at],
    closest: tiles === null ? zoomWith.outline : zoomWith.tiles,
  });
  return (
    <div className={styles.site} role="img" aria-label={texts.site(address)}>
      <div ref={element} className={sheetStyles.sheet}>
        {view && <MapLayer view={view} pins={[pin]} isStill />}
      </div>
      {tiles && <p className={parts.attribution}>{tiles.attribution}</p>}
    </div>
  );
}
