import { berlinDate, startOfBerlinDay } from "@kreislauf/contract/base";
import { catalogTexts, containerActionIds } from "@kreislauf/contract/catalog";
import { longest, orderStatus, orderStatusIds, ordersTexts, timeWindows } from "@kreislauf/contract/orders";
import { longestProviderText } from "@kreislauf/contract/provider";
import { systemUser } from "@kreislauf/contract/users";
import type { Work } from "../base/context.ts";
import { batches } from "../base/batches.ts";
import {
  type ImportedOrder,
  listOrdersNumbered,
  newOrder,
  numberBeyond,
  writeImportedOrders,
} from "../orders/index.ts";
import { byProvider } from "./act-as-provider.ts";
import { liveFormerOrder } from "./former-order.ts";
import { choice, code, date, kilograms, text, whole, wordsOf } from "./import-cells.ts";
import { type FormerBasis, holidaysAround, readFormerBases, readMembers } from "./former-bases.ts";
import { importTexts } from "./import.texts.ts";
import { type ImportRow, type ImportTable, needed, optional } from "./read-import.ts";
import { ordersAhead } from "./orders-ahead.ts";
import { forRow, type ImportKind, withoutTwins } from "./run-import.ts";

const columns = {
  orderNumber: needed(whole(1, 999_999_999)),
  agreementNumber: needed(text(longestProviderText.agreementNumber)),
  action: needed(
    choice(
      containerActionIds,
      wordsOf((language) => catalogTexts[language].containerAction),
    ),
  ),
  amount: needed(whole(1, 1_000_000)),
  desiredDate: needed(date),
  timeWindow: optional(
    choice(
      timeWindows,
      wordsOf((language) => ordersTexts[language].timeWindow),
    ),
  ),
  status: needed(
    choice(
      orderStatusIds,
      wordsOf((language) => ordersTexts[language].statusShort),
    ),
  ),
  orderedOn: optional(date),
  orderedBy: optional(text(200)),
  executedOn: optional(date),
  weightKg: optional(kilograms),
  treatmentCode: optional(code(/^(R([1-9]|1[0-3])|D([1-9]|1[0-5]))$/, "R1 to R13 or D1 to D15")),
  customerOrderNumber: optional(text(longest.customerOrderNumber)),
  noteToDisposer: optional(text(longest.noteToDisposer)),
  details: optional(text(longest.details)),
  reason: optional(text(longest.reason)),
};
type Columns = typeof columns;
type Row = ImportRow<Columns>;

/** Which column a refusal is about. */
const columnOf = {
  desired_date_not_past: "desiredDate",
  date_not_in_future: "desiredDate",
  after_full_withdrawal: "desiredDate",
  after_agreement_end: "desiredDate",
  executed_in_future: "executedOn",
  order_executed: "executedOn",
  action_not_offered: "action",
  agreement_not_orderable: "action",
  withdrawal_above_stock: "amount",
  agreement_ended: "agreementNumber",
  location_inactive: "agreementNumber",
} as const;

/** Orders of a former portal, past and ahead. One that was imported before stays as the portal has it by now. */
export const orderImport: ImportKind<Columns> = {
  columns,
  headings: { de: importTexts.de.orders, en: importTexts.en.orders },
  write: async (work, table, outcome) => {
    const rows = withoutTwins(table, "orderNumber", ({ orderNumber }) => String(orderNumber));
    const bases = await readFormerBases(work, new Set(rows.map(({ values }) => values.agreementNumber)));
    const people = await readMembers(
      work,
      new Set(rows.flatMap(({ values }) => values.orderedBy?.toLowerCase() ?? [])),
    );
    const known = await readKnown(work, rows);
    const fitAhead = ordersAhead(work);
    const orders: ImportedOrder[] = [];
    for (const row of rows) {
      const { orderNumber, agreementNumber } = row.values;
      await forRow(table, row, columnOf, async () => {
        const basis = bases.get(agreementNumber);
        if (basis === undefined)
          return table.refuse(row, "agreementNumber", "expected the number of an agreement");
        const there = known.get(orderNumber);
        if (there !== undefined && (!there.is_imported || there.agreement_id !== basis.agreement_id)) {
          return table.refuse(row, "orderNumber", "expected a number that no other order of the portal has");
        }
        const order = await toOrder(work, table, row, basis, people);
        if (order === undefined) return;
        if (there !== undefined) {
          outcome.unchanged += 1;
          return;
        }
        const fitting = await fitAhead(order);
        if (fitting !== undefined) orders.push(fitting);
        else outcome.leftOut.push(`${orderNumber}: the portal has made the order of this day of the cycle`);
      });
    }
    if (table.problems.length > 0) return;
    const highest = Math.max(0, ...orders.map((order) => order.order_number));
    if (!work.isDry && highest > 0) await numberBeyond(work, highest);
    await writeImportedOrders(work, orders);
    for (const order of orders) outcome.created.push(`${order.order_number}, ${order.desired_date}`);
  },
};

async function readKnown(work: Work, rows: readonly Row[]) {
  const numbers = rows.map(({ values }) => values.orderNumber);
  const portions = [...batches(numbers, 5_000)].map((batch) => listOrdersNumbered(work, batch));
  return new Map((await Promise.all(portions)).flat().map((order) => [order.order_number, order] as const));
}

/** The order as it stands, or undefined if a value of the row keeps it from being one. */
async function toOrder(
  work: Work,
  table: ImportTable<Columns>,
  row: Row,
  { agreementNumber: _, land, assumptionDayHoliday, corpusChristiHoliday, ...given }: FormerBasis,
  people: ReadonlyMap<string, number>,
): Promise<ImportedOrder | undefined> {
  const { values } = row;
  const today = berlinDate(work.now);
  const { status, desiredDate, executedOn = null, weightKg = null, treatmentCode } = values;
  const orderedOn = values.orderedOn ?? (desiredDate < today ? desiredDate : today);
  const person = values.orderedBy?.toLowerCase();
  const orderedBy = person === undefined ? systemUser.cycle : people.get(`${given.company_id} ${person}`);

  const before = table.problems.length;
  if (orderedBy === undefined)
    table.refuse(row, "orderedBy", "expected the e-mail address of a user of the company");
  if (orderedOn > today) table.refuse(row, "orderedOn", "expected no day after today");
  if (status === orderStatus.failedTrip && desiredDate > today) {
    table.refuse(row, "desiredDate", "expected no day after today for a failed trip");
  }
  if (executedOn === null && weightKg !== null) {
    table.refuse(row, "weightKg", "expected nothing without a day of execution");
  }
  if (orderedBy === undefined || table.problems.length > before) return undefined;

  const place = { land, assumptionDayHoliday, corpusChristiHoliday };
  const order = newOrder(
    {
      ...given,
      container_action_id: values.action,
      amount: values.amount,
      desired_date: desiredDate,
      time_window: values.timeWindow ?? "all_day",
      customer_order_number: values.customerOrderNumber ?? "",
      note_to_disposer: values.noteToDisposer ?? "",
      details: values.details ?? "",
      created_by: orderedBy,
    },
    startOfBerlinDay(orderedOn),
    await holidaysAround(place, desiredDate),
  );
  const life = {
    status,
    executedOn,
    weightKg,
    treatmentCode: treatmentCode ?? "",
    reason: values.reason ?? null,
  };
  const { id: __, ...lived } = liveFormerOrder(
    { ...order, id: 0, order_number: values.orderNumber },
    life,
    byProvider(work).by,
    work.now,
  );
  return lived;
}
