/** Leaflet is imported in parts, because the whole of it is half as large again; its types only cover the whole. */
declare module "leaflet/src/map/Map.js" {
  export { Map } from "leaflet";
}
declare module "leaflet/src/layer/tile/TileLayer.js" {
  export { TileLayer } from "leaflet";
}
declare module "leaflet/src/layer/vector/Polygon.js" {
  export { Polygon } from "leaflet";
}
