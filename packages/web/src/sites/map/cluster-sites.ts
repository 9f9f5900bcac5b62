import type { StatusVariant } from "@kreislauf/ui/drawings/status-glyph.tsx";
import Supercluster from "supercluster";
import type { LatLon } from "./map-outline.ts";

/** How many orders of a site are in one phase, such as overdue. */
export interface OrdersInPhase {
  readonly status: StatusVariant;
  readonly name: string;
  readonly count: number;
}

/** A site and its number of open and claimed orders. */
export interface SiteOnMap {
  readonly id: number;
  readonly alias: string;
  readonly city: string;
  readonly at: LatLon;
  /** Number of open orders. */
  readonly open: number;
  /** Number of claimed orders. */
  readonly claimed: number;
  /** The number of open and claimed orders in each phase, the most urgent phase first, including zeros. */
  readonly phases: readonly OrdersInPhase[];
}

/** What a pin on the map stands for: one site, or a cluster of sites that are too close to be drawn apart. */
export interface Pin {
  readonly at: LatLon;
  readonly count: number;
  readonly open: number;
  readonly claimed: number;
  readonly phases: readonly OrdersInPhase[];
  /** The city, if all sites of the pin are in the same one; else null. */
  readonly city: string | null;
  /** The site of the pin that comes first in the list beside the map. */
  readonly site: SiteOnMap;
  readonly clusterId: number | null;
  /**
   * The zoom at which a cluster splits up; null for a single site, and for a cluster that does not even split at the
   * highest zoom.
   */
  readonly expansionZoom: number | null;
}

interface Clusters {
  /** The pins in a part of the map, sorted by their first site in the list beside the map. */
  pinsIn(west: number, south: number, east: number, north: number, zoom: number): readonly Pin[];
  sitesOf(clusterId: number): readonly SiteOnMap[];
}

/** In px. Sites closer together than this share a pin, because separate pins would be too small to hit. */
const radius = 48;

type Counts = Pick<Pin, "count" | "open" | "claimed" | "phases" | "city"> & { readonly first: number };

/** Combines sites that are close together into clusters, for every zoom up to `maxZoom`. */
export function clusterSites(sites: readonly SiteOnMap[], maxZoom: number): Clusters {
  const index = new Supercluster<Counts, Counts>({
    radius,
    extent: 256, // px of a map tile
    maxZoom: maxZoom,
    reduce: (sum, { count, open, claimed, phases, city, first }) =>
      void Object.assign(sum, {
        count: sum.count + count,
        open: sum.open + open,
        claimed: sum.claimed + claimed,
        phases: addPhases(sum.phases, phases),
        city: sum.city === city ? city : null,
        first: Math.min(sum.first, first),
      }),
  }).load(
    sites.map(({ at: [lat, lon], open, claimed, phases, city }, first) => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: [lon, lat] },
      properties: { count: 1, open, claimed, phases, city, first },
    })),
  );
  const siteAt = (first: number) => sites.slice(first, first + 1);
  const expansionZoomOf = (clusterId: number) => {
    const zoom = index.getClusterExpansionZoom(clusterId);
    return zoom > maxZoom ? null : zoom;
  };
  return {
    pinsIn: (west, south, east, north, zoom) =>
      index
        .getClusters([west, south, east, north], Math.round(zoom))
        .toSorted((one, other) => one.properties.first - other.properties.first)
        .flatMap(({ properties, geometry: { coordinates } }) =>
          siteAt(properties.first).map((site) => ({
            at: [coordinates[1] ?? 0, coordinates[0] ?? 0] satisfies LatLon,
            ...properties,
            site,
            ...("cluster_id" in properties
              ? { clusterId: properties.cluster_id, expansionZoom: expansionZoomOf(properties.cluster_id) }
              : { clusterId: null, expansionZoom: null }),
          })),
        ),
    sitesOf: (clusterId) =>
      index
        .getLeaves(clusterId, Infinity)
        .toSorted((one, other) => one.properties.first - other.properties.first)
        .flatMap(({ properties }) => siteAt(properties.first)),
  };
}

/** Adds up the counts; both arguments have the same phases in the same sequence. */
const addPhases = (some: readonly OrdersInPhase[], others: readonly OrdersInPhase[]) =>
  some.map((phase, index) => ({ ...phase, count: phase.count + (others[index]?.count ?? 0) }));
