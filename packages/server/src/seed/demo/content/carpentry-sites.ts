import type { DemoSite } from "./demo-site.ts";

/** The carpenter's only site. */
export const carpentrySites: readonly DemoSite[] = [
  {
    name: "Zimmereihof",
    locationOrderNumber: null,
    street: "Am Bohlenweg",
    houseNumber: "6",
    zip: "49084",
    city: "Osnabrück",
    land: "NI",
    lat: 52.267,
    lon: 8.073,
  },
];
