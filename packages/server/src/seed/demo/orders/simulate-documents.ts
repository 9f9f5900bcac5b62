import { addDays, type BerlinDate, formatDate, isWeekend } from "@kreislauf/contract/base";
import { orderUnit } from "@kreislauf/contract/catalog";
import {
  type DocumentPublication,
  type InvoiceFigures,
  type InvoiceLine,
  invoiceTotals,
  lineAmount,
  negateFigures,
} from "@kreislauf/contract/documents";
import type { DemoCompany, DemoCompanyKey } from "../content/demo-companies.ts";
import { actionOf, avvOf, type BilledOrder, linesOf, tareOf } from "./document-prices.ts";
import { plantDeviations } from "./plant-deviations.ts";
import { invoiceAddresses, operator, operatorPhone } from "../content/invoice-parties.ts";

/**
 * How many months before the current one each company's documents go back. They go back as far as its orders, so that
 * every weight has a receipt. Only the retailer has fewer, because its thousands of documents would double the time
 * that seeding takes.
 */
export const monthsOfDocuments: Readonly<Record<DemoCompanyKey, number>> = {
  workshops: 24,
  retailer: 1,
  craft: 24,
};

const dueDays = 14;
const thirdOfMonth = 3;

type Draft = Omit<DocumentPublication, "file">;

/** The documents of a company: receipts before the invoices that refer to them, corrections last. */
export interface SimulatedDocuments {
  readonly receipts: readonly (readonly [order: BilledOrder, draft: Draft])[];
  readonly invoices: readonly Draft[];
  readonly corrections: readonly Draft[];
}

interface Setting {
  readonly key: DemoCompanyKey;
  readonly company: DemoCompany;
  readonly today: BerlinDate;
  /** The next number for this kind of document. */
  readonly next: (prefix: "LN" | "RE" | "GS" | "ST", date: BerlinDate) => string;
}

