/**
 * Types for importing Leaflet in parts, since importing all of it adds half as much code again. Its own types cover
 * only the whole.
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
