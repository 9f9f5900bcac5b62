import * as z from "zod/mini";
import {
  attachmentInput,
  attachmentMediaTypes,
  id,
  idParam,
  instant,
  integerParam,
  textInput,
} from "../base/index.ts";
import { siteSet, siteSetParam } from "../sites/index.ts";
import {
  evidenceKinds,
  evidenceSubjects,
  explanationLength,
  gapKinds,
  gapLevels,
  maxEvidenceFiles,
  restClasses,
  separationFractions,
  separationReasons,
} from "./separation.codes.ts";

export const separationQuery = z.object({
  year: integerParam(2000, 2199),
  serviceLocationId: idParam,
});
export type SeparationQuery = z.output<typeof separationQuery>;

const separationFigures = z.object({
  disposals: z.int(),
  kg: z.number(),
  /** The part of `kg` that was estimated, not measured. */
  estimatedKg: z.number(),
  /** The number of disposals without a weight. */
  unweighed: z.int(),
  /** The number of disposals with a published receipt. */
  receipts: z.int(),
});
export type SeparationFigures = z.output<typeof separationFigures>;

const wastes = {
  /** AVV codes like `20 01 01`, each once; waste without a code is left out. */
  avvCodes: z.array(z.string()),
  descriptions: z.array(z.string()),
  containers: z.array(z.string()),
};

const separationReason = z.object({
  reason: z.enum(separationReasons),
  explanation: z.string(),
  version: z.int(),
});

const separationEvidence = z.object({
  id,
  subject: z.enum(evidenceSubjects),
  /** The disposer who made the statement; empty for all other evidence. */
  disposer: z.string(),
  kind: z.enum(evidenceKinds),
  fileName: z.string(),
  mediaType: z.enum(attachmentMediaTypes),
  sizeBytes: z.int(),
  addedOn: instant,
});
export type SeparationEvidence = z.output<typeof separationEvidence>;

const separationRow = z.object({
  class: z.enum([...separationFractions, ...restClasses]),
  ...separationFigures.shape,
  ...wastes,
  /** Why the fraction is not collected separately; null if nobody has given a reason. */
  reason: z.nullable(separationReason),
});
export type SeparationRow = z.output<typeof separationRow>;

const separationGap = z.object({
  kind: z.enum(gapKinds),
  level: z.enum(gapLevels),
  fraction: z.nullable(z.enum(separationFractions)),
  /** The number of missing things; for the kind `estimates`, kilograms. */
  open: z.number(),
});
export type SeparationGap = z.output<typeof separationGap>;

const separationRate = z.object({
  separateKg: z.int(),
  totalKg: z.int(),
  /** Whether the rate reaches the threshold, computed in whole kilograms. */
  isMet: z.boolean(),
  /** The rate in percent, with two decimals. */
  percent: z.number(),
  /** The rate in percent, with one decimal. */
  shownPercent: z.number(),
});
export type SeparationRate = z.output<typeof separationRate>;

export const separationFolder = z.object({
  asOf: instant,
  year: z.int(),
  site: z.object({ id, alias: z.string(), address: z.string() }),
  /** Null if there is no mass of commercial municipal waste. */
  rate: z.nullable(separationRate),
  /** Fractions that must be collected separately, then the other classes of waste that the site has. */
  rows: z.array(separationRow),
  gaps: z.array(separationGap),
  /** The route sketches of the site. */
  sitePlans: z.array(z.object({ id, fileName: z.string() })),
  disposers: z.array(z.object({ name: z.string(), treatments: z.array(z.string()), disposals: z.int() })),
  evidence: z.array(separationEvidence),
  ruleSet: z.string(),
  /** Whether the planned amendment of the GewAbfV applies instead of the law in force (`SEPARATION_RULES=planned`). */
  isPlanned: z.boolean(),
});
export type SeparationFolder = z.output<typeof separationFolder>;

const year = z.int().check(z.minimum(2000), z.maximum(2199));

export const separationSitesQuery = z.object({ year: integerParam(2000, 2199), filter: siteSetParam });
export type SeparationSitesQuery = z.output<typeof separationSitesQuery>;

/** The state of the folder of each site. */
export const separationSites = z.object({
  asOf: instant,
  year: z.int(),
  sites: z.array(
    z.object({
      site: z.object({ id, alias: z.string(), city: z.string() }),
      rate: z.nullable(separationRate),
      /** The number of gaps with the level `missing`. */
      missing: z.int(),
      /** The number of gaps with the level `incomplete`. */
      incomplete: z.int(),
    }),
  ),
});
export type SeparationSites = z.output<typeof separationSites>;
export type SeparationSiteRow = SeparationSites["sites"][number];

/** The folders of a set of sites for a year, as a ZIP. */
export const separationBundleInput = z.strictObject({ year, filter: z._default(siteSet, {}) });
export type SeparationBundleInput = z.output<typeof separationBundleInput>;

const attachments = z.array(attachmentInput);

export const separationEvidenceInput = z
  .strictObject({
    serviceLocationId: id,
    year,
    subject: z.enum(evidenceSubjects),
    /** The disposer who made the statement; empty for all other evidence. */
    disposer: z._default(textInput(200), ""),
    kind: z.enum(evidenceKinds),
    attachments: attachments.check(z.minLength(1), z.maxLength(maxEvidenceFiles)),
  })
  .check(
    z.refine(({ subject, disposer }) => (subject === "statement") === (disposer !== ""), {
      path: ["disposer"],
    }),
  );
export type SeparationEvidenceInput = z.output<typeof separationEvidenceInput>;

export const separationReasonInput = z
  .strictObject({
    serviceLocationId: id,
    year,
    fraction: z.enum(separationFractions),
    reason: z.enum(separationReasons),
    explanation: textInput(explanationLength.max, { isMultiline: true }),
    /** The version that the form showed; 0 if there was no reason yet. */
    version: z.int().check(z.minimum(0)),
    /** Files that prove the reason; they are added to those that exist. */
    attachments: z._default(attachments.check(z.maxLength(maxEvidenceFiles)), []),
    kind: z._default(z.enum(evidenceKinds), "other"),
  })
  .check(
    z.refine(
      ({ reason, explanation }) => reason === "none_arises" || explanation.length >= explanationLength.min,
      { path: ["explanation"] },
    ),
  );
export type SeparationReasonInput = z.output<typeof separationReasonInput>;
