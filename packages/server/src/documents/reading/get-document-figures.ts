import { type DocumentFigures, documentsTexts, figuresWithSignOf } from "@kreislauf/contract/documents";
import { permission } from "@kreislauf/contract/base";
import type { Context } from "../../base/context.ts";
import {
  findOrderNumber,
  getDocument,
  listChildDocuments,
  listVisibleOrderIds,
} from "../base/documents.store.ts";

/**
 * The figures of an invoice, with order, receipt and weight of each line; null if the document was published without
 * invoice figures.
 */
export async function getDocumentFigures(context: Context, documentId: number): Promise<DocumentFigures> {
  const { invoice: published, type, net_cents, order_id } = await getDocument(context, documentId);
  if (published === null) return { figures: null };
  const invoice = figuresWithSignOf(published, net_cents);
  const receipts = new Map(
    (await listChildDocuments(context, documentId)).map((receipt) => [receipt.number, receipt.id] as const),
  );
  const numberOfDocument = order_id === null ? null : await findOrderNumber(context, order_id);
  const numbers = invoice.lines.map(({ orderNumber }) => orderNumber ?? numberOfDocument);
  const orders = await findOrders(context, numbers);
  const { unit: units } = documentsTexts[context.language];
  return {
    figures: {
      lines: invoice.lines.map((line, index) => ({
        position: index + 1,
        description: line.description,
        note: line.note,
        quantity: line.quantity,
        unit: units[line.unit],
        unitPrice: line.unitPrice,
        netAmount: line.netAmount,
        serviceDate: line.serviceDate,
        order: linkByNumber(numbers[index] ?? null, orders),
        receipt: linkByNumber(line.serviceReceiptNumber, receipts),
        weightKg: line.weightKg,
      })),
      vat: invoice.vat,
      netAmount: invoice.netAmount,
      grossAmount: invoice.grossAmount,
      buyerReference: invoice.buyerReference,
      purchaseOrderNumber: invoice.purchaseOrderNumber,
      costCentre: invoice.costCentre ?? null,
      project: invoice.project ?? null,
      dueDate: type === "invoice" ? invoice.dueDate : null,
    },
  };
}

const linkByNumber = (number: string | null, known: ReadonlyMap<string, number>) =>
  number === null ? null : { id: known.get(number) ?? null, number };

/** Ids of those orders of an invoice that the person may open, by order number. */
async function findOrders(
  context: Context,
  numbers: readonly (string | null)[],
): Promise<ReadonlyMap<string, number>> {
  const { permissions } = context.actor;
  if (!permissions.has(permission.agreementManager) && !permissions.has(permission.orderManager)) {
    return new Map();
  }
  return await listVisibleOrderIds(context, [...new Set(numbers.filter((number) => number !== null))]);
}
