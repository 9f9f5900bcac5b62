import { createRandom } from "../../random.ts";
import { retailPlaces } from "./retail-places.ts";
import type { DemoSite } from "./demo-site.ts";

const streets = [
  "Am Alten Güterbahnhof",
  "Am Brunnenfeld",
  "Am Ententeich",
  "An der Flachsröste",
  "Am Gaswerk",
  "Am Heidekrug",
  "Am Kleinen Anger",
  "Am Mühlgraben",
  "Am Schäferbrunnen",
  "Am Torfstich",
  "An den Kornspeichern",
  "An der Alten Färberei",
  "An der Pferdetränke",
  "An der Sägemühle",
  "An der Windmühle",
  "Apfelgartenweg",
  "Bleicherwiesen",
  "Böttcherweg",
  "Drahtzieherstraße",
  "Eichenkampstraße",
  "Feldscheunenweg",
  "Glasbläserallee",
  "Haferkamp",
  "Hinter den Gärten",
  "Zur Hopfendarre",
  "Kastanienrondell",
  "Kiebitzwiese",
  "Klinkerstraße",
  "Kornblumenring",
  "Kranichallee",
  "Kupferschmiedeweg",
  "Lerchenfeldstraße",
  "Lindenkarree",
  "Lokschuppenstraße",
  "Malzfabrikstraße",
  "Mohnblumenweg",
  "Nagelschmiedgasse",
  "Pappelallee",
  "Quellwiesenweg",
  "Räuchereiweg",
  "Roggenfeldstraße",
  "Rübenkamp",
  "Sandkuhlenweg",
  "Schmiedekoppel",
  "Seilerbahn",
  "Silbererzstraße",
  "Spinnereistraße",
  "Steinmetzring",
  "Tabakspeicherstraße",
  "Tuchmacherweg",
  "Uferlandstraße",
  "Wagnerkoppel",
  "Waschbleiche",
  "Weberschlossweg",
  "Weidenbruch",
  "Wollspinnerweg",
  "Zieglerkamp",
  "Zimmererweg",
  "Zum Kleinbahnhof",
  "Zur Alten Molkerei",
] as const;

/** Districts by postal code, for the names of stores in towns with more than one store. */
const districts: Readonly<Record<string, string>> = {
  "22305": "Barmbek",
  "21073": "Harburg",
  "22525": "Stellingen",
  "81249": "Aubing",
  "81737": "Perlach",
  "13581": "Spandau",
  "10319": "Friedrichsfelde",
  "12359": "Britz",
  "13439": "Wittenau",
  "12681": "Marzahn",
  "10553": "Moabit",
};

const random = createRandom(120);

/** The retailer's 120 stores, numbered in the sequence of `retailPlaces`. */
export const retailSites: readonly DemoSite[] = retailPlaces.map(
  ([zip, city, land, lat, lon, ownHoliday], index) => {
    const district = districts[zip];
    return {
      name: district === undefined ? `Markt ${city}` : `Markt ${city}-${district}`,
      locationOrderNumber: String(7001 + index),
      street: streets[(index * 7) % streets.length] ?? streets[0],
      houseNumber: `${random.between(1, 148)}${random.chance(0.1) ? "a" : ""}`,
      zip,
      city,
      land,
      lat,
      lon,
      ...(ownHoliday === "assumptionDay" && { assumptionDayHoliday: true as const }),
      ...(ownHoliday === "corpusChristi" && { corpusChristiHoliday: true as const }),
    };
  },
);
