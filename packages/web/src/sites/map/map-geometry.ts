import type { LatLon } from "./map-outline.ts";
import type { Box } from "./place-labels.ts";
import type { MapView } from "./use-leaflet-map.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a point of the land stands in the map's panes; during a flight, where it will stand. */
export function toLayerPoint({ map, zoomAnimation }: MapView, at: LatLon): Point {
  if (zoomAnimation === undefined) return map.latLngToLayerPoint(at);
  const { x, y } = map.project(at, zoomAnimation.zoom);
  const center = map.project(zoomAnimation.center, zoomAnimation.zoom);
  const half = map.getSize().divideBy(2);
  const corner = map.containerPointToLayerPoint([0, 0]);
  return { x: x - center.x + half.x + corner.x, y: y - center.y + half.y + corner.y };
}

/** Pixels at the edge that stay free. */
const margin = 4;
/** The buttons in the upper right corner, with what is between them and the edge. */
const buttons = { width: 60, height: 160 };

/** What can be seen of the panes, and what of it lies below the buttons. */
export function visibleFrame({ map }: MapView): { readonly frame: Box; readonly covered: readonly Box[] } {
  const { x: left, y: top } = map.containerPointToLayerPoint([margin, margin]);
  const size = map.getSize();
  const frame = { left, top, right: left + size.x - 2 * margin, bottom: top + size.y - 2 * margin };
  const corner = { ...frame, left: frame.right - buttons.width, bottom: top + buttons.height };
  return { frame, covered: [corner] };
}
