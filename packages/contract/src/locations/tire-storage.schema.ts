import * as z from "zod/mini";
import { date, id, instant, optionalText } from "../base/index.ts";
import { person } from "../users/index.ts";
import { longestSiteText, mostTires } from "./locations.codes.ts";

export const tireType = z.object({ id, description: z.string() });

/** How many used tires of each type a workshop holds, and the latest entries that led to it. */
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

/** Tires that came, or with a negative amount went. */
export const tireEntry = z.strictObject({
  serviceLocationId: id,
  tireTypeId: id,
  amount: z.int().check(
    z.minimum(-mostTires),
    z.maximum(mostTires),
    z.refine((amount) => amount !== 0),
  ),
  storedOn: date,
  note: optionalText(longestSiteText.tireNote),
});
export type TireEntry = z.output<typeof tireEntry>;