const monthOf = (date: BerlinDate) => date.slice(0, 7);
const firstOfNextMonth = (month: string): BerlinDate => {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, "0")}-01`;
};

/** A month is invoiced on the third day of the next one or, if that is on a weekend, on the Monday after. */
function invoiceDate(month: string): BerlinDate {
  let day = addDays(firstOfNextMonth(month), thirdOfMonth - 1);
  while (isWeekend(day)) day = addDays(day, 1);
  return day;
}

export function simulateDocuments(orders: readonly BilledOrder[], setting: Setting): SimulatedDocuments {
  const { next, today } = setting;
  const receipts = orders.map((order) => {
    const number = next("LN", order.executed_on);
    return [order, receiptDraft(order, number, setting)] as const;
  });
  const groups = Map.groupBy(receipts, ([order]) => `${monthOf(order.executed_on)} ${order.site_id}`);
  const invoices = [...groups.values()]
    .map((billed) => ({ billed, date: invoiceDate(monthOf(billed[0]?.[0].executed_on ?? "")) }))
    .filter(({ date }) => date <= today)
    .toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
    .map(({ billed, date }) => invoiceDraft(billed, date, setting));
  const charged =
    setting.key === "workshops"
      ? plantDeviations(invoices, isCorrected, (lines, date) => figuresOf(lines, date, setting))
      : invoices;
  return { receipts, invoices: charged, corrections: correctionsOf(charged, setting) };
}

export function receiptDraft(
  order: BilledOrder,
  number: string,
  { key, company }: Pick<Setting, "key" | "company">,
): Draft {
  const { street, zip, city } = invoiceAddresses[key];
  const tareKg = tareOf(order);
  return {
    ...plain,
    serviceLocationId: order.site_id,
    type: "service_receipt",
    number,
    date: order.executed_on,
    monthOfService: monthOf(order.executed_on),
    orderNumber: String(order.order_number),
    receipt: {
      issuer: {
        name: operator.name,
        street: operator.street,
        zip: operator.zip,
        city: operator.city,
        countryCode: "DE",
        phone: operatorPhone,
        email: "service@nordwerk.example",
      },
      customer: {
        name: company.name,
        street,
        zip,
        city,
        countryCode: "DE",
        customerNumber: company.customerNumber,
      },
      orderNumber: String(order.order_number),
      customerOrderNumber: order.customer_order_number || null,
      executedOn: order.executed_on,
      disposer: order.disposer,
      lines: [
        {
          description: actionOf(order),
          amount: order.amount,
          unit: orderUnit(order.container_action_id, order.offer_unit),
          container: order.container,
          wasteType: order.waste,
          avvCode: avvOf(order),
          grossKg: order.weight_kg === null ? null : order.weight_kg + tareKg,
          tareKg: order.weight_kg === null ? null : tareKg,
          weightKg: order.weight_kg,
          treatmentCode: order.treatment_code || null,
        },
      ],
      note: null,
    },
  };
}

const plain = {
  netAmount: null,
  orderNumber: null,
  serviceReceiptNumbers: [],
  correctsNumber: null,
  invoice: null,
  receipt: null,
};

function invoiceDraft(
  billed: readonly (readonly [BilledOrder, Draft])[],
  date: BerlinDate,
  setting: Setting,
): Draft {
  const [[first] = []] = billed;
  if (first === undefined) throw new Error("Nothing to bill.");
  return {
    ...plain,
    serviceLocationId: first.site_id,
    type: "invoice",
    number: setting.next("RE", date),
    date,
    monthOfService: monthOf(first.executed_on),
    orderNumber: billed.length === 1 ? String(first.order_number) : null,
    serviceReceiptNumbers: billed.map(([, receipt]) => receipt.number),
    invoice: figuresOf(
      billed.flatMap(([order, receipt]) => linesOf(order, receipt.number)),
      date,
      setting,
    ),
  };
}

function figuresOf(
  lines: readonly InvoiceLine[],
  date: BerlinDate,
  { key, company }: Setting,
  paymentTerms?: string,
): InvoiceFigures {
  const days = lines.map((line) => line.serviceDate).toSorted();
  const dueDate = addDays(date, dueDays);
  return {
    seller: operator,
    buyer: {
      ...invoiceAddresses[key],
      name: company.name,
      customerNumber: company.customerNumber,
      countryCode: "DE",
    },
    buyerReference: null,
    purchaseOrderNumber: null,
    serviceFrom: days[0] ?? date,
    serviceTo: days.at(-1) ?? date,
    dueDate,
    paymentTerms: paymentTerms ?? `Zahlbar bis ${formatDate(dueDate)} ohne Abzug.`,
    lines: [...lines],
    ...invoiceTotals(lines),
  };
}

/**
 * One in `creditedEvery` invoices is partly credited, one in `cancelledEvery` is cancelled. The last credit note is
 * cancelled, too.
 */
const creditedEvery = 11;
const cancelledEvery = 40;
const isCredited = (index: number) => index % creditedEvery === 3;
const isCancelled = (index: number) => index % cancelledEvery === 7;
const isCorrected = (index: number) => isCredited(index) || isCancelled(index);
const creditedShare = 0.2;
const returnTerms = "Der Betrag wird mit offenen Rechnungen verrechnet.";

function correctionsOf(invoices: readonly Draft[], setting: Setting): Draft[] {
  const credits = invoices
    .filter((_, index) => isCredited(index))
    .flatMap((invoice) => credit(invoice, setting));
  const cancelled = invoices
    .filter((_, index) => isCancelled(index))
    .flatMap((invoice) => cancel(invoice, "cancellation_invoice", setting));
  const lastCredit = credits.at(-1);
  return [
    ...credits,
    ...cancelled,
    ...(lastCredit === undefined ? [] : cancel(lastCredit, "cancellation_credit_note", setting)),
  ];
}

function credit(invoice: Draft, setting: Setting): Draft[] {
  const [line] = invoice.invoice?.lines ?? [];
  const date = addDays(invoice.date, 9);
  if (line === undefined || date > setting.today) return [];
  const price = { quantity: -1, unitPrice: Math.round(line.netAmount * creditedShare) };
  const credited: InvoiceLine = {
    ...line,
    ...price,
    description: "Nachlass wegen verspäteter Ausführung",
    unit: "piece",
    weightKg: null,
    netAmount: lineAmount(price),
  };
  const number = setting.next("GS", date);
  return [correction(invoice, { type: "credit_note", number, date }, [credited], setting)];
}

function cancel(
  corrected: Draft,
  type: "cancellation_invoice" | "cancellation_credit_note",
  setting: Setting,
): Draft[] {
  const date = addDays(corrected.date, 5);
  if (corrected.invoice === null || date > setting.today) return [];
  const { lines } = negateFigures(corrected.invoice);
  return [correction(corrected, { type, number: setting.next("ST", date), date }, lines, setting)];
}

function correction(
  corrected: Draft,
  head: Pick<Draft, "type" | "number" | "date">,
  lines: readonly InvoiceLine[],
  setting: Setting,
): Draft {
  const receipts = lines.flatMap((line) => line.serviceReceiptNumber ?? []);
  return {
    ...plain,
    ...head,
    serviceLocationId: corrected.serviceLocationId,
    monthOfService: corrected.monthOfService,
    serviceReceiptNumbers: [...new Set(receipts)],
    correctsNumber: corrected.number,
    invoice: figuresOf(lines, head.date, setting, returnTerms),
  };
}
