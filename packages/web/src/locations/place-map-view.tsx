import { Minus, Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { useBranding } from "../base/branding.ts";
import { useTexts } from "../base/language.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import type { LatLon } from "./map-land.ts";
import { MapLayer } from "./map-layer.tsx";
import { mapTexts } from "./map.texts.ts";
import type { PlaceMapProps } from "./place-map.tsx";
import { PlacePin } from "./place-pin.tsx";
import { useSheet } from "./use-sheet.ts";
import sheetStyles from "./map-sheet.module.css";
import parts from "./map-parts.module.css";
import styles from "./small-map.module.css";

/** Streets, where the operator's pictures show them; else the part of the country. One press zooms further there. */
const zoomWith = { tiles: { first: 16, step: 1 }, outline: { first: 5.75, step: 2 } };

export function PlaceMapView({ place, address, onMove }: PlaceMapProps) {
  const texts = useTexts(mapTexts);
  const { tiles } = useBranding().outside;
  const { first, step } = tiles === null ? zoomWith.outline : zoomWith.tiles;
  const at: LatLon = [place.lat, place.lon];
  const { element, view } = useSheet({
    tilesUrl: tiles?.url ?? null,
    isStill: true,
    points: [at],
    closest: first,
  });
  const sheet = view?.sheet;
  const [lat, lon] = at;
  const isMoved = useRef(false);
  useEffect(() => {
    // Another address lies elsewhere; what the pin itself has done is in view already.
    if (sheet !== undefined && !sheet.getBounds().pad(-0.1).contains([lat, lon]))
      sheet.setView([lat, lon], sheet.getZoom(), { animate: false });
  }, [sheet, lat, lon]);
  const zoomBy = (steps: number) => sheet?.setView(at, sheet.getZoom() + steps);
  return (
    <div className={styles.place} role="group" aria-label={texts.site(address)}>
      <div ref={element} className={sheetStyles.sheet}>
        {view && <MapLayer view={view} pins={[]} isStill keepFree={[at]} />}
        {view && (
          <PlacePin
            view={view}
            at={at}
            label={texts.movePin(address)}
            describedBy="pin-keys"
            onMove={(next) => {
              isMoved.current = true;
              onMove(next);
            }}
          />
        )}
      </div>
      <VisuallyHidden id="pin-keys">{texts.pinKeys}</VisuallyHidden>
      <VisuallyHidden role="status">{isMoved.current ? texts.pinAt(lat, lon) : ""}</VisuallyHidden>
      <div className={parts.controls}>
        <IconButton icon={Plus} label={texts.zoomIn} onClick={() => zoomBy(step)} />
        <IconButton icon={Minus} label={texts.zoomOut} onClick={() => zoomBy(-step)} />
      </div>
      {tiles && <p className={parts.attribution}>{tiles.attribution}</p>}
    </div>
  );
}
