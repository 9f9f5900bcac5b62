import type { LatLon } from "./map-outline.ts";
import type { Box } from "./place-labels.ts";
import type { MapView } from "./use-leaflet-map.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where coordinates lie in the map's panes, in px; during a zoom animation, where they lie at its end. */
export function toLayerPoint({ map, zoomAnimation }: MapView, at: LatLon): Point {
  if (zoomAnimation === undefined) return map.latLngToLayerPoint(at);
  const { x, y } = map.project(at, zoomAnimation.zoom);
  const center = map.project(zoomAnimation.center, zoomAnimation.zoom);
  const half = map.getSize().divideBy(2);
  const corner = map.containerPointToLayerPoint([0, 0]);
  return { x: x - center.x + half.x + corner.x, y: y - center.y + half.y + corner.y };
}

/** px that stay free at the edge of the map. */
const margin = 4;
/** The size of the corner with the map's buttons at the upper right, including their distance to the edge, in px. */
const buttons = { width: 60, height: 160 };

/** The visible part of the map's panes, and the part of it that the buttons cover. */
export function visibleFrame({ map }: MapView): { readonly frame: Box; readonly covered: readonly Box[] } {
  const { x: left, y: top } = map.containerPointToLayerPoint([margin, margin]);
  const size = map.getSize();
  const frame = { left, top, right: left + size.x - 2 * margin, bottom: top + size.y - 2 * margin };
  const corner = { ...frame, left: frame.right - buttons.width, bottom: top + buttons.height };
  return { frame, covered: [corner] };
}
