import * as z from "zod/mini";
import { booleanParam, date, id, idsParam, instant, integerParam, searchInput } from "../base/index.ts";
import { wasteType } from "../catalog/index.ts";
import { dateRangeCheck, siteOrAllParam } from "../orders/index.ts";
import { noteKinds } from "../proofs/index.ts";
import { siteSet, siteSetParam } from "../sites/index.ts";
import { maxRegisterSearch, maxRegisterWastes, registerFormats } from "./waste-register.codes.ts";

const selection = {
  serviceLocationId: z._default(siteOrAllParam, "all"),
  filter: siteSetParam,
  dateFrom: date,
  dateTo: date,
  hazardous: z.optional(booleanParam),
  /** Only these waste types; if missing, all. */
  wasteTypeIds: z.optional(idsParam(maxRegisterWastes)),
  search: z._default(searchInput(maxRegisterSearch), ""),
};

export const registerQuery = z
  .object({ ...selection, offset: z._default(integerParam(0, 1_000_000), 0) })
  .check(dateRangeCheck);
export type RegisterQuery = z.output<typeof registerQuery>;

export const registerFileQuery = z
  .object({ ...selection, format: z.enum(registerFormats) })
  .check(dateRangeCheck);
export type RegisterFileQuery = z.output<typeof registerFileQuery>;

/** The registers of a set of sites, one file per site, as a ZIP. */
export const registerBundleQuery = z
  .strictObject({
    filter: z._default(siteSet, {}),
    dateFrom: date,
    dateTo: date,
    hazardous: z.optional(z.boolean()),
    wasteTypeIds: z.optional(z.array(id).check(z.maxLength(maxRegisterWastes))),
    search: z._default(searchInput(maxRegisterSearch), ""),
  })
  .check(dateRangeCheck);
export type RegisterBundleQuery = z.output<typeof registerBundleQuery>;

/** The filters of the register, on the screen and in its files. */
export type RegisterSelection = Omit<RegisterFileQuery, "format">;

/** An entry of the register: one disposal (KrWG section 49). */
export const registerEntry = z.object({
  orderId: id,
  orderNumber: z.int(),
  date,
  site: z.object({ id, alias: z.string(), city: z.string() }),
  wasteType,
  /** Measured or estimated (`isEstimated`); null if no weight was reported. */
  weightKg: z.nullable(z.number()),
  isEstimated: z.boolean(),
  /** The weight before the last correction; null if it was never corrected or there was none before. */
  formerWeightKg: z.nullable(z.number()),
  carrier: z.string(),
  disposer: z.string(),
  treatmentCode: z.nullable(z.string()),
  proofNumber: z.nullable(z.string()),
  note: z.nullable(z.object({ kind: z.enum(noteKinds), number: z.string(), isSigned: z.boolean() })),
  receiptNumber: z.nullable(z.string()),
});
export type RegisterEntry = z.output<typeof registerEntry>;

export const registerPage = z.object({
  asOf: instant,
  ruleSet: z.string(),
  /** The entries, newest first. */
  entries: z.array(registerEntry),
  total: z.int(),
  hazardousTotal: z.int(),
  weightKg: z.number(),
  /** The waste types of all entries that match the filters, without regard to the filter by waste type itself. */
  wasteTypes: z.array(z.object({ id, description: z.string() })),
});
export type RegisterPage = z.output<typeof registerPage>;
