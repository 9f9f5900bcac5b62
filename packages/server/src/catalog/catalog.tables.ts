import type {
  AgreementTypeId,
  AmountUnit,
  ContainerActionId,
  ContainerDrawing,
  Land,
} from "@kreislauf/contract/catalog";
import type { Generated, GeneratedAlways } from "kysely";

export interface WasteTypesTable {
  id: number;
  description: string;
  sort_key: string;
  /** Six digits; empty for the free-text entry. */
  avv_code: string;
  hazardous: boolean;
}

export interface ContainerTypesTable {
  id: number;
  type: string;
  /** Made of `type` by the database: name, then volume. */
  sort_key: GeneratedAlways<string>;
  size: string;
  drawing: ContainerDrawing;
}

export interface ServiceOffersTable {
  id: GeneratedAlways<number>;
  waste_type_id: number;
  container_type_id: number;
  agreement_type_id: AgreementTypeId;
  container_action_ids: ContainerActionId[];
  /** Working days. */
  lead_time_days: number;
  /** Working days until a new container can be placed. */
  placement_lead_time_days: number;
  unit: AmountUnit;
  min_amount: number;
  max_amount: number | null;
  big_bag: boolean;
  vehicle_parts: boolean;
  airbag: boolean;
  emptying_container: boolean;
  customer_owned: boolean;
  /** Withdrawn offers stay for the agreements based on them. */
  offered: Generated<boolean>;
}

export interface PostalPlacesTable {
  zip: string;
  city: string;
  city_key: string;
  land: Land;
  lat: number;
  lon: number;
}

export interface AvvCodesTable {
  /** Six digits. */
  code: string;
  hazardous: boolean;
  german: string;
  english: string;
}

declare module "../base/database/tables.ts" {
  interface Tables {
    waste_types: WasteTypesTable;
    container_types: ContainerTypesTable;
    service_offers: ServiceOffersTable;
    postal_places: PostalPlacesTable;
    avv_codes: AvvCodesTable;
  }
}
