import * as z from "zod/mini";
import { date, id } from "../base/index.ts";
import {
  agreementTypeIds,
  amountUnits,
  containerActionIds,
  containerDrawings,
  laender,
} from "./catalog.codes.ts";

export const containerActionId = z.literal(containerActionIds);
export const agreementTypeId = z.literal(agreementTypeIds);
export const land = z.enum(laender);

/** An entry of a selection list. */
export const choice = z.object({ id, description: z.string() });

export const wasteType = z.object({
  id,
  description: z.string(),
  /** Six digits in pairs, with `*` if the waste is hazardous: `13 02 05*`. */
  avvCode: z.string(),
  hazardous: z.boolean(),
});
export type WasteType = z.output<typeof wasteType>;

export const containerType = z.object({
  id,
  type: z.string(),
  /** As written on the label: `7 m³`, `1.100 l`. */
  size: z.string(),
  drawing: z.enum(containerDrawings),
});
export type ContainerType = z.output<typeof containerType>;

const containerActionChoice = z.object({ id: containerActionId, description: z.string() });
export const containerActionChoices = z.object({ containerActions: z.array(containerActionChoice) });

const offerTerms = {
  unit: z.enum(amountUnits),
  leastAmount: z.int(),
  mostAmount: z.nullable(z.int()),
  bigBag: z.boolean(),
  vehicleParts: z.boolean(),
  airbag: z.boolean(),
  emptyingContainer: z.boolean(),
  customerOwned: z.boolean(),
};

/** The terms on which a waste type in a certain container type can be ordered. */
export const orderTerms = z.object(offerTerms);
export type OrderTerms = z.output<typeof orderTerms>;

/** One line of the service catalog, which alone decides what can be ordered (docs/coverage.md D4.1). */
export const offer = z.object({
  wasteTypeId: id,
  containerTypeId: id,
  agreementTypeId,
  containerActions: z.array(
    z.object({ id: containerActionId, description: z.string(), leadTimeDays: z.int() }),
  ),
  ...offerTerms,
});
export type Offer = z.output<typeof offer>;

export const serviceCatalog = z.object({
  wasteTypes: z.array(wasteType),
  containerTypes: z.array(containerType),
  offers: z.array(offer),
});
export type ServiceCatalog = z.output<typeof serviceCatalog>;

export const germanHolidays = z.object({
  data: z.object({
    /**
     * Holidays as day/month/year without leading zeros, separated by commas, for the current and the next two years.
     */
    holidays: z.string(),
    /** The name of each holiday by its date; the calendar shows it as the reason for a locked day. */
    names: z.record(date, z.string()),
  }),
});
export type GermanHolidays = z.output<typeof germanHolidays>;
