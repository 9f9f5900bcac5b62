import { useEffect, useRef, useState, type RefObject } from "react";
import type { LatLon } from "./map-outline.ts";
import { createLeafletMap, type LeafletMap, type LeafletMapOptions, fitPoints } from "./leaflet-map.ts";

/** The current view of a map. */
export interface MapView {
  readonly map: LeafletMap;
  readonly zoom: number;
  /**
   * The view at which the running zoom animation ends, so that the pins can move together with the map; undefined while
   * none is running.
   */
  readonly zoomAnimation: { readonly center: LatLon; readonly zoom: number } | undefined;
  readonly hasTiles: boolean;
}

interface Options extends Omit<LeafletMapOptions, "onTiles"> {
  readonly points: readonly LatLon[];
  /** The highest zoom for bringing the points into view. */
  readonly maxZoom: number;
}

/**
 * Creates a map in the element that gets the ref `element`, with all points in view. `view` is undefined until then.
 */
export function useLeafletMap({ tilesUrl, isStatic = false, points, maxZoom }: Options) {
  const element = useRef<HTMLDivElement>(null);
  const start = useRef({ points, maxZoom });
  const [view, setView] = useState<MapView>();

  useEffect(() => {
    if (element.current === null) return;
    const onTiles = () => setView((last) => last && { ...last, hasTiles: true });
    const map = createLeafletMap(element.current, { tilesUrl, isStatic, onTiles });
    const updateView = () =>
      setView((last) => ({
        map,
        zoom: map.getZoom(),
        zoomAnimation: undefined,
        hasTiles: last?.hasTiles ?? false,
      }));
    let isZooming = false;
    map.on("zoom moveend resize", updateView);
    map.on("zoomanim", ({ center, zoom }) => {
      isZooming = true;
      setView((last) => last && { ...last, zoomAnimation: { center: [center.lat, center.lng], zoom } });
    });
    map.on("zoomend", () => (isZooming = false));
    fitPoints(map, start.current.points, start.current.maxZoom);
    const resizing = new ResizeObserver(() => map.invalidateSize({ pan: false }));
    resizing.observe(element.current);
    return () => {
      resizing.disconnect();
      // Leaflet ends a running zoom by a timer of its own, which still needs the map.
      if (isZooming) map.once("zoomend", () => queueMicrotask(() => map.remove()));
      else map.remove();
      setView(undefined);
    };
  }, [tilesUrl, isStatic]);

  return { element: element as RefObject<HTMLDivElement>, view };
}
