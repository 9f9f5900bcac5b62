import { type DeskCatalog, type DeskOffer, type DeskOfferEntry } from "@kreislauf/contract/desk";
import { otherContainerTypeId, otherWasteTypeId } from "@kreislauf/contract/catalog";
import { type Selectable, sql } from "kysely";
import type { ProofHandling } from "@kreislauf/contract/proofs";
import type { PublicContext, WriteContext } from "../../base/context.ts";
import { versionOf } from "../../base/field-versions.ts";
import type { Tables } from "../../base/database/tables.ts";
import { toContainerTypeView, toWasteTypeView } from "../../catalog/index.ts";
import { readHandling, readHandlings } from "../../proofs/index.ts";

type WasteTypeRow = Selectable<Tables["waste_types"]>;
type ContainerTypeRow = Selectable<Tables["container_types"]>;
type OfferRow = Selectable<Tables["service_offers"]>;

export async function readDeskCatalog({
  db,
  language,
}: Pick<PublicContext, "db" | "language">): Promise<DeskCatalog> {
  const wasteTypes = await db
    .selectFrom("waste_types")
    .selectAll()
    .where("id", "<>", otherWasteTypeId)
    .orderBy(sql`sort_key collate "C"`)
    .execute();
  const containerTypes = await db
    .selectFrom("container_types")
    .selectAll()
    .where("id", "<>", otherContainerTypeId)
    .orderBy(sql`sort_key collate "C"`)
    .execute();
  const offers = await db
    .selectFrom("service_offers")
    .selectAll()
    .orderBy("waste_type_id")
    .orderBy("container_type_id")
    .orderBy("agreement_type_id")
    .execute();
  const handlings = await readHandlings({ db });
  return {
    wasteTypes: wasteTypes.map((row) => {
      const fields = editedWasteTypeFields(row, handlings.get(row.id) ?? "warn");
      return {
        ...toWasteTypeView(row),
        proofHandling: fields.proofHandling,
        version: versionOf(fields),
      };
    }),
    containerTypes: containerTypes.map((row) => ({
      ...toContainerTypeView(row, language),
      version: versionOf(editedContainerTypeFields(row)),
    })),
    offers: offers.map(toDeskOffer),
  };
}

const editedWasteTypeFields = (
  row: Pick<WasteTypeRow, "description" | "avv_code" | "hazardous">,
  handling: ProofHandling,
) => ({
  description: row.description,
  avvCode: row.avv_code,
  proofHandling: row.hazardous ? handling : null,
});

const editedContainerTypeFields = (row: Pick<ContainerTypeRow, "type" | "size" | "drawing">) => ({
  type: row.type,
  size: row.size,
  drawing: row.drawing,
});

export const editedOfferFields = (row: OfferRow) => ({
  containerActionIds: row.container_action_ids,
  leadTimeDays: row.lead_time_days,
  placementLeadTimeDays: row.placement_lead_time_days,
  offered: row.offered,
});

export const toDeskOffer = (row: OfferRow): DeskOffer => ({
  wasteTypeId: row.waste_type_id,
  containerTypeId: row.container_type_id,
  agreementTypeId: row.agreement_type_id,
  ...editedOfferFields(row),
  unit: row.unit,
  version: versionOf(editedOfferFields(row)),
});

export async function findWasteTypeFields({ db }: Pick<PublicContext, "db">, id: number) {
  const row = await db.selectFrom("waste_types").selectAll().where("id", "=", id).executeTakeFirst();
  return row && editedWasteTypeFields(row, await readHandling({ db }, id));
}

export async function findContainerTypeFields({ db }: Pick<PublicContext, "db">, id: number) {
  const row = await db.selectFrom("container_types").selectAll().where("id", "=", id).executeTakeFirst();
  return row && editedContainerTypeFields(row);
}

/** Lets only one staff member at a time change the catalog, until the transaction ends; it blocks nobody else. */
export async function lockCatalog({ db }: Pick<WriteContext, "db">): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('desk catalog'))`.execute(db);
}

/** The number after the highest one in the table, and above the reserved ids of "other" types. */
export async function getFreeCatalogId(
  { db }: Pick<WriteContext, "db">,
  table: "waste_types" | "container_types",
): Promise<number> {
  const { last } = await db
    .selectFrom(table)
    .select((row) => row.fn.max("id").as("last"))
    .executeTakeFirstOrThrow();
  return Math.max(last ?? 0, otherWasteTypeId, otherContainerTypeId) + 1;
}

export const findOffer = (
  { db }: Pick<PublicContext, "db">,
  wish: Pick<DeskOfferEntry, "wasteTypeId" | "containerTypeId" | "agreementTypeId">,
) =>
  db
    .selectFrom("service_offers")
    .selectAll()
    .where("waste_type_id", "=", wish.wasteTypeId)
    .where("container_type_id", "=", wish.containerTypeId)
    .where("agreement_type_id", "=", wish.agreementTypeId)
    .executeTakeFirst();
