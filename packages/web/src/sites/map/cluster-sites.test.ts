import { describe, expect, it } from "vitest";
import { clusterSites, type SiteOnMap } from "./cluster-sites.ts";

const closest = 11;
const site = (id: number, lat: number, lon: number, more: Partial<SiteOnMap> = {}): SiteOnMap => ({
  id,
  alias: `Werk ${id}`,
  city: "Kassel",
  at: [lat, lon],
  open: 1,
  claimed: 0,
  phases: [],
  ...more,
});
const everywhere = [-180, -85, 180, 85] as const;
const pinsOf = (sites: readonly SiteOnMap[], zoom: number) =>
  clusterSites(sites, closest).pinsIn(...everywhere, zoom);

describe("sites that lie close", () => {
  const sites = [
    site(1, 51.3, 9.5, { open: 2 }),
    site(2, 48.1, 11.5, { city: "München", claimed: 3 }),
    site(3, 51.33, 9.53, { claimed: 1 }),
  ];

  it("are one pin with the sums of both, named by their city, in the place of the first", () => {
    const [kassel, munich] = pinsOf(sites, 6);
    expect(kassel).toMatchObject({ count: 2, open: 3, claimed: 1, city: "Kassel", site: { id: 1 } });
    expect(munich).toMatchObject({ count: 1, open: 1, claimed: 3, clusterId: null, site: { id: 2 } });
  });

  it("count what is going on with the orders of both", () => {
    const phases = (overdue: number, confirmed: number) => [
      { status: "overdue" as const, name: "Überfällig", count: overdue },
      { status: "confirmed" as const, name: "Bestätigt", count: confirmed },
    ];
    const one = site(1, 51.3, 9.5, { phases: phases(0, 2) });
    const [pin] = pinsOf([one, site(3, 51.33, 9.53, { phases: phases(1, 3) })], 6);
    expect(pin?.phases.map(({ count }) => count)).toEqual([1, 5]);
  });

  it("are two pins from close up", () => {
    expect(pinsOf(sites, closest).map((pin) => pin.site.id)).toEqual([1, 2, 3]);
  });

  it("say at which zoom they part, and none where even the highest leaves them together", () => {
    expect(clusterSites(sites, 8).pinsIn(...everywhere, 6)[0]?.expansionZoom).toBeNull();
    expect(pinsOf(sites, 6)[0]?.expansionZoom).toBe(11);
    expect(pinsOf(sites, 6)[1]?.expansionZoom).toBeNull();
  });

  it("have no name in common when they lie in different cities", () => {
    expect(pinsOf([site(1, 51.3, 9.5), site(2, 51.31, 9.5, { city: "Baunatal" })], 6)[0]?.city).toBeNull();
  });
});

describe("500 sites", () => {
  it("at one place stay one pin, which no closer look parts", () => {
    const clusters = clusterSites(
      Array.from({ length: 500 }, (_, id) => site(id + 1, 51.3, 9.5)),
      closest,
    );
    const [pin, ...others] = clusters.pinsIn(...everywhere, closest);
    expect(others).toEqual([]);
    expect(pin).toMatchObject({ count: 500, open: 500, expansionZoom: null });
    expect(clusters.sitesOf(pin?.clusterId ?? -1).map(({ id }) => id)).toEqual(
      Array.from({ length: 500 }, (_, id) => id + 1),
    );
  });

  it("all over the country are few pins that no site is missing from", () => {
    const sites = Array.from({ length: 500 }, (_, id) =>
      site(id + 1, 47.5 + ((id * 7) % 70) / 10, 6 + ((id * 13) % 90) / 10),
    );
    const clusters = clusterSites(sites, closest);
    const pins = clusters.pinsIn(...everywhere, 6);
    expect(pins.length).toBeLessThan(100);
    expect(pins.reduce((sum, { count }) => sum + count, 0)).toBe(500);
    const cluster = pins.find(({ clusterId }) => clusterId !== null);
    expect(cluster?.expansionZoom).toBeGreaterThan(6);
  });
});
