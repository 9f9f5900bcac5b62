import type { Language } from "../base/index.ts";
import type { BaseField, OrderField } from "./order-field.ts";

/**
 * The fields of an order, described once: forms, requests, answers, log, files, mails and imports read them here.
 * docs/architecture.md shows how one is added.
 */
export const orderFields = {
  orderNumber: {
    label: { de: "Auftragsnummer", en: "Order number" },
    columnLabel: { de: "Auftragsnr.", en: "Order number" },
    kind: "number",
    column: "order_number",
    exportWidth: 15,
    otherHeadings: { de: ["Auftrags-Nr."], en: [] },
  },
  orderStatus: {
    label: { de: "Status", en: "Status" },
    kind: "choice",
    otherHeadings: { de: [], en: ["State"] },
  },
  customerOrderNumber: {
    label: { de: "Ihre Bestellnummer", en: "Your PO number" },
    kind: "text",
    column: "customer_order_number",
    maxLength: 50,
    isMultiline: false,
    isShared: true,
    edit: "window",
    isSearched: true,
    mail: "all",
    exportWidth: 18,
    otherHeadings: { de: ["Bestellnummer"], en: ["Customer order number"] },
  },
  costCentre: {
    label: { de: "Kostenstelle", en: "Cost centre" },
    kind: "text",
    column: "cost_centre",
    maxLength: 40,
    isMultiline: false,
    isShared: true,
    edit: "window",
    isSearched: false,
    mail: "all",
    exportWidth: 18,
    otherHeadings: { de: [], en: ["Cost center"] },
  },
  project: {
    label: { de: "Projekt", en: "Project" },
    kind: "text",
    column: "project",
    maxLength: 40,
    isMultiline: false,
    isShared: true,
    edit: "window",
    isSearched: false,
    mail: "all",
    exportWidth: 18,
    otherHeadings: { de: [], en: [] },
  },
  wasteType: { label: { de: "Abfallart", en: "Waste type" }, kind: "words" },
  containerType: { label: { de: "Behälter", en: "Container" }, kind: "words" },
  amount: {
    label: { de: "Anzahl", en: "Quantity" },
    kind: "number",
    column: "amount",
    edit: "content",
    exportWidth: 8,
    otherHeadings: { de: ["Menge"], en: ["Amount"] },
  },
  containerActionId: {
    label: { de: "Aktion", en: "Action" },
    kind: "choice",
    column: "container_action_id",
    edit: "content",
    otherHeadings: { de: [], en: [] },
  },
  agreementType: { label: { de: "Auftragsart", en: "Order type" }, kind: "choice" },
  desiredDate: {
    label: { de: "Wunschtermin", en: "Desired date" },
    kind: "date",
    column: "desired_date",
    edit: "window",
    exportWidth: 13,
    otherHeadings: { de: ["Termin"], en: [] },
  },
  timeWindow: {
    label: { de: "Zeitfenster", en: "Time window" },
    kind: "choice",
    column: "time_window",
    edit: "window",
    otherHeadings: { de: [], en: [] },
  },
  proposedDate: { label: { de: "Vorgeschlagener Termin", en: "Proposed date" }, kind: "words" },
  answerBy: { label: { de: "Antwort bis", en: "Answer by" }, kind: "words" },
  confirmedDate: {
    label: { de: "Bestätigter Termin", en: "Confirmed date" },
    kind: "date",
    column: "confirmed_date",
    exportWidth: 18,
  },
  latestExecutionDate: {
    label: { de: "Spätester Termin", en: "Latest execution date" },
    columnLabel: { de: "Spätestens", en: "Latest" },
    kind: "date",
    column: "latest_execution_date",
    exportWidth: 17,
  },
  createdOn: {
    label: { de: "Erstellt am", en: "Created on" },
    kind: "instant",
    column: "created_on",
    exportWidth: 17,
    otherHeadings: { de: ["Erteilt am", "Bestelldatum"], en: ["Ordered on"] },
  },
  createdByUser: {
    label: { de: "Erstellt von", en: "Created by" },
    kind: "person",
    otherHeadings: { de: ["Erteilt von"], en: ["Ordered by"] },
  },
  details: {
    label: { de: "Details", en: "Details" },
    kind: "text",
    column: "details",
    maxLength: 2000,
    isMultiline: true,
    isShared: false,
    edit: "never",
    isSearched: false,
    mail: "none",
    exportWidth: 30,
    otherHeadings: { de: ["Teileliste"], en: ["Parts list"] },
  },
  noteToDisposer: {
    label: { de: "Hinweis an den Entsorger", en: "Note to the disposer" },
    kind: "text",
    column: "note_to_disposer",
    maxLength: 500,
    isMultiline: true,
    isShared: true,
    edit: "window",
    isSearched: false,
    mail: "confirmation",
    exportWidth: 30,
    otherHeadings: { de: ["Hinweis"], en: ["Note"] },
  },
  disposer: {
    label: { de: "Entsorger", en: "Disposer" },
    kind: "code",
    column: "disposer",
    exportWidth: 28,
  },
  executedOn: {
    label: { de: "Ausgeführt am", en: "Carried out on" },
    kind: "date",
    column: "executed_on",
    exportWidth: 13,
    otherHeadings: { de: [], en: ["Executed on"] },
  },
  weightKg: {
    label: { de: "Gewicht", en: "Weight" },
    kind: "weight",
    column: "weight_kg",
    exportWidth: 13,
    otherHeadings: { de: ["Gewicht"], en: ["Weight"] },
  },
  treatmentCode: {
    label: { de: "Verfahren", en: "Treatment code" },
    kind: "code",
    column: "treatment_code",
    exportWidth: 15,
    otherHeadings: { de: [], en: [] },
  },
  /** Why the order was claimed, cancelled or not carried out. */
  reason: {
    label: { de: "Grund", en: "Reason" },
    kind: "words",
    otherHeadings: { de: [], en: [] },
  },
  /** What the person wrote besides the reason they chose. */
  description: { label: { de: "Beschreibung", en: "Description" }, kind: "words" },
  claimedBy: { label: { de: "Reklamiert von", en: "Claim made by" }, kind: "person" },
  cancelledBy: { label: { de: "Storniert von", en: "Cancelled by" }, kind: "person" },
  ticket: { label: { de: "Ticket", en: "Ticket" }, kind: "words" },
  hint: { label: { de: "Antwort der Disposition", en: "Answer from dispatch" }, kind: "words" },
  taskCreationGroup: { label: { de: "Sammelauftrag", en: "Grouped order" }, kind: "words" },
} as const satisfies Readonly<Record<string, OrderField>>;

