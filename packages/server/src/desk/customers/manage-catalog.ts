import type { deskContainerType, DeskOffer, DeskOfferEntry, deskWasteType } from "@kreislauf/contract/desk";
import type { ContainerType, WasteType } from "@kreislauf/contract/catalog";
import type * as z from "zod/mini";
import type { InTransaction, StaffContext } from "../../base/context.ts";
import { saveContainerType, saveOffer, saveWasteType } from "../../catalog/index.ts";
import { ensureHazardous, saveHandling } from "../../proofs/index.ts";
import { recordStaffAction } from "../../staff/index.ts";
import {
  editedOfferFields,
  findContainerTypeFields,
  findOffer,
  findWasteTypeFields,
  getFreeCatalogId,
  lockCatalog,
  toDeskOffer,
} from "./catalog.store.ts";
import { ensureUnchanged } from "./ensure-unchanged.ts";

type Working = InTransaction<StaffContext>;

const record = (context: Working, subject: string, subjectId: number) =>
  recordStaffAction(context, {
    staffId: context.staff.staffId,
    action: "catalog_changed",
    kind: "catalog",
    subject,
    subjectId,
  });

export async function saveDeskWasteType(
  context: Working,
  { wasteTypeId, version, proofHandling, ...entry }: z.output<typeof deskWasteType>,
): Promise<WasteType> {
  await lockCatalog(context);
  const present = wasteTypeId === null ? undefined : await findWasteTypeFields(context, wasteTypeId);
  ensureUnchanged("catalog_changed", present, version, context.language);
  const id = wasteTypeId ?? (await getFreeCatalogId(context, "waste_types"));
  const saved = await saveWasteType(context, { wasteTypeId: id, ...entry });
  if (proofHandling !== undefined) {
    await ensureHazardous(context, id);
    await saveHandling(context, id, proofHandling);
  }
  await record(context, saved.description, id);
  return saved;
}

export async function saveDeskContainerType(
  context: Working,
  { containerTypeId, version, ...entry }: z.output<typeof deskContainerType>,
): Promise<ContainerType> {
  await lockCatalog(context);
  const present =
    containerTypeId === null ? undefined : await findContainerTypeFields(context, containerTypeId);
  ensureUnchanged("catalog_changed", present, version, context.language);
  const id = containerTypeId ?? (await getFreeCatalogId(context, "container_types"));
  const saved = await saveContainerType(context, { containerTypeId: id, ...entry });
  await record(context, `${saved.type} ${saved.size}`, id);
  return saved;
}

/**
 * Saves an offer of the catalog; refused if somebody else has changed it since it was shown. Fields that only the
 * provider's API sets stay as they are.
 */
export async function saveDeskOffer(
  context: Working,
  { version, ...wish }: DeskOfferEntry,
): Promise<DeskOffer> {
  await lockCatalog(context);
  const before = await findOffer(context, wish);
  const present = before && editedOfferFields(before);
  ensureUnchanged("catalog_changed", present, version, context.language);
  await saveOffer(context, {
    ...wish,
    unit: before?.unit ?? "container",
    leastAmount: before?.min_amount ?? 1,
    mostAmount: before?.max_amount ?? null,
    bigBag: before?.big_bag ?? false,
    vehicleParts: before?.vehicle_parts ?? false,
    airbag: before?.airbag ?? false,
    emptyingContainer: before?.emptying_container ?? false,
    customerOwned: before?.customer_owned ?? false,
  });
  const { wasteTypeId, containerTypeId } = wish;
  await record(context, `${wasteTypeId} / ${containerTypeId}`, wasteTypeId);
  const saved = await findOffer(context, wish);
  if (saved === undefined) throw new Error("The offer was not saved.");
  return toDeskOffer(saved);
}
