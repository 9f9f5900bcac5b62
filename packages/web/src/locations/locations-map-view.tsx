import { Maximize, Minus, Plus } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { useBranding } from "../base/branding.ts";
import { useTexts } from "../base/language.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { clusterSites, type Pin, type SiteOnMap } from "./map-clusters.ts";
import { MapLayer } from "./map-layer.tsx";
import { showPoints } from "./map-sheet.ts";
import { mapTexts } from "./map.texts.ts";
import { useSheet } from "./use-sheet.ts";
import sheetStyles from "./map-sheet.module.css";
import parts from "./map-parts.module.css";
import styles from "./locations-map.module.css";

export interface LocationsMapProps {
  /** In the order of the list beside it. */
  readonly sites: readonly SiteOnMap[];
  /** Where a site's pin leads. */
  readonly linkTo: (siteId: number) => string | undefined;
  /** Somebody wants a closer look at sites that no zoom can part. */
  readonly onCrowd: (siteIds: readonly number[]) => void;
}

/** The sites with what is open and claimed there, over the outline of Germany or the operator's map pictures. */
export function LocationsMapView({ sites, linkTo, onCrowd }: LocationsMapProps) {
  const texts = useTexts(mapTexts);
  const { tiles } = useBranding().outside;
  const points = sites.map(({ at }) => at);
  const closest = tiles === null ? 8 : 14;
  const { element, view } = useSheet({ tilesUrl: tiles?.url ?? null, points, closest });
  const sheet = view?.sheet;
  const clusters = useMemo(() => sheet && clusterSites(sites, sheet.getMaxZoom()), [sites, sheet]);
  const bounds = sheet?.getBounds().pad(0.25);
  const pins = bounds
    ? clusters?.pinsIn(
        bounds.getWest(),
        bounds.getSouth(),
        bounds.getEast(),
        bounds.getNorth(),
        sheet?.getZoom() ?? 0,
      )
    : undefined;

  // Where a cluster was, its first site takes the focus.
  const awaitsFocus = useRef<readonly number[]>([]);
  useEffect(() => {
    if (awaitsFocus.current.length === 0 || view?.flight !== undefined) return;
    const arrived = awaitsFocus.current
      .map((id) =>
        element.current?.querySelector<HTMLElement>(`a[data-site="${id}"], button[data-site="${id}"]`),
      )
      .find((pin) => pin !== null && pin !== undefined);
    if (arrived === undefined || document.activeElement === arrived) return;
    awaitsFocus.current = [];
    arrived?.focus({ preventScroll: true });
  }, [element, view]);

  const lookCloser = ({ clusterId, at }: Pin) => {
    if (sheet === undefined || clusters === undefined || clusterId === null) return;
    const ids = clusters.sitesOf(clusterId).map(({ id }) => id);
    const zoom = clusters.partingZoom(clusterId);
    if (zoom === undefined) {
      onCrowd(ids);
      return;
    }
    awaitsFocus.current = ids;
    sheet.setView(at, Math.max(zoom, Math.floor(sheet.getZoom()) + 1));
  };
  return (
    <div className={styles.frame}>
      <section ref={element} className={sheetStyles.sheet} aria-label={texts.map} aria-describedby="map-keys">
        {view && pins && <MapLayer view={view} pins={pins} linkTo={linkTo} onCloser={lookCloser} />}
      </section>
      <VisuallyHidden id="map-keys">{texts.keys}</VisuallyHidden>
      <div className={parts.controls}>
        <IconButton icon={Plus} label={texts.zoomIn} onClick={() => sheet?.zoomIn()} />
        <IconButton icon={Minus} label={texts.zoomOut} onClick={() => sheet?.zoomOut()} />
        <IconButton
          icon={Maximize}
          label={texts.showAll}
          onClick={() => sheet && showPoints(sheet, points, closest)}
        />
      </div>
      {tiles && <p className={parts.attribution}>{tiles.attribution}</p>}
    </div>
  );
}
