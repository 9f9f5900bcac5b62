import { Minus, Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { useBranding } from "../../base/branding.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { VisuallyHidden } from "@kreislauf/ui/base/visually-hidden.tsx";
import type { LatLon } from "./map-outline.ts";
import { MapLayer } from "./map-layer.tsx";
import { mapTexts } from "./map.texts.ts";
import { DraggablePin } from "./draggable-pin.tsx";
import type { Coordinates } from "./move-coordinates.ts";
import { useLeafletMap } from "./use-leaflet-map.ts";
import sheetStyles from "./leaflet-map.module.css";
import parts from "./map-controls.module.css";
import styles from "./mini-map.module.css";

const streetZoom = 16;

export interface CoordinatesPickerProps {
  place: Coordinates;
  /** The postal address in words, for users who do not see the map. */
  address: string;
  onMove: (place: Coordinates) => void;
}

export function CoordinatesPickerView({ place, address, onMove }: CoordinatesPickerProps) {
  const texts = useTexts(mapTexts);
  const { tiles } = useBranding().outside;
  const at: LatLon = [place.lat, place.lon];
  const { element, view } = useLeafletMap({
    tilesUrl: tiles?.url ?? null,
    isStatic: true,
    points: [at],
    maxZoom: streetZoom,
  });
  const map = view?.map;
  const [lat, lon] = at;
  const isMoved = useRef(false);
  useEffect(() => {
    // Moves the map if the pin is out of view. That happens when the address changes, not when the user moves the pin.
    if (map !== undefined && !map.getBounds().pad(-0.1).contains([lat, lon]))
      map.setView([lat, lon], map.getZoom(), { animate: false });
  }, [map, lat, lon]);
  const zoomBy = (steps: number) => map?.setView(at, map.getZoom() + steps);
  return (
    <div className={styles.map} role="group" aria-label={texts.site(address)}>
      <div ref={element} className={sheetStyles.sheet}>
        {view && <MapLayer view={view} pins={[]} isStatic occupied={[at]} />}
        {view && (
          <DraggablePin
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
        <IconButton icon={Plus} label={texts.zoomIn} onClick={() => zoomBy(1)} />
        <IconButton icon={Minus} label={texts.zoomOut} onClick={() => zoomBy(-1)} />
      </div>
      {tiles && <p className={parts.attribution}>{tiles.attribution}</p>}
    </div>
  );
}
