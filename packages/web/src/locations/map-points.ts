import type { LatLon } from "./map-land.ts";
import type { Box } from "./map-plates.ts";
import type { SheetView } from "./use-sheet.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a point of the land stands in the map's panes; during a flight, where it will stand. */
export function pointOf({ sheet, flight }: SheetView, at: LatLon): Point {
  if (flight === undefined) return sheet.latLngToLayerPoint(at);
  const { x, y } = sheet.project(at, flight.zoom);
  const center = sheet.project(flight.center, flight.zoom);
  const half = sheet.getSize().divideBy(2);
  const corner = sheet.containerPointToLayerPoint([0, 0]);
  return { x: x - center.x + half.x + corner.x, y: y - center.y + half.y + corner.y };
}

/** Pixels at the edge that stay free. */
const margin = 4;
/** The buttons in the upper right corner, with what is between them and the edge. */
const buttons = { width: 60, height: 160 };

/** What can be seen of the panes, and what of it lies below the buttons. */
export function frameOf({ sheet }: SheetView): { readonly frame: Box; readonly covered: readonly Box[] } {
  const { x: left, y: top } = sheet.containerPointToLayerPoint([margin, margin]);
  const size = sheet.getSize();
  const frame = { left, top, right: left + size.x - 2 * margin, bottom: top + size.y - 2 * margin };
  const corner = { ...frame, left: frame.right - buttons.width, bottom: top + buttons.height };
  return { frame, covered: [corner] };
}
