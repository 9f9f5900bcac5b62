import { expect, test } from "vitest";
import { languages } from "../base/index.ts";
import {
  editableOrderFields,
  editableTextFields,
  orderColumnLabels,
  orderFieldLabels,
  orderFieldHeading,
  orderFields,
  orderImportHeadings,
  orderTextFields,
  searchedTextFields,
  sharedLineFields,
} from "./orders.fields.ts";

test("a trait picks the fields that have it", () => {
  expect(orderTextFields).toEqual([
    "customerOrderNumber",
    "costCentre",
    "project",
    "details",
    "noteToDisposer",
  ]);
  expect(editableTextFields).toEqual(["customerOrderNumber", "costCentre", "project", "noteToDisposer"]);
  expect(sharedLineFields).toEqual(["customerOrderNumber", "costCentre", "project"]);
  expect(searchedTextFields).toEqual(["customerOrderNumber"]);
  expect(editableOrderFields.toSorted()).toEqual([
    "amount",
    "containerActionId",
    "costCentre",
    "customerOrderNumber",
    "desiredDate",
    "noteToDisposer",
    "project",
    "timeWindow",
  ]);
});

test.each(languages)("no two fields have the same label in '%s'", (language) => {
  const labels = Object.values(orderFields).map(({ label }) => label[language]);
  expect(new Set(labels).size).toBe(labels.length);
});

test("a list shortens what would take the room of other columns, and nothing else", () => {
  expect(orderColumnLabels.de).toEqual({
    ...orderFieldLabels.de,
    orderNumber: "Auftragsnr.",
    latestExecutionDate: "Spätestens",
  });
});

test("a weight is headed with its unit", () => {
  expect(orderFieldHeading("weightKg", "de")).toBe("Gewicht (kg)");
  expect(orderFieldHeading("amount", "en")).toBe("Quantity");
});

test("an import names each field by its label, and by every heading it took before", () => {
  expect(orderImportHeadings("de")).toEqual({
    orderNumber: "Auftragsnummer|Auftrags-Nr.",
    orderStatus: "Status",
    customerOrderNumber: "Ihre Bestellnummer|Bestellnummer",
    costCentre: "Kostenstelle",
    project: "Projekt",
    amount: "Anzahl|Menge",
    containerActionId: "Aktion",
    desiredDate: "Wunschtermin|Termin",
    timeWindow: "Zeitfenster",
    createdOn: "Erstellt am|Erteilt am|Bestelldatum",
    createdByUser: "Erstellt von|Erteilt von",
    details: "Details|Teileliste",
    noteToDisposer: "Hinweis an den Entsorger|Hinweis",
    executedOn: "Ausgeführt am",
    weightKg: "Gewicht (kg)|Gewicht",
    treatmentCode: "Verfahren",
    reason: "Grund",
  });
  expect(orderImportHeadings("en")).toEqual({
    orderNumber: "Order number",
    orderStatus: "Status|State",
    customerOrderNumber: "Your PO number|Customer order number",
    costCentre: "Cost centre|Cost center",
    project: "Project",
    amount: "Quantity|Amount",
    containerActionId: "Action",
    desiredDate: "Desired date",
    timeWindow: "Time window",
    createdOn: "Created on|Ordered on",
    createdByUser: "Created by|Ordered by",
    details: "Details|Parts list",
    noteToDisposer: "Note to the disposer|Note",
    executedOn: "Carried out on|Executed on",
    weightKg: "Weight (kg)|Weight",
    treatmentCode: "Treatment code",
    reason: "Reason",
  });
});
