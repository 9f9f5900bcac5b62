import type { Inquiry, InquiryCreation } from "@kreislauf/contract/agreements";
import { Refusal } from "@kreislauf/contract/base";
import { otherContainerTypeId, otherWasteTypeId } from "@kreislauf/contract/catalog";
import type { TransactionContext } from "../base/context.ts";
import { hasContainerType, hasWasteType } from "../catalog/index.ts";
import { findSite } from "../sites/index.ts";
import {
  findInquiryListRow,
  insertInquiryFiles,
  type InquiryListRow,
  type NewInquiryFile,
} from "./inquiries.store.ts";
import { toInquiryView } from "./to-inquiry-view.ts";

/** Writes an inquiry, which asks the provider for a quote. Its files must be stored already. */
export async function createInquiry(
  context: TransactionContext,
  wish: Omit<InquiryCreation, "attachments">,
  files: readonly NewInquiryFile[],
): Promise<Inquiry> {
  const site = await findSite(context, wish.serviceLocationId);
  if (site === undefined) throw new Refusal("not_found");
  const wasteTypeId = ofCatalog(wish.wasteTypeId, otherWasteTypeId);
  const containerTypeId = ofCatalog(wish.containerTypeId, otherContainerTypeId);
  if (wasteTypeId !== null && !(await hasWasteType(context, wasteTypeId))) throw new Refusal("not_found");
  if (containerTypeId !== null && !(await hasContainerType(context, containerTypeId))) {
    throw new Refusal("not_found");
  }
  if (!site.active) throw new Refusal("location_inactive");

  const { id } = await context.db
    .insertInto("inquiries")
    .values({
      company_id: context.actor.companyId,
      site_id: site.id,
      waste_type_id: wasteTypeId,
      container_type_id: containerTypeId,
      custom_waste_type: wish.customWasteType ?? "",
      custom_container_type: wish.customContainerType ?? "",
      custom_container_size: wish.customContainerSize ?? "",
      amount: wish.amount ?? "",
      note: wish.note ?? "",
      created_on: context.now.toString(),
      created_by: context.actor.userId,
      answer: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (files.length > 0) await insertInquiryFiles(context, id, files);
  return toInquiryView((await findInquiryListRow(context, id)) as InquiryListRow, context.language);
}

/** The id of an entry in the catalog; null for an entry described in words. */
const ofCatalog = (id: number | null | undefined, other: number) => (!id || id === other ? null : id);