export type OrderFieldName = keyof typeof orderFields;
const orderFieldNames = Object.keys(orderFields) as OrderFieldName[];

/** The names of the fields whose entries above have these properties. */
type FieldsWith<Traits> = {
  [Name in OrderFieldName]: (typeof orderFields)[Name] extends Traits ? Name : never;
}[OrderFieldName];

function fieldsWith<const Traits extends object>(traits: Traits): readonly FieldsWith<Traits>[] {
  const hasTraits = (name: OrderFieldName) => {
    const field: object = orderFields[name];
    return Object.entries(traits).every(([trait, value]) => Reflect.get(field, trait) === value);
  };
  return orderFieldNames.filter((name): name is FieldsWith<Traits> => hasTraits(name));
}

/** A record that holds `valueOf(name)` for each of the names. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  const record: Partial<Record<Name, Value>> = {};
  for (const name of names) record[name] = valueOf(name);
  return record as Record<Name, Value>;
}

export const orderTextFields = fieldsWith({ kind: "text" });
export type OrderTextField = (typeof orderTextFields)[number];
/** The value of each text field of an order; null where it is empty. */
export type OrderTexts = Readonly<Record<OrderTextField, string | null>>;

export const textLines = fieldsWith({ kind: "text", isMultiline: false });
export const textParagraphs = fieldsWith({ kind: "text", isMultiline: true });
/** Texts of one line that every order form has a field for. */
export const sharedLineFields = fieldsWith({ kind: "text", isShared: true, isMultiline: false });
/** Texts of several lines that every order form has a field for. */
export const sharedParagraphFields = fieldsWith({ kind: "text", isShared: true, isMultiline: true });
export const sharedTextFields = fieldsWith({ kind: "text", isShared: true });
export const searchedTextFields = fieldsWith({ isSearched: true });
export const editableTextFields = fieldsWith({ kind: "text", edit: "window" });

export const editableOrderFields = [...fieldsWith({ edit: "window" }), ...fieldsWith({ edit: "content" })];
export type EditableOrderField = (typeof editableOrderFields)[number];

/** Texts that all mails about an order show. */
export const mailedTextFields = fieldsWith({ mail: "all" });
/** Texts that only the mail confirming an order shows, besides those of `mailedTextFields`. */
export const confirmedTextFields = fieldsWith({ mail: "confirmation" });

const labelsIn = (language: Language) =>
  recordOf(orderFieldNames, (name): string => orderFields[name].label[language]);

/** The label of each field in forms, filters, histories, files and mails. */
export const orderFieldLabels = { de: labelsIn("de"), en: labelsIn("en") } as const;

const columnLabelsIn = (language: Language) =>
  recordOf(orderFieldNames, (name): string => {
    const { label, columnLabel = label }: BaseField = orderFields[name];
    return columnLabel[language];
  });

/**
 * The labels of the fields in the column heads of lists, where there is little room: `columnLabel` if the field has
 * one, else its label.
 */
export const orderColumnLabels = { de: columnLabelsIn("de"), en: columnLabelsIn("en") } as const;

/** The column heading of a field in a file: its label, followed by the unit if the field is a weight. */
export const orderFieldHeading = (name: OrderFieldName, language: Language): string =>
  orderFields[name].kind === "weight"
    ? `${orderFields[name].label[language]} (kg)`
    : orderFields[name].label[language];

/** Fields whose stored value a file shows as it is. */
export type WrittenOrderField = FieldsWith<{ readonly column: string; readonly exportWidth: number }>;

export type ImportedOrderField = FieldsWith<{ readonly otherHeadings: object }>;

/** The headings under which an import finds a field, separated by `|`; the first is the documented one. */
export const orderImportHeadings = (language: Language): Readonly<Record<ImportedOrderField, string>> =>
  recordOf(
    orderFieldNames.filter((name): name is ImportedOrderField => "otherHeadings" in orderFields[name]),
    (name) => [orderFieldHeading(name, language), ...orderFields[name].otherHeadings[language]].join("|"),
  );
