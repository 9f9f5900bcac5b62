import * as z from "zod/mini";
import { because, id } from "../base/index.ts";
import { agreementTypeId, amountUnits, containerActionId, containerDrawings } from "../catalog/index.ts";
import { longestLeadTimeDays, longestProviderText } from "./provider.codes.ts";
import { event, needed } from "./provider.schema.ts";

/** A waste type to create, or to overwrite if its id is known. */
export const wasteTypeEntry = z.strictObject({
  ...event,
  wasteTypeId: id,
  description: needed(longestProviderText.catalogWords),
  /** Six digits, with `*` if the waste is hazardous: `13 02 05*`. */
  avvCode: z.string().check(z.regex(/^\d{2} ?\d{2} ?\d{2} ?\*?$/)),
});

export const containerTypeEntry = z.strictObject({
  ...event,
  containerTypeId: id,
  type: needed(longestProviderText.catalogWords),
  size: needed(longestProviderText.size),
  drawing: z.enum(containerDrawings),
});

const workingDays = z.int().check(z.minimum(0), z.maximum(longestLeadTimeDays));
const amount = z.int().check(z.minimum(1), z.maximum(1_000_000));
const flag = z._default(z.boolean(), false);

/**
 * What a waste type in a container type is offered with under a type of agreement. A cycle orders the first of the
 * actions that takes waste. `offered: false` takes the offer back; agreements on it go on.
 */
export const offerEntry = z
  .strictObject({
    ...event,
    wasteTypeId: id,
    containerTypeId: id,
    agreementTypeId,
    containerActionIds: z.array(containerActionId).check(
      z.minLength(1),
      z.refine((ids) => new Set(ids).size === ids.length),
    ),
    leadTimeDays: workingDays,
    placementLeadTimeDays: workingDays,
    unit: z._default(z.enum(amountUnits), "container"),
    leastAmount: z._default(amount, 1),
    mostAmount: z._default(z.nullable(amount), null),
    bigBag: flag,
    vehicleParts: flag,
    airbag: flag,
    emptyingContainer: flag,
    customerOwned: flag,
    offered: z._default(z.boolean(), true),
  })
  .check(
    z.refine(({ leastAmount, mostAmount }) => mostAmount === null || leastAmount <= mostAmount, {
      path: ["mostAmount"],
      ...because("least_above_most"),
    }),
  );
