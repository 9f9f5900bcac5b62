/**
 * Types for importing single modules of Leaflet, because importing the whole library adds half as much code again.
 * Leaflet's own types cover only the whole library.
 */
declare module "leaflet/src/map/Map.js" {
  export { Map } from "leaflet";
}
declare module "leaflet/src/layer/tile/TileLayer.js" {
  export { TileLayer } from "leaflet";
}
declare module "leaflet/src/layer/vector/Polygon.js" {
  export { Polygon } from "leaflet";
}
