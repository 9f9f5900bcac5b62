import { type Position, simplifyLine } from "./simplify-line.ts";

/** The used part of a world atlas in TopoJSON. A border between two countries is stored once, as an arc. */
export interface Atlas {
  readonly transform: { readonly scale: Position; readonly translate: Position };
  /** The first point, followed by the offset of each point from the one before. */
  readonly arcs: readonly (readonly Position[])[];
  readonly objects: { readonly countries: { readonly geometries: readonly Country[] } };
}

/** Indexes of arcs. A negative index stands for an arc in reverse direction: -1 for arc 0, -2 for arc 1. */
type Ring = readonly number[];

type Country =
  | { readonly type: "Polygon"; readonly id: string; readonly arcs: readonly Ring[] }
  | { readonly type: "MultiPolygon"; readonly id: string; readonly arcs: readonly (readonly Ring[])[] };

/** The outlines of countries: border lines, and rings that refer to the lines by index, as in an `Atlas`. */
export interface MapOutline {
  /** Size in degrees of the unit of `lines`. */
  readonly unit: number;
  /**
   * Each line is a text of whole numbers, two per point: by how many units longitude and latitude differ from those of
   * the point before (from 0 for the first point).
   */
  readonly lines: readonly string[];
  /** The rings of Germany. */
  readonly home: readonly Ring[];
  /** The rings of all other countries. */
  readonly abroad: readonly Ring[];
}

/** ISO 3166-1 numeric code of Germany. */
const germany = "276";
/** ISO 3166-1 numeric codes of Germany's neighbours. */
const neighbours = ["208", "616", "203", "040", "756", "438", "442", "056", "528", "250"];
/** ISO 3166-1 numeric codes of the other countries that the map can show. */
const beyond = ["752", "578", "826", "380", "705", "191", "348", "703", "440", "643", "070"];

/** Bounds in degrees of the surroundings of Germany that the initial view shows. */
const near = { west: 3.5, south: 46, east: 17, north: 56.5 };
/** Bounds in degrees of the largest area that the map can show. */
const shown = { west: -2, south: 43.5, east: 22, north: 59.5 };

/** Maximum deviation from the atlas in degrees: on Germany's border, near it, further away, and out of sight. */
const tolerance = { home: 0.008, near: 0.04, far: 0.15, unseen: 0.6 };

/** Extent in degrees from which on islands are included. */
const smallestExtent = 0.1;

/** Rounding of positions in degrees, about 400 m: a pixel at the highest zoom level for which the outline is used. */
const unit = 0.004;

/** The outline of Germany and its neighbours, small enough to be bundled with the app. */
export function mapOutline(atlas: Atlas): MapOutline {
  const arcs = atlas.arcs.map((arc) => absolutePositions(arc, atlas.transform));
  const arcsOf = (ring: Ring) => ring.map((arc) => arcs[numberOf(arc)] ?? []);
  const ringsOf = (ids: readonly string[]) =>
    atlas.objects.countries.geometries
      .filter(({ id }) => ids.includes(id))
      .flatMap((country) => (country.type === "Polygon" ? country.arcs : country.arcs.flat()))
      .filter(
        (ring) => arcsOf(ring).flat().some(isIn(shown)) && extent(arcsOf(ring).flat()) > smallestExtent,
      );
  const home = ringsOf([germany]);
  const abroad = ringsOf([...neighbours, ...beyond]);

  const aroundHome = new Set(home.flat().map(numberOf));
  const used = [...new Set([...home, ...abroad].flat().map(numberOf))];
  const lines = used.map((number) => {
    const arc = arcs[number] ?? [];
    return encode(simplifyLine(arc, aroundHome.has(number) ? tolerance.home : toleranceOf(arc)));
  });
  const renumbered = (ring: Ring) =>
    ring.map((arc) => (arc < 0 ? ~used.indexOf(numberOf(arc)) : used.indexOf(arc)));
  return { unit, lines, home: home.map(renumbered), abroad: abroad.map(renumbered) };
}

const numberOf = (arc: number): number => (arc < 0 ? ~arc : arc);

function absolutePositions(arc: readonly Position[], { scale, translate }: Atlas["transform"]): Position[] {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    [x, y] = [x + dx, y + dy];
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

const isIn =
  ({ west, south, east, north }: typeof shown) =>
  ([lon, lat]: Position): boolean =>
    lon > west && lon < east && lat > south && lat < north;

function toleranceOf(arc: readonly Position[]): number {
  if (arc.some(isIn(near))) return tolerance.near;
  return arc.some(isIn(shown)) ? tolerance.far : tolerance.unseen;
}

function extent(line: readonly Position[]): number {
  const [lons, lats] = [line.map(([lon]) => lon), line.map(([, lat]) => lat)];
  const reach = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  return Math.max(reach(lons), reach(lats));
}

function encode(line: readonly Position[]): string {
  let [x, y] = [0, 0];
  return line
    .flatMap(([lon, lat]) => {
      const [nextX, nextY] = [Math.round(lon / unit), Math.round(lat / unit)];
      const step = [nextX - x, nextY - y];
      [x, y] = [nextX, nextY];
      return step;
    })
    .join(" ");
}
