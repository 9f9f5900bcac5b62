import { defineTexts, type RoomErrorCode } from "../base/index.ts";

/** Labels of the fields of a site, used everywhere. */
export const siteFieldLabels = defineTexts({
  de: {
    alias: "Name",
    locationOrderNumber: "Standortnummer",
    street: "Straße",
    houseNumber: "Hausnummer",
    zip: "Postleitzahl",
    city: "Ort",
    land: "Bundesland",
    address: "Anschrift",
    lat: "Breitengrad",
    lon: "Längengrad",
    group: "Gruppe",
    partnerNumber: "Partnernummer",
    contractNumber: "Vertragsnummer",
    branch: "Filialnummer",
    /** One of up to three order numbers, counted from 1. */
    orderNumber: (place: number) => `Ihre Bestellnummer ${place}`,
    glnNumber: "GLN",
    disposer: "Entsorger",
    openingHours: "Öffnungszeiten",
    gateWidth: "Torbreite",
    gateHeight: "Durchfahrtshöhe",
    driverHints: "Hinweise für den Fahrer",
    contactPerson: "Ansprechperson",
  },
  en: {
    alias: "Name",
    locationOrderNumber: "Site number",
    street: "Street",
    houseNumber: "House number",
    zip: "Postcode",
    city: "Town",
    land: "Federal state",
    address: "Address",
    lat: "Latitude",
    lon: "Longitude",
    group: "Group",
    partnerNumber: "Partner number",
    contractNumber: "Contract number",
    branch: "Ship-to number",
    orderNumber: (place) => `Your PO number ${place}`,
    glnNumber: "GLN",
    disposer: "Disposer",
    openingHours: "Opening hours",
    gateWidth: "Gate width",
    gateHeight: "Clearance height",
    driverHints: "Notes for the driver",
    contactPerson: "Contact person",
  },
});

export const sitesErrorTexts = defineTexts<Record<RoomErrorCode<"sites">, string>>({
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
    location_duplicate: "This site already exists.",
    location_not_empty:
      "All containers must be withdrawn, all agreements ended and all orders completed first.",
    number_in_use: "A number missing from the list is still in use by a site or group.",
    own_assignment: "You cannot remove your own assignment.",
    sketch_unusable: "This file is not a readable PDF, PNG or JPEG.",
    sketch_dimensions: "The image is too large: maximum 10,000 pixels per side.",
    sketch_too_large: "The file is larger than 1 MB.",
    sketches_too_large: "The route sketches must not exceed 5 MB in total.",
    tire_stock_negative: "There are not that many tyres of this type here.",
  },
});

/** What prevents deactivating a site, with its count. */
export const deactivationBlockerTexts = defineTexts({
  de: {
    containers: (count: number) => `${count} Behälter noch am Standort`,
    agreements: (count: number) =>
      count === 1 ? "1 Vereinbarung noch nicht beendet" : `${count} Vereinbarungen noch nicht beendet`,
    orders: (count: number) => (count === 1 ? "1 Auftrag noch offen" : `${count} Aufträge noch offen`),
  },
  en: {
    containers: (count) => (count === 1 ? "1 container still on site" : `${count} containers still on site`),
    agreements: (count) => (count === 1 ? "1 agreement still running" : `${count} agreements still running`),
    orders: (count) => (count === 1 ? "1 order still open" : `${count} orders still open`),
  },
});
