import { Maximize, Minus, Plus } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { useBranding } from "../../base/branding.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { VisuallyHidden } from "@kreislauf/ui/base/visually-hidden.tsx";
import { clusterSites, type Pin, type SiteOnMap } from "./cluster-sites.ts";
import { MapLayer } from "./map-layer.tsx";
import { fitPoints } from "./leaflet-map.ts";
import { mapTexts } from "./map.texts.ts";
import { useLeafletMap } from "./use-leaflet-map.ts";
import sheetStyles from "./leaflet-map.module.css";
import parts from "./map-controls.module.css";
import styles from "./sites-map.module.css";

export interface SitesMapProps {
  /** The sites, sorted like the list beside the map. */
  readonly sites: readonly SiteOnMap[];
  /** The link of a site's pin; undefined if the pin has no link. */
  readonly linkTo: (siteId: number) => string | undefined;
  /** Called when a cluster is clicked that does not split at any zoom. */
  readonly onInseparableCluster: (siteIds: readonly number[]) => void;
}

/**
 * The highest zoom when all sites are fitted into view. It is lower for the outline alone, so that more country is
 * seen.
 */
const fitZoomWith = { tiles: 14, outline: 7 };

/** The sites with their open and claimed orders, on the outline of Germany or the operator's map tiles. */
export function SitesMapView({ sites, linkTo, onInseparableCluster }: SitesMapProps) {
  const texts = useTexts(mapTexts);
  const { tiles } = useBranding().outside;
  const points = sites.map(({ at }) => at);
  const maxZoom = tiles === null ? fitZoomWith.outline : fitZoomWith.tiles;
  const { element, view } = useLeafletMap({ tilesUrl: tiles?.url ?? null, points, maxZoom });
  const map = view?.map;
  const clusters = useMemo(() => map && clusterSites(sites, map.getMaxZoom()), [sites, map]);
  const bounds = map?.getBounds().pad(0.25);
  const pins = bounds
    ? clusters?.pinsIn(
        bounds.getWest(),
        bounds.getSouth(),
        bounds.getEast(),
        bounds.getNorth(),
        map?.getZoom() ?? 0,
      )
    : undefined;

  // After a cluster has split, the pin of its first site gets the focus.
  const idsToFocus = useRef<readonly number[]>([]);
  useEffect(() => {
    if (idsToFocus.current.length === 0 || view?.zoomAnimation !== undefined) return;
    const arrived = idsToFocus.current
      .map((id) =>
        element.current?.querySelector<HTMLElement>(`a[data-site="${id}"], button[data-site="${id}"]`),
      )
      .find((pin) => pin !== null && pin !== undefined);
    if (arrived === undefined || document.activeElement === arrived) return;
    idsToFocus.current = [];
    arrived?.focus({ preventScroll: true });
  }, [element, view]);

  const open = ({ clusterId, expansionZoom, at }: Pin) => {
    if (map === undefined || clusters === undefined || clusterId === null) return;
    const ids = clusters.sitesOf(clusterId).map(({ id }) => id);
    if (expansionZoom === null) {
      onInseparableCluster(ids);
      return;
    }
    idsToFocus.current = ids;
    map.setView(at, Math.max(expansionZoom, Math.floor(map.getZoom()) + 1));
  };
  return (
    <div className={styles.frame}>
      <section ref={element} className={sheetStyles.sheet} aria-label={texts.map} aria-describedby="map-keys">
        {view && pins && <MapLayer view={view} pins={pins} linkTo={linkTo} onOpen={open} />}
      </section>
      <VisuallyHidden id="map-keys">{texts.keys}</VisuallyHidden>
      <div className={parts.controls}>
        <IconButton icon={Plus} label={texts.zoomIn} onClick={() => map?.zoomIn()} />
        <IconButton icon={Minus} label={texts.zoomOut} onClick={() => map?.zoomOut()} />
        <IconButton
          icon={Maximize}
          label={texts.showAll}
          onClick={() => map && fitPoints(map, points, maxZoom)}
        />
      </div>
      {tiles && <p className={parts.attribution}>{tiles.attribution}</p>}
    </div>
  );
}
