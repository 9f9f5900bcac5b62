import * as z from "zod/mini";
import { amount, id, instant, languages, optionalText, requiredText, textInput } from "../base/index.ts";
import { containerType, orderTerms, wasteType } from "../catalog/index.ts";
import { photoText } from "../orders/index.ts";
import {
  codeStates,
  labelCounts,
  labelSizes,
  maxLabelTexts,
  maxPrintedLabels,
  reportStates,
  reportTexts,
} from "./labels.codes.ts";

const lines = z.array(requiredText(maxLabelTexts.line)).check(z.maxLength(maxLabelTexts.lines));

/** The texts that a person can write on a label. */
const labelTexts = {
  name: requiredText(maxLabelTexts.name),
  /** What belongs in the container. */
  accepted: lines,
  /** What does not belong in the container. */
  rejected: lines,
  place: textInput(maxLabelTexts.place),
};

export const labelSheet = z.object({
  name: z.string(),
  accepted: z.array(z.string()),
  rejected: z.array(z.string()),
  place: z.string(),
});
export type LabelSheet = z.output<typeof labelSheet>;

/** The label of an agreement, all of whose containers have the same code. */
export const containerLabel = z.object({
  agreementId: id,
  serviceLocationId: id,
  wasteType,
  containerType,
  containersOnSite: z.int(),
  code: z.object({ state: z.enum(codeStates), printedOn: z.nullable(instant) }),
  sheet: labelSheet,
  lastReport: z.nullable(z.object({ reportedOn: instant, name: z.string(), amount: z.int() })),
  /**
   * Increases with every change of the texts, and when a new code replaces the old one or the code ends; 0 at first.
   */
  version: z.int(),
});
export type ContainerLabel = z.output<typeof containerLabel>;

export const containerLabels = z.object({ labels: z.array(containerLabel) });

export const labelEdit = z.strictObject({ ...labelTexts, version: z.int() });
export type LabelEdit = z.output<typeof labelEdit>;

export const codeRenewal = z.strictObject({ version: z.int() });

const agreementIds = z.array(id).check(z.minLength(1), z.maxLength(maxPrintedLabels));

export const codesEnd = z.strictObject({ agreementIds });

export const labelPrint = z.strictObject({
  agreementIds,
  size: z.enum(labelSizes),
  per: z._default(z.enum(labelCounts), "container"),
  withCode: z._default(z.boolean(), true),
  /** Whether the label shows the site's contact person, for emergencies. */
  withContact: z._default(z.boolean(), true),
  /** Language of the label's fixed words and suggested lines. */
  language: z._default(z.enum(languages), "de"),
});
export type LabelPrint = z.output<typeof labelPrint>;

/** What the page behind a code shows to anybody: without orders, prices or people's names. */
export const scannedContainer = z.object({
  company: z.string(),
  name: z.string(),
  wasteType: z.pick(wasteType, { description: true, avvCode: true, hazardous: true }),
  containerType: z.omit(containerType, { id: true }),
  unit: orderTerms.shape.unit,
  site: z.string(),
  place: z.string(),
  containers: z.int(),
  /** The last report that is still open, so that nobody reports the same again; null if there is none. */
  openReport: z.nullable(z.object({ reportedOn: instant, amount: z.int() })),
  /** Until when no further report is accepted; null if reports are accepted now. */
  limitedUntil: z.nullable(instant),
});
export type ScannedContainer = z.output<typeof scannedContainer>;

/** The container of a code, for a signed-in person who is assigned to its site. */
export const ownContainer = z.object({
  serviceLocationId: id,
  agreementId: id,
  mayOrder: z.boolean(),
});
export type OwnContainer = z.output<typeof ownContainer>;

export const reportCreation = z.strictObject({
  /** A key that the browser makes: a report with a known key is not stored again. */
  key: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  amount,
  name: requiredText(reportTexts.name.most).check(z.minLength(reportTexts.name.least)),
  message: optionalText(reportTexts.message, { isMultiline: true }),
  photo: z._default(z.nullable(photoText), null),
});
export type ReportCreation = z.output<typeof reportCreation>;

export const sentReport = z.object({ number: z.string(), reportedOn: instant, amount: z.int() });
export type SentReport = z.output<typeof sentReport>;

export const containerReport = z.object({
  id,
  number: z.string(),
  state: z.enum(reportStates),
  reportedOn: instant,
  name: z.string(),
  amount: z.int(),
  message: z.nullable(z.string()),
  hasPhoto: z.boolean(),
  agreementId: id,
  serviceLocationId: id,
  site: z.string(),
  city: z.string(),
  place: z.string(),
  wasteType,
  containerType,
  unit: orderTerms.shape.unit,
  containersOnSite: z.int(),
  /** Whether the agreement has ended, so that nothing can be ordered any more. */
  hasEnded: z.boolean(),
  /** The next open order that takes the container's waste away; null if there is none. */
  nextOrder: z.nullable(z.object({ orderId: id, desiredDate: z.string(), amount: z.int() })),
  /** The next order that takes the container's waste away and waits for an approval; null if there is none. */
  waitingOrder: z.nullable(z.object({ requestId: id, desiredDate: z.string(), amount: z.int() })),
  /**
   * How the report was closed; null while it is open. `by` is empty if it was closed because the agreement had ended.
   */
  closed: z.nullable(
    z.object({ on: instant, by: z.string(), reason: z.nullable(z.string()), orderId: z.nullable(id) }),
  ),
});
export type ContainerReport = z.output<typeof containerReport>;

/** The oldest reports that are open; `total` counts all open ones. */
export const containerReports = z.object({ total: z.int(), reports: z.array(containerReport) });

export const reportPhoto = z.object({ fileName: z.string(), file: z.string() });

export const reportClosing = z.discriminatedUnion("state", [
  z.strictObject({ state: z.literal("ordered"), orderId: id }),
  z.strictObject({ state: z.literal("already_ordered") }),
  z.strictObject({
    state: z.literal("declined"),
    reason: requiredText(reportTexts.reason.most, { isMultiline: true }).check(
      z.minLength(reportTexts.reason.least),
    ),
  }),
]);
export type ReportClosing = z.output<typeof reportClosing>;
