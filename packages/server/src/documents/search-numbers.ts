import type { DocumentPublication } from "@kreislauf/contract/documents";
import { sortKey } from "../base/sort-key.ts";

interface Named {
  readonly publication: Pick<
    DocumentPublication,
    "number" | "orderNumber" | "serviceReceiptNumbers" | "correctsNumber" | "invoice"
  >;
  readonly order: { readonly customer_order_number: string } | undefined;
  readonly children: readonly { readonly order_number: number | null }[];
}

/** Everything that a document is looked for by, folded, one number a line, so that no search finds two at once. */
export function searchNumbers({ publication, order, children }: Named): string {
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
