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
  /** Six digits, without spaces or star; empty for the free-text entry. */
  avv_code: string;
  hazardous: boolean;
}

export interface ContainerTypesTable {
  id: number;
  type: string;
  /** Derived by the database from `type`: the name, then the volume. */
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
  /** Lead time of an order in working days. */
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
  /** False for a withdrawn offer, which is kept for the agreements based on it. */
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
  /** Six digits, without spaces or star. */
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
