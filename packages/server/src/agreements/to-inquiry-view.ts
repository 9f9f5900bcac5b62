import type { Inquiry } from "@kreislauf/contract/agreements";
import type { Language } from "@kreislauf/contract/base";
import { formatContainerName, otherContainerTypeId, otherWasteTypeId } from "@kreislauf/contract/catalog";
import type { InquiryListRow } from "./inquiries.store.ts";

/** An inquiry as the API sends it. For what is not in the catalog, it contains the customer's own words. */
export const toInquiryView = (row: InquiryListRow, language: Language): Inquiry => ({
  inquiryId: row.id,
  serviceLocationId: row.site_id,
  wasteType: {
    id: row.waste_type_id ?? otherWasteTypeId,
    description: row.waste_description ?? row.custom_waste_type,
  },
  containerType: {
    id: row.container_type_id ?? otherContainerTypeId,
    description:
      row.container_type === null
        ? row.custom_container_type
        : formatContainerName(row.container_type, language),
  },
  customWasteType: row.custom_waste_type || null,
  customContainerType: row.custom_container_type || null,
  customContainerSize: row.custom_container_size || null,
  amount: row.amount || null,
  note: row.note || null,
  attachments: row.attachments,
  createdOn: row.created_on,
  createdByUser: { id: row.created_by, name: row.created_by_name },
  answer: row.answer,
  quoteId: row.quote_id,
});
