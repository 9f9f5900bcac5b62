import * as z from "zod/mini";
import { amount, date, id, idParam, instant, integerParam, maxAmount } from "../base/index.ts";
import { wasteType } from "../catalog/index.ts";
import { siteSetParam } from "../sites/index.ts";
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

/** A proof number as people type it: spaces are removed, letters become capitals. */
const typedNumber = z.pipe(
  z.string().check(z.maxLength(40)),
  z.transform((text: string) => text.replaceAll(/\s/g, "").toUpperCase()),
);
const pattern = `[A-Z0-9]{${proofNumberLength}}`;

export const proofNumber = z.pipe(typedNumber, z.string().check(z.regex(new RegExp(`^${pattern}$`))));

/** The proof number that the person who orders enters where the portal knows no proof; empty if they enter none. */
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

/** A waste type at a site, with one of its proofs; `proof` is null if there is none. */
export const proofRow = z.object({
  site: proofSite,
  wasteType,
  state: z.enum(proofStates),
  proof: z.nullable(proofView),
  /** The number of containers on site under active agreements for this waste type. */
  containers: z.int(),
  /** The day on which somebody last requested a quote for this waste at the site; null if nobody has. */
  requestedOn: z.nullable(date),
  lastNote: z.nullable(z.object({ orderId: id, kind: z.enum(noteKinds), number: z.string() })),
});
export type ProofRow = z.output<typeof proofRow>;

const proofSiteFigures = z.object({
  site: proofSite,
  /** The kilograms of hazardous waste weighed this year. */
  hazardousKg: z.number(),
  previousYearKg: z.number(),
  /** What counts towards the two tonnes a year: weighed waste, and waste that is ordered or not weighed yet. */
  counted: z.object({ thisYearKg: z.number(), previousYearKg: z.number() }),
});

export const proofsQuery = z.object({
  serviceLocationId: z._default(z.union([z.literal("all"), idParam]), "all"),
});
export type ProofsQuery = z.output<typeof proofsQuery>;

export const proofsFileQuery = z.extend(proofsQuery, { filter: siteSetParam });
export type ProofsFileQuery = z.output<typeof proofsFileQuery>;

export const proofsOverview = z.object({
  asOf: instant,
  year: z.int(),
  ruleSet: z.string(),
  /** Sorted by state, in the sequence of `proofStates`, then by the last day of the proof, then by site. */
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

/** The result of the proof check of an order. `applies` is false for waste that needs no proof. */
export const proofCheck = z.object({
  applies: z.boolean(),
  state: z.nullable(z.enum(orderProofStates)),
  allowed: z.boolean(),
  kg: z.nullable(z.number()),
  leftKg: z.nullable(z.number()),
  /** The number of containers that the proof would cover, if that is fewer than ordered; else null. */
  fittingAmount: z.nullable(amount),
  firstDate: z.nullable(date),
  /** After this day every order is refused, because no proof is valid longer; null if there is no such day. */
  lastDate: z.nullable(date),
  proof: z.nullable(proofView),
  thisYearKg: z.number(),
});
export type ProofCheck = z.output<typeof proofCheck>;

/** Who signed for a party, and when; null if the party has not signed. */
const signature = z.nullable(z.object({ name: z.string(), signedAt: instant }));
export const noteSignatures = z.object({
  producer: signature,
  carrier: signature,
  disposer: signature,
} satisfies Record<NoteParty, typeof signature>);
export type NoteSignatures = z.output<typeof noteSignatures>;

/** The proof and the transport note of an order of hazardous waste. */
export const orderNote = z.object({
  orderId: id,
  proofNumber: z.nullable(z.string()),
  /** The proof number that the person who ordered entered, if no proof covered the order; else null. */
  statedProofNumber: z.nullable(z.string()),
  /** The problem that the check found when the order was placed; null if it found none. */
  warning: z.nullable(z.enum(proofProblems)),
  kind: z.nullable(z.enum(noteKinds)),
  number: z.nullable(z.string()),
  signatures: noteSignatures,
});
export type OrderNote = z.output<typeof orderNote>;

export const orderNoteAnswer = z.object({ note: z.nullable(orderNote) });

export const proofHandling = z.enum(proofHandlings);
