import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import type { LatLon } from "./map-outline.ts";
import { createLeafletMap, type LeafletMap, type LeafletMapOptions, fitPoints } from "./leaflet-map.ts";

/** What a map shows at this moment. */
export interface MapView {
  readonly map: LeafletMap;
  readonly zoom: number;
  /** On its way to another zoom, which the pins take together with the land. */
  readonly zoomAnimation: { readonly center: LatLon; readonly zoom: number } | undefined;
  readonly hasTiles: boolean;
}

interface Options extends Omit<LeafletMapOptions, "onTiles"> {
  readonly points: readonly LatLon[];
  /** The zoom that showing the points does not go beyond. */
  readonly maxZoom: number;
}

/** A map in the element that gets the ref; undefined until it is there. It starts with all the points in view. */
export function useLeafletMap({ tilesUrl, isStatic = false, points, maxZoom }: Options) {
  const element = useRef<HTMLDivElement>(null);
  const start = useRef({ points, closest: maxZoom });
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
    fitPoints(map, start.current.points, start.current.closest);
    const resizing = new ResizeObserver(() => map.invalidateSize({ pan: false }));
    resizing.observe(element.current);
    return () => {
      resizing.disconnect();
      // Leaflet ends a zoom under way by a timer of its own, which needs the map.
      if (isZooming) map.once("zoomend", () => queueMicrotask(() => map.remove()));
      else map.remove();
      setView(undefined);
    };
  }, [tilesUrl, isStatic]);

  return { element: element as RefObject<HTMLDivElement>, view };
}
