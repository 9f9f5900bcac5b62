import { orderStatus } from "@kreislauf/contract/base";
import { type ChargedLine, type CheckedLine, checkInvoice } from "@kreislauf/contract/invoices";
import { priceListOn } from "@kreislauf/contract/purchasing";
import type { Context } from "../base/context.ts";
import { listPriceLists } from "../purchasing/index.ts";
import {
  listAgreementsAt,
  listChargedOrders,
  listInvoiceLines,
  listLinesOf,
  toChargedLine,
} from "./invoice-lines.store.ts";
import type { InvoiceLineRow } from "./invoices.tables.ts";

export interface ComparedInvoice {
  readonly id: number;
  readonly company_id: number;
  readonly site_id: number;
  readonly date: string;
}

type ChargedOrderRow = Awaited<ReturnType<typeof listChargedOrders>>[number];

export interface ComparedLine {
  readonly row: InvoiceLineRow;
  readonly checked: CheckedLine;
  readonly order: ChargedOrderRow | undefined;
}

/**
 * Compares invoices of one company with orders and prices; the compared lines by document id. The caller has checked
 * that the person may see the invoices.
 */
export async function compareInvoices(
  source: Pick<Context, "db">,
  invoices: readonly ComparedInvoice[],
): Promise<ReadonlyMap<number, readonly ComparedLine[]>> {
  const [first] = invoices;
  if (first === undefined) return new Map();
  const rows = await listInvoiceLines(
    source,
    invoices.map(({ id }) => id),
  );
  const named = (value: keyof Pick<InvoiceLineRow, "order_number" | "receipt_number">) => [
    ...new Set(rows.flatMap((row) => row[value] ?? [])),
  ];
  const orders = await listChargedOrders(source, first.company_id, named("order_number"));
  const priceLists = await listPriceLists(
    source,
    orders.map(({ agreement_id }) => agreement_id),
  );
  const charging = await listLinesOf(source, {
    companyId: first.company_id,
    orders: named("order_number"),
    receipts: named("receipt_number"),
  });
  // Nothing can be charged for an order that was cancelled and not carried out.
  const byNumber = new Map(
    orders
      .filter(({ status, executed_on }) => status !== orderStatus.cancelled || executed_on !== null)
      .map((order) => [String(order.order_number), order]),
  );
  const known = new Map(
    [...byNumber].map(([number, order]) => [
      number,
      {
        amount: order.amount,
        containerActionId: order.container_action_id,
        executedOn: order.executed_on,
        weightKg: order.weight_kg,
        isFree: order.is_free,
        // If the order's waste type is no longer the agreement's, there is no agreed price.
        priceLists: order.is_redeclared ? [] : (priceLists.get(order.agreement_id) ?? []),
      },
    ]),
  );
  const linesOf = Map.groupBy(rows, ({ document_id }) => document_id);
  const chargingBy = Map.groupBy(charging, chargedService);
  const rentsAt = await readRents(
    source,
    invoices.filter(({ id }) => linesOf.get(id)?.some(mayBeRent)),
  );
  const compared = new Map<number, readonly ComparedLine[]>();
  for (const invoice of invoices) {
    const own = linesOf.get(invoice.id) ?? [];
    const lines = own.map(toChargedLine);
    const isEarlier = (each: (typeof charging)[number]) =>
      each.date < invoice.date || (each.date === invoice.date && each.document.id < invoice.id);
    const services = new Set(lines.map(chargedService));
    const checked = checkInvoice(lines, {
      orders: known,
      // Looked up by service: thousands of invoices have many lines, of which only a few charge the same as this
      // invoice.
      earlier: [...services].flatMap((service) => chargingBy.get(service)?.filter(isEarlier) ?? []),
      rents: own.some(mayBeRent) ? rentsAt(invoice) : [],
    });
    compared.set(
      invoice.id,
      own.flatMap((row, index) => {
        const line = checked[index];
        return line === undefined ? [] : { row, checked: line, order: byNumber.get(row.order_number ?? "") };
      }),
    );
  }
  return compared;
}

const mayBeRent = (row: Pick<InvoiceLineRow, "order_number" | "has_order_of_document">): boolean =>
  row.order_number === null || row.has_order_of_document;

/**
 * The key by which lines are found that may charge the same service: the order or, without one, the receipt; null
 * without either.
 */
const chargedService = ({
  orderNumber,
  serviceReceiptNumber,
}: Pick<ChargedLine, "orderNumber" | "serviceReceiptNumber">): string | null =>
  orderNumber ?? serviceReceiptNumber;

/** The monthly prices, in cents, that are agreed at the site of an invoice on its date. */
async function readRents(
  source: Pick<Context, "db">,
  invoices: readonly ComparedInvoice[],
): Promise<(invoice: ComparedInvoice) => number[]> {
  const agreements = await listAgreementsAt(source, [...new Set(invoices.map(({ site_id }) => site_id))]);
  const lists = await listPriceLists(
    source,
    agreements.map(({ id }) => id),
  );
  const agreementsBySite = Map.groupBy(agreements, ({ site_id }) => site_id);
  return ({ site_id, date }) =>
    (agreementsBySite.get(site_id) ?? []).flatMap(({ id }) =>
      (priceListOn(lists.get(id) ?? [], date)?.prices ?? []).flatMap(({ unit, cents }) =>
        unit === "month" ? [cents] : [],
      ),
    );
}
