import type { DemoSite } from "./demo-site.ts";

type Groups = Readonly<Record<string, (site: DemoSite) => boolean>>;

const inLands =
  (...lands: readonly DemoSite["land"][]) =>
  (site: DemoSite) =>
    lands.includes(site.land);

/** The retailer's regions. */
export const regions: Groups = {
  "Region Nord": inLands("SH", "HH", "NI", "HB", "MV"),
  "Region West": inLands("NW", "RP", "SL", "HE"),
  "Region Süd": inLands("BY", "BW"),
  "Region Ost": inLands("BE", "BB", "SN", "ST", "TH"),
};

const isWorkshopIn =
  (...lands: readonly DemoSite["land"][]) =>
  (site: DemoSite) =>
    site.name.startsWith("Werkstatt") && lands.includes(site.land);

/** The groups of the car-dealer group. Sites that are neither workshop nor branch are warehouses and yards. */
export const workshopGroups: Groups = {
  "Werkstätten Mitte": isWorkshopIn("HE", "NW", "TH"),
  "Werkstätten Nord": isWorkshopIn("SH", "BE"),
  "Werkstätten Süd": isWorkshopIn("BY"),
  Filialen: ({ name }) => name.startsWith("Filiale"),
  "Lager und Höfe": ({ name }) => /lager|hof/i.test(name),
};
