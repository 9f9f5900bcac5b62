import type { DocumentPublication } from "@kreislauf/contract/documents";
import { sortKey } from "../../base/database/sort-key.ts";
import type { OrderReferences } from "./customer-references.ts";

interface SearchedDocument {
  readonly publication: Pick<
    DocumentPublication,
    "number" | "orderNumber" | "serviceReceiptNumbers" | "correctsNumber" | "invoice" | "receipt"
  >;
  readonly order: Pick<OrderReferences, "customer_order_number" | "cost_centre"> | undefined;
  readonly children: readonly { readonly order_number: number | null }[];
}

/**
 * All texts by which a document is searched, case-folded and one number or cost centre per line, so that no search
 * matches across two of them.
 */
export function searchNumbers({ publication, order, children }: SearchedDocument): string {
  const numbers = [
    publication.number,
    publication.orderNumber,
    order?.customer_order_number,
    ...publication.serviceReceiptNumbers,
    ...children.map((child) => child.order_number?.toString()),
    publication.correctsNumber,
    publication.invoice?.purchaseOrderNumber,
    ...(publication.invoice?.lines ?? []).flatMap((line) => [
      line.orderNumber,
      line.serviceReceiptNumber,
      line.costCentre,
    ]),
    publication.invoice?.costCentre ?? publication.receipt?.costCentre ?? order?.cost_centre,
  ];
  const given = numbers.filter((number) => number !== null && number !== undefined && number !== "");
  return [...new Set(given.map((number) => sortKey(String(number))))].join("\n");
}
