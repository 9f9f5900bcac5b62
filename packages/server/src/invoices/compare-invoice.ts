import { orderStatus } from "@kreislauf/contract/base";
import { type CheckedLine, checkInvoice } from "@kreislauf/contract/invoices";
import { priceListOn } from "@kreislauf/contract/purchasing";
import type { Context } from "../base/context.ts";
import { listPriceLists } from "../purchasing/index.ts";
import {
  listAgreementIdsAt,
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

/** Compares invoices of one company, of which the caller has checked that they may be seen; lines by document. */
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
  // An order that was cancelled and not carried out leaves nothing to charge.
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
        // For another waste than the agreement's no price is agreed.
        priceLists: order.is_redeclared ? [] : (priceLists.get(order.agreement_id) ?? []),
      },
    ]),
  );
  const compared = new Map<number, readonly ComparedLine[]>();
  for (const invoice of invoices) {
    const own = rows.filter(({ document_id }) => document_id === invoice.id);
    const isEarlier = (each: (typeof charging)[number]) =>
      each.date < invoice.date || (each.date === invoice.date && each.document.id < invoice.id);
    const checked = checkInvoice(own.map(toChargedLine), {
      orders: known,
      earlier: charging.filter(isEarlier),
      rents: own.some(({ order_number }) => order_number === null) ? await rentsAt(source, invoice) : [],
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

/** Prices by the month that are agreed at a site on the day of an invoice. */
async function rentsAt(source: Pick<Context, "db">, { site_id, date }: ComparedInvoice): Promise<number[]> {
  const lists = await listPriceLists(source, await listAgreementIdsAt(source, site_id));
  return [...lists.values()].flatMap((ofAgreement) =>
    (priceListOn(ofAgreement, date)?.prices ?? []).flatMap(({ unit, cents }) =>
      unit === "month" ? [cents] : [],
    ),
  );
}
