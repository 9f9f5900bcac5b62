import * as z from "zod/mini";
import { id } from "../base/index.ts";

/** Location hierarchy levels of product.md section 6, labels that give no access (decisions.md section 6). */
export const level = { central: 1, largeArea: 2, area: 3, site: 4 } as const;
export const levelIds = Object.values(level);
export type LevelId = (typeof level)[keyof typeof level];

export const ebene = z.object({ ebeneId: z.literal(levelIds), description: z.string() });
export type Ebene = z.output<typeof ebene>;

export const group = z.object({
  groupId: id,
  name: z.string(),
  partnerNumber: z.nullable(z.string()),
  /** The active sites of the group that the person asking sees. */
  locationIds: z.array(id),
});

/** A site as the picker shows it. */
export const assignableLocation = z.object({
  id,
  number: z.nullable(z.string()),
  alias: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  zip: z.string(),
  city: z.string(),
  groupId: z.nullable(id),
});
export type AssignableLocation = z.output<typeof assignableLocation>;
