import { useMemo } from "react";
import { useBranding } from "../../base/branding.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import type { Pin } from "./cluster-sites.ts";
import type { LatLon } from "./map-outline.ts";
import { MapLayer } from "./map-layer.tsx";
import { mapTexts } from "./map.texts.ts";
import { useLeafletMap } from "./use-leaflet-map.ts";
import sheetStyles from "./leaflet-map.module.css";
import parts from "./map-controls.module.css";
import styles from "./mini-map.module.css";

const streetZoom = 15;

export interface SiteOnMiniMap {
  readonly lat: number;
  readonly lon: number;
  readonly alias: string;
  readonly city: string;
  /** The postal address in words, for users who do not see the map. */
  readonly address: string;
}

export function SiteMiniMapView({ site }: { site: SiteOnMiniMap }) {
  const { lat, lon, alias, city, address } = site;
  const texts = useTexts(mapTexts);
  const { tiles } = useBranding().outside;
  const pin = useMemo<Pin>(() => {
    const nothing = { open: 0, claimed: 0, phases: [] };
    const at: LatLon = [lat, lon];
    const pinned = { id: 0, alias, city, at, ...nothing };
    return { ...nothing, at, count: 1, city, site: pinned, clusterId: null, expansionZoom: null };
  }, [lat, lon, alias, city]);
  const { element, view } = useLeafletMap({
    tilesUrl: tiles?.url ?? null,
    isStatic: true,
    points: [pin.at],
    maxZoom: streetZoom,
  });
  return (
    <div className={styles.site} role="img" aria-label={texts.site(address)}>
      <div ref={element} className={sheetStyles.sheet}>
        {view && <MapLayer view={view} pins={[pin]} isStatic />}
      </div>
      {tiles && <p className={parts.attribution}>{tiles.attribution}</p>}
    </div>
  );
}
