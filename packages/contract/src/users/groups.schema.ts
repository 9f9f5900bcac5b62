import * as z from "zod/mini";
import { id } from "../base/index.ts";

/** Hierarchy levels (docs/coverage.md 6.2). They are labels only and give no access (docs/coverage.md D6.9). */
export const level = { central: 1, largeArea: 2, area: 3, site: 4 } as const;
export const levelIds = Object.values(level);
export type LevelId = (typeof level)[keyof typeof level];

export const levelOption = z.object({ ebeneId: z.literal(levelIds), description: z.string() });
export type LevelOption = z.output<typeof levelOption>;

export const group = z.object({
  groupId: id,
  name: z.string(),
  partnerNumber: z.nullable(z.string()),
  /** The active sites of the group that the requesting person sees. */
  locationIds: z.array(id),
});

/** A site in the picker that assigns sites to people. */
export const assignableSite = z.object({
  id,
  number: z.nullable(z.string()),
  alias: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  zip: z.string(),
  city: z.string(),
  groupId: z.nullable(id),
});
export type AssignableSite = z.output<typeof assignableSite>;
