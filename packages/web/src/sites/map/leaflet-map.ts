import "leaflet/src/map/handler/Map.DoubleClickZoom.js";
import "leaflet/src/map/handler/Map.Drag.js";
import "leaflet/src/map/handler/Map.Keyboard.js";
import "leaflet/src/map/handler/Map.TouchZoom.js";
import "leaflet/src/layer/vector/Renderer.getRenderer.js";
import type { LatLngBoundsLiteral } from "leaflet";
import { TileLayer } from "leaflet/src/layer/tile/TileLayer.js";
import { Polygon } from "leaflet/src/layer/vector/Polygon.js";
import { Map as LeafletMap } from "leaflet/src/map/Map.js";
import { type LatLon, readMapOutline } from "./map-outline.ts";
import styles from "./leaflet-map.module.css";

export type { LeafletMap };

export interface LeafletMapOptions {
  /** Tile URL with `{z}`, `{x}` and `{y}`; null if there is no tile server. */
  readonly tilesUrl: string | null;
  /** Whether the map only shows a place and cannot be moved. */
  readonly isStatic?: boolean;
  /** Called when the first map tile has loaded. */
  readonly onTiles: () => void;
}

const germanyBounds: LatLngBoundsLiteral = [
  [47.3, 5.9],
  [55.05, 15.05],
];
/** The highest zoom. With tiles single houses can be seen; without tiles borders and cities have to stay in view. */
const maxZoomWith = { tiles: 18, outline: 8 };
const panBounds: LatLngBoundsLiteral = [
  [43.6, -2],
  [59.4, 22],
];

/** The pane above all others, for the pins. */
export const pinPane = "pins";

/** Creates a map in the element: the outline of Germany, and tiles above it if there is a tile server. */
export function createLeafletMap(
  element: HTMLElement,
  { tilesUrl, isStatic = false, onTiles }: LeafletMapOptions,
): LeafletMap {
  const isMovable = !isStatic;
  const hasTiles = tilesUrl !== null;
  const map = new LeafletMap(element, {
    // One finger scrolls the page; two fingers move the map.
    dragging: isMovable && matchMedia("(pointer: fine)").matches,
    doubleClickZoom: isMovable,
    keyboard: isMovable,
    touchZoom: isMovable,
    zoomAnimation: !matchMedia("(prefers-reduced-motion: reduce)").matches,
    // Tiles are sharp only at whole zoom levels; the outline is sharp at any.
    zoomSnap: hasTiles ? 1 : 0.25,
    minZoom: 4.5,
    maxZoom: hasTiles ? maxZoomWith.tiles : maxZoomWith.outline,
    maxBounds: panBounds,
    maxBoundsViscosity: 1,
  });
  const { germany, neighbours } = readMapOutline();
  map.createPane("land");
  for (const [rings, className] of [
    [neighbours, styles.otherCountries],
    [germany, styles.home],
  ] as const) {
    const options = { pane: "land", interactive: false, ...(className !== undefined && { className }) };
    new Polygon(
      rings.map((ring) => [ring]),
      options,
    ).addTo(map);
  }
  if (hasTiles) new TileLayer(tilesUrl, { maxZoom: maxZoomWith.tiles }).once("tileload", onTiles).addTo(map);
  map.createPane(pinPane);
  return map;
}

/** Zooms so that all points are in view, or Germany if there are none. */
export function fitPoints(map: LeafletMap, points: readonly LatLon[], maxZoom: number): void {
  if (points.length === 0) map.fitBounds(germanyBounds, { padding: [8, 8] });
  else map.fitBounds([...points], { padding: [40, 44], maxZoom: maxZoom });
}
