import * as z from "zod/mini";
import { amount, date, id, idParam, instant, integerParam, maxAmount } from "../base/index.ts";
import { wasteType } from "../catalog/index.ts";
import {
  noteKinds,
  type NoteParty,
  orderProofStates,
  proofHandlings,
  proofKinds,
  proofNumberLength,
  proofProblems,
  proofStates,
} from "./proofs.codes.ts";

/** As people type it: spaces are dropped, letters become capitals. */
const typedNumber = z.pipe(
  z.string().check(z.maxLength(40)),
  z.transform((text: string) => text.replaceAll(/\s/g, "").toUpperCase()),
);
const pattern = `[A-Z0-9]{${proofNumberLength}}`;

export const proofNumber = z.pipe(typedNumber, z.string().check(z.regex(new RegExp(`^${pattern}$`))));

/** Named by whoever orders, where the portal knows no proof; empty if there is none. */
export const statedProofNumber = z.pipe(
  typedNumber,
  z.string().check(z.regex(new RegExp(`^(${pattern})?$`))),
);

const disposer = z.object({ name: z.string(), number: z.string() });

export const proofView = z.object({
  id,
  number: z.string(),
  kind: z.enum(proofKinds),
  validFrom: date,
  validUntil: date,
  limitKg: z.number(),
  usedKg: z.number(),
  reservedKg: z.number(),
  disposer,
});
export type ProofView = z.output<typeof proofView>;

const proofSite = z.object({ id, alias: z.string(), city: z.string() });

/** A waste type at a site: each of its proofs, or that there is none. */
export const proofRow = z.object({
  site: proofSite,
  wasteType,
  state: z.enum(proofStates),
  proof: z.nullable(proofView),
  /** Containers of running agreements. */
  containers: z.int(),
  /** When somebody last asked for an offer for this waste here. */
  requestedOn: z.nullable(date),
  lastNote: z.nullable(z.object({ orderId: id, kind: z.enum(noteKinds), number: z.string() })),
});
export type ProofRow = z.output<typeof proofRow>;

const proofSiteFigures = z.object({
  site: proofSite,
  /** Weighed. */
  hazardousKg: z.number(),
  previousYearKg: z.number(),
  /** What the two tonnes a year are counted with: weighed, and ordered or not weighed yet. */
  counted: z.object({ thisYearKg: z.number(), previousYearKg: z.number() }),
});

export const proofsQuery = z.object({
  serviceLocationId: z._default(z.union([z.literal("all"), idParam]), "all"),
});
export type ProofsQuery = z.output<typeof proofsQuery>;

export const proofsOverview = z.object({
  asOf: instant,
  year: z.int(),
  ruleSet: z.string(),
  /** What needs a person first, then by site. */
  rows: z.array(proofRow),
  sites: z.array(proofSiteFigures),
});
export type ProofsOverview = z.output<typeof proofsOverview>;

export const proofCheckQuery = z.object({
  agreementId: idParam,
  containerActionId: integerParam(1, 99),
  amount: integerParam(1, maxAmount),
  desiredDate: date,
});
export type ProofCheckQuery = z.output<typeof proofCheckQuery>;

/** What the check of an order says; `applies` is false for waste that needs none. */
export const proofCheck = z.object({
  applies: z.boolean(),
  state: z.nullable(z.enum(orderProofStates)),
  allowed: z.boolean(),
  kg: z.nullable(z.number()),
  leftKg: z.nullable(z.number()),
  /** How many containers would fit, if fewer than asked for do. */
  fittingAmount: z.nullable(amount),
  firstDate: z.nullable(date),
  /** The last day that orders are not refused on, because no proof lasts longer; null if that limits nothing. */
  lastDate: z.nullable(date),
  proof: z.nullable(proofView),
  thisYearKg: z.number(),
});
export type ProofCheck = z.output<typeof proofCheck>;

/** When and by whom each party signed; null if it has not. */
const signature = z.nullable(z.object({ name: z.string(), signedAt: instant }));
export const noteSignatures = z.object({
  producer: signature,
  carrier: signature,
  disposer: signature,
} satisfies Record<NoteParty, typeof signature>);
export type NoteSignatures = z.output<typeof noteSignatures>;

/** What the law wants to know of an order of hazardous waste. */
export const orderNote = z.object({
  orderId: id,
  proofNumber: z.nullable(z.string()),
  /** The number that whoever ordered named, if no proof covered the order. */
  statedProofNumber: z.nullable(z.string()),
  /** What the check said when it was ordered. */
  warning: z.nullable(z.enum(proofProblems)),
  kind: z.nullable(z.enum(noteKinds)),
  number: z.nullable(z.string()),
  signatures: noteSignatures,
});
export type OrderNote = z.output<typeof orderNote>;

export const orderNoteAnswer = z.object({ note: z.nullable(orderNote) });

export const proofHandling = z.enum(proofHandlings);
