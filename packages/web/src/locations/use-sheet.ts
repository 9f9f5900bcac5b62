import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import type { LatLon } from "./map-land.ts";
import { openSheet, type Sheet, type SheetOptions, showPoints } from "./map-sheet.ts";

/** What a map shows at this moment. */
export interface SheetView {
  readonly sheet: Sheet;
  readonly zoom: number;
  /** On its way to another zoom, which the pins take together with the land. */
  readonly flight: { readonly center: LatLon; readonly zoom: number } | undefined;
  readonly hasTiles: boolean;
}

interface Options extends Omit<SheetOptions, "onTiles"> {
  readonly points: readonly LatLon[];
  /** The zoom that showing the points does not go beyond. */
  readonly closest: number;
}

/** A map in the element that gets the ref; undefined until it is there. It starts with all the points in view. */
export function useSheet({ tilesUrl, isStill = false, points, closest }: Options) {
  const element = useRef<HTMLDivElement>(null);
  const start = useRef({ points, closest });
  const [view, setView] = useState<SheetView>();

  useEffect(() => {
    if (element.current === null) return;
    const onTiles = () => setView((last) => last && { ...last, hasTiles: true });
    const sheet = openSheet(element.current, { tilesUrl, isStill, onTiles });
    const look = () =>
      setView((last) => ({
        sheet,
        zoom: sheet.getZoom(),
        flight: undefined,
        hasTiles: last?.hasTiles ?? false,
      }));
    let isFlying = false;
    sheet.on("zoom moveend resize", look);
    sheet.on("zoomanim", ({ center, zoom }) => {
      isFlying = true;
      setView((last) => last && { ...last, flight: { center: [center.lat, center.lng], zoom } });
    });
    sheet.on("zoomend", () => (isFlying = false));
    showPoints(sheet, start.current.points, start.current.closest);
    const resizing = new ResizeObserver(() => sheet.invalidateSize({ pan: false }));
    resizing.observe(element.current);
    return () => {
      resizing.disconnect();
      // Leaflet ends a zoom under way by a timer of its own, which needs the map.
      if (isFlying) sheet.once("zoomend", () => queueMicrotask(() => sheet.remove()));
      else sheet.remove();
      setView(undefined);
    };
  }, [tilesUrl, isStill]);

  return { element: element as RefObject<HTMLDivElement>, view };
}
