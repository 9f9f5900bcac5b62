import { defineTexts } from "../base/index.ts";

export const locationsErrorTexts = defineTexts({
  de: {
    location_inactive: "Der Standort ist inaktiv. Dort lassen sich keine Aufträge erteilen.",
    location_duplicate: "Diesen Standort gibt es schon.",
    location_not_empty:
      "Vorher müssen alle Behälter abgezogen, Vereinbarungen beendet und Aufträge erledigt sein.",
    number_in_use: "Ein Standort oder eine Gruppe führt eine Nummer, die fehlt.",
    own_assignment: "Ihre eigene Zuweisung können Sie nicht aufheben.",
    sketch_unusable: "Diese Datei ist kein lesbares PDF, PNG oder JPEG.",
    sketch_dimensions: "Das Bild ist zu groß: höchstens 10.000 Pixel je Seite.",
    sketch_too_large: "Die Datei ist größer als 1 MB.",
    sketches_too_large: "Zusammen dürfen die Anfahrtsskizzen höchstens 5 MB groß sein.",
    tire_stock_negative: "So viele Reifen dieser Art liegen hier nicht.",
  },
  en: {
    location_inactive: "The site is inactive. Nothing can be ordered there.",
    location_duplicate: "This site exists already.",
    location_not_empty: "Before that all containers must be withdrawn, agreements ended and orders done.",
    number_in_use: "A site or a group has a number that is missing.",
    own_assignment: "You cannot take your own assignment away.",
    sketch_unusable: "This file is no readable PDF, PNG or JPEG.",
    sketch_dimensions: "The picture is too large: at most 10,000 pixels a side.",
    sketch_too_large: "The file is larger than 1 MB.",
    sketches_too_large: "Together the route sketches may have at most 5 MB.",
    tire_stock_negative: "There are not that many tires of this kind here.",
  },
});

/** What stands against deactivating a site, with its count. */
export const remainderTexts = defineTexts({
  de: {
    containers: (count: number) => `${count} Behälter noch am Standort`,
    agreements: (count: number) =>
      count === 1 ? "1 Vereinbarung noch nicht beendet" : `${count} Vereinbarungen noch nicht beendet`,
    orders: (count: number) => (count === 1 ? "1 Auftrag noch offen" : `${count} Aufträge noch offen`),
  },
  en: {
    containers: (count) => (count === 1 ? "1 container still on site" : `${count} containers still on site`),
    agreements: (count) => (count === 1 ? "1 agreement not ended yet" : `${count} agreements not ended yet`),
    orders: (count) => (count === 1 ? "1 order still open" : `${count} orders still open`),
  },
});
