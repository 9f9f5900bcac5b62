import * as z from "zod/mini";
import { date, id, instant, kilograms, optionalText } from "../base/index.ts";
import { amountUnits, containerActionId, containerType, wasteType } from "../catalog/index.ts";
import { timeWindow, treatmentCode } from "../orders/index.ts";
import { sketchMediaTypes } from "../sites/index.ts";
import { failedTripKinds, maxDisposerTextLengths } from "./disposers.codes.ts";
import { disposerStages } from "./disposers.rules.ts";

/** A random token of 256 bits in base64url. It is sent in bodies only, so that it appears in no log. */
const token = z.string().check(z.regex(/^[\w-]{43}$/));

export const disposerLink = z.strictObject({ token });

/** The fields of every answer of a disposer: the link's token, and the version of the order that the disposer saw. */
const answerFields = { token, version: z.int().check(z.minimum(1)) };

const photo = z._default(z.nullable(z.string().check(z.minLength(1))), null);

export const disposerConfirmation = z.strictObject({ ...answerFields, confirmedDate: date });

export const disposerProposal = z.strictObject({
  ...answerFields,
  date,
  timeWindow: z._default(timeWindow, "all_day"),
  note: optionalText(maxDisposerTextLengths.text, { isMultiline: true }),
});

export const disposerExecution = z.strictObject({
  ...answerFields,
  weightKg: kilograms,
  treatmentCode: z._default(z.nullable(treatmentCode), null),
  photo,
});

export const disposerFailure = z.strictObject({
  ...answerFields,
  kind: z.enum(failedTripKinds),
  text: optionalText(maxDisposerTextLengths.text, { isMultiline: true }),
  photo,
});

export const disposerSketchWish = z.strictObject({ token, sketchId: id });

/** Where to drive and how to get in; sent only while the order is still to be carried out. */
const disposerJob = z.object({
  company: z.string(),
  alias: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  zip: z.string(),
  city: z.string(),
  lat: z.nullable(z.number()),
  lon: z.nullable(z.number()),
  contact: z.nullable(z.object({ name: z.string(), phone: z.nullable(z.string()) })),
  openingHours: z.nullable(z.string()),
  gateWidth: z.nullable(z.string()),
  gateHeight: z.nullable(z.string()),
  /** What drivers must know, such as gate codes; null if there are no hints, or the date is not confirmed yet. */
  driverHints: z.nullable(z.string()),
  /** Whether there are hints that are hidden until the date is confirmed. */
  hasHiddenHints: z.boolean(),
  note: z.nullable(z.string()),
  sketches: z.array(z.object({ id, fileName: z.string(), mediaType: z.enum(sketchMediaTypes) })),
  /** Other days on which the order could be carried out. */
  offeredDates: z.array(date),
});

export const disposerOrder = z.object({
  stage: z.enum(disposerStages),
  version: z.int(),
  orderNumber: z.string(),
  disposer: z.string(),
  wasteType,
  containerType,
  containerActionId,
  amount: z.int(),
  unit: z.enum(amountUnits),
  desiredDate: date,
  timeWindow,
  confirmedDate: z.nullable(date),
  proposal: z.nullable(z.object({ date, timeWindow })),
  answerBy: z.nullable(instant),
  validUntil: date,
  job: z.nullable(disposerJob),
  executedOn: z.nullable(date),
  weightKg: z.nullable(z.number()),
  treatmentCode: z.nullable(z.string()),
  hasPhoto: z.boolean(),
  failedTripReason: z.nullable(z.string()),
  cancelledOn: z.nullable(instant),
  /** When the disposer last answered with this link; null if never. */
  answeredOn: z.nullable(instant),
});
export type DisposerOrder = z.output<typeof disposerOrder>;

export const disposerAnswerKinds = ["confirmed", "proposed", "executed", "failed"] as const;
export type DisposerAnswerKind = (typeof disposerAnswerKinds)[number];

/** The disposer to whom an order was last handed over, as the provider sees it. */
export const handedOverOrder = z.object({
  orderId: id,
  /** `email` is null if the link was handed over on paper. */
  disposer: z.object({ name: z.string(), email: z.nullable(z.string()) }),
  handedOverOn: instant,
  answerBy: z.nullable(instant),
  validUntil: date,
  /** When the provider took the order back; null if it did not. */
  takenBackOn: z.nullable(instant),
  answers: z.array(z.object({ kind: z.enum(disposerAnswerKinds), answeredOn: instant })),
});
export type HandedOverOrder = z.output<typeof handedOverOrder>;
