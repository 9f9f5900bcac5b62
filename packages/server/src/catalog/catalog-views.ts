import type { Language } from "@kreislauf/contract/base";
import {
  catalogTexts,
  type ContainerType,
  formatContainerName,
  isPlacement,
  type Offer,
  type OrderTerms,
  type WasteType,
  formatAvvCode,
} from "@kreislauf/contract/catalog";
import type { Selectable } from "kysely";
import type { ContainerTypesTable, ServiceOffersTable, WasteTypesTable } from "./catalog.tables.ts";

export const toWasteTypeView = (row: Omit<WasteTypesTable, "sort_key">): WasteType => ({
  id: row.id,
  description: row.description,
  avvCode: formatAvvCode(row.avv_code, row.hazardous),
  hazardous: row.hazardous,
});

export const toContainerTypeView = (
  row: Omit<Selectable<ContainerTypesTable>, "sort_key">,
  language: Language,
): ContainerType => ({
  id: row.id,
  type: formatContainerName(row.type, language),
  size: formatContainerName(row.size, language),
  drawing: row.drawing,
});

interface WasteAndContainerRow {
  waste_type_id: number;
  waste_description: string;
  avv_code: WasteTypesTable["avv_code"];
  hazardous: boolean;
  container_type_id: number;
  container_type: string;
  container_size: string;
  container_drawing: ContainerTypesTable["drawing"];
}

/** The views of waste type and container type from a row that was joined with both. */
export const toWasteAndContainerView = (row: WasteAndContainerRow, language: Language) => ({
  wasteType: toWasteTypeView({
    id: row.waste_type_id,
    description: row.waste_description,
    avv_code: row.avv_code,
    hazardous: row.hazardous,
  }),
  containerType: toContainerTypeView(
    {
      id: row.container_type_id,
      type: row.container_type,
      size: row.container_size,
      drawing: row.container_drawing,
    },
    language,
  ),
});

type OfferRow = Selectable<ServiceOffersTable>;
type TermsRow = Pick<
  OfferRow,
  | "unit"
  | "min_amount"
  | "max_amount"
  | "big_bag"
  | "vehicle_parts"
  | "airbag"
  | "emptying_container"
  | "customer_owned"
>;

export const toOrderTerms = (row: TermsRow): OrderTerms => ({
  unit: row.unit,
  leastAmount: row.min_amount,
  mostAmount: row.max_amount,
  bigBag: row.big_bag,
  vehicleParts: row.vehicle_parts,
  airbag: row.airbag,
  emptyingContainer: row.emptying_container,
  customerOwned: row.customer_owned,
});

export const toOfferView = (row: OfferRow, language: Language): Offer => ({
  wasteTypeId: row.waste_type_id,
  containerTypeId: row.container_type_id,
  agreementTypeId: row.agreement_type_id,
  containerActions: row.container_action_ids.map((id) => ({
    id,
    description: catalogTexts[language].containerAction[id],
    leadTimeDays: isPlacement(id) ? row.placement_lead_time_days : row.lead_time_days,
  })),
  ...toOrderTerms(row),
});
