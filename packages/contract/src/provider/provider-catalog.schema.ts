import * as z from "zod/mini";
import { amount, withReason, id, requiredText } from "../base/index.ts";
import { agreementTypeId, amountUnits, containerActionId, containerDrawings } from "../catalog/index.ts";
import { maxLeadTimeDays, maxProviderTextLengths } from "./provider.codes.ts";
import { eventFields } from "./provider.schema.ts";

/** A waste type that is created, or overwritten if its id exists. */
export const wasteTypeEntry = z.strictObject({
  ...eventFields,
  wasteTypeId: id,
  description: requiredText(maxProviderTextLengths.catalogWords),
  /** Six digits, with `*` if the waste is hazardous: `13 02 05*`. */
  avvCode: z.string().check(z.regex(/^\d{2} ?\d{2} ?\d{2} ?\*?$/)),
});

export const containerTypeEntry = z.strictObject({
  ...eventFields,
  containerTypeId: id,
  type: requiredText(maxProviderTextLengths.catalogWords),
  size: requiredText(maxProviderTextLengths.size),
  drawing: z.enum(containerDrawings),
});

const workingDays = z.int().check(z.minimum(0), z.maximum(maxLeadTimeDays));
const flag = z._default(z.boolean(), false);

/**
 * The actions offered for a waste type in a container type under an agreement type. The orders of a cycle have the
 * first action that takes waste away. `offered: false` withdraws the offer; existing agreements continue.
 */
export const offerEntry = z
  .strictObject({
    ...eventFields,
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
      ...withReason("least_above_most"),
    }),
  );
