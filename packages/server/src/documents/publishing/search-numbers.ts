import type { DocumentPublication } from "@kreislauf/contract/documents";
import { sortKey } from "../../base/database/sort-key.ts";

interface SearchedDocument {
  readonly publication: Pick<
    DocumentPublication,
    "number" | "orderNumber" | "serviceReceiptNumbers" | "correctsNumber" | "invoice"
  >;
  readonly order: { readonly customer_order_number: string } | undefined;
  readonly children: readonly { readonly order_number: number | null }[];
}

/**
 * Everything a document is searched by, case-folded and one number per line, so that no search matches across two.
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
    ...(publication.invoice?.lines ?? []).flatMap((line) => [line.orderNumber, line.serviceReceiptNumber]),
  ];
  const given = numbers.filter((number) => number !== null && number !== undefined && number !== "");
  return [...new Set(given.map((number) => sortKey(String(number))))].join("\n");
}
