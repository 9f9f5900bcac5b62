import * as z from "zod/mini";
import { date, id, instant, optionalText } from "../base/index.ts";
import { person } from "../users/index.ts";
import { maxSiteTextLengths, maxTires } from "./sites.codes.ts";

export const tireType = z.object({ id, description: z.string() });

/** How many used tires of each type a workshop stores, and the latest entries behind these numbers. */
export const tireStorage = z.object({
  storage: z.array(
    z.object({ tireTypeId: id, description: z.string(), amount: z.int(), lastStoredOn: z.nullable(date) }),
  ),
  entries: z.array(
    z.object({
      id,
      tireTypeId: id,
      description: z.string(),
      amount: z.int(),
      storedOn: date,
      note: z.nullable(z.string()),
      createdBy: person,
      createdOn: instant,
    }),
  ),
});
export type TireStorage = z.output<typeof tireStorage>;

/** Tires that were added, or removed if the amount is negative. */
export const tireEntry = z.strictObject({
  serviceLocationId: id,
  tireTypeId: id,
  amount: z.int().check(
    z.minimum(-maxTires),
    z.maximum(maxTires),
    z.refine((amount) => amount !== 0),
  ),
  storedOn: date,
  note: optionalText(maxSiteTextLengths.tireNote),
});
export type TireEntry = z.output<typeof tireEntry>;
