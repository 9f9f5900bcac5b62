import { causedByProvider } from "../../provider/index.ts";
import { berlinDate, type Language, maxAmount, startOfBerlinDay } from "@kreislauf/contract/base";
import { catalogTexts, containerActionIds } from "@kreislauf/contract/catalog";
import {
  type ImportedOrderField,
  maxOrderTextLengths,
  orderFields,
  orderImportHeadings,
  orderStatus,
  orderStatusIds,
  orderTextFields,
  ordersTexts,
  recordOf,
  timeWindows,
} from "@kreislauf/contract/orders";
import { maxProviderTextLengths } from "@kreislauf/contract/provider";
import { systemUser } from "@kreislauf/contract/users";
import type { WriteContext } from "../../base/context.ts";
import { batches } from "../../base/database/batches.ts";
import {
  type ImportedOrder,
  listOrdersByNumber,
  buildNewOrder,
  advanceOrderNumbers,
  insertImportedOrders,
  toTextColumns,
} from "../../orders/index.ts";
import { replayImportedOrder } from "./replay-imported-order.ts";
import { choice, code, date, kilograms, text, wholeNumber, wordsInAllLanguages } from "./import-cells.ts";
import {
  type ImportedOrderAgreement,
  holidaysAround,
  readAgreementsByNumber,
  readMembers,
} from "./import-order-lookups.ts";
import { importTexts } from "./import.texts.ts";
import { type ImportRow, type ImportTable, required, optional } from "./read-import.ts";
import { planFutureOrders } from "./plan-future-orders.ts";
import { tryRow, type ImportDefinition, withoutDuplicateRows } from "./run-import.ts";

const columns = {
  orderNumber: required(wholeNumber(1, 999_999_999)),
  agreementNumber: required(text(maxProviderTextLengths.agreementNumber)),
  containerActionId: required(
    choice(
      containerActionIds,
      wordsInAllLanguages((language) => catalogTexts[language].containerAction),
    ),
  ),
  amount: required(wholeNumber(1, maxAmount)),
  desiredDate: required(date),
  timeWindow: optional(
    choice(
      timeWindows,
      wordsInAllLanguages((language) => ordersTexts[language].timeWindow),
    ),
  ),
  orderStatus: required(
    choice(
      orderStatusIds,
      wordsInAllLanguages((language) => {
        const words = ordersTexts[language].statusShort;
        // Files of earlier versions contain "Claimed".
        return { ...words, [orderStatus.claimed]: `${words[orderStatus.claimed]}|Claimed` };
      }),
    ),
  ),
  createdOn: optional(date),
  createdByUser: optional(text(200)),
  executedOn: optional(date),
  weightKg: optional(kilograms),
  treatmentCode: optional(code(/^(R([1-9]|1[0-3])|D([1-9]|1[0-5]))$/, "R1 to R13 or D1 to D15")),
  ...recordOf(orderTextFields, (name) => optional(text(orderFields[name].maxLength, orderFields[name]))),
  reason: optional(text(maxOrderTextLengths.reason, { isMultiline: true })),
} satisfies Record<ImportedOrderField | "agreementNumber", unknown>;
type Columns = typeof columns;
type Row = ImportRow<Columns>;

const headingsIn = (language: Language) => ({
  ...orderImportHeadings(language),
  agreementNumber: importTexts[language].agreements.agreementNumber,
});

/** The column to which a refusal belongs, by its error code or the refused field. */
const columnOf = {
  desired_date_not_past: "desiredDate",
  date_not_in_future: "desiredDate",
  after_full_withdrawal: "desiredDate",
  after_agreement_end: "desiredDate",
  executed_in_future: "executedOn",
  order_executed: "executedOn",
  action_not_offered: "containerActionId",
  agreement_not_orderable: "containerActionId",
  withdrawal_above_stock: "amount",
  amount_above_count: "amount",
  agreement_ended: "agreementNumber",
  location_inactive: "agreementNumber",
} as const;

/** Imports past and future orders of a previous portal. An order that was imported before is not changed. */
export const orderImport: ImportDefinition<Columns> = {
  columns,
  headings: { de: headingsIn("de"), en: headingsIn("en") },
  write: async (work, table, outcome) => {
    const rows = withoutDuplicateRows(table, "orderNumber", ({ orderNumber }) => String(orderNumber));
    const bases = await readAgreementsByNumber(
      work,
      new Set(rows.map(({ values }) => values.agreementNumber)),
    );
    const people = await readMembers(
      work,
      new Set(rows.flatMap(({ values }) => values.createdByUser?.toLowerCase() ?? [])),
    );
    const known = await readKnown(work, rows);
    const fitAhead = planFutureOrders(work);
    const orders: ImportedOrder[] = [];
    for (const row of rows) {
      const { orderNumber, agreementNumber } = row.values;
      await tryRow(table, row, columnOf, async () => {
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
        else outcome.skipped.push(`${orderNumber}: the portal has made the order of this day of the cycle`);
      });
    }
    if (table.problems.length > 0) return;
    const highest = Math.max(0, ...orders.map((order) => order.order_number));
    if (!work.isDry && highest > 0) await advanceOrderNumbers(work, highest);
    await insertImportedOrders(work, orders);
    for (const order of orders) outcome.created.push(`${order.order_number}, ${order.desired_date}`);
  },
};

async function readKnown(work: WriteContext, rows: readonly Row[]) {
  const numbers = rows.map(({ values }) => values.orderNumber);
  const portions = [...batches(numbers, 5_000)].map((batch) => listOrdersByNumber(work, batch));
  return new Map((await Promise.all(portions)).flat().map((order) => [order.order_number, order] as const));
}

/** Makes an order of a row; undefined after the row was refused because of an invalid value. */
async function toOrder(
  work: WriteContext,
  table: ImportTable<Columns>,
  row: Row,
  { agreementNumber: _, land, assumptionDayHoliday, corpusChristiHoliday, ...given }: ImportedOrderAgreement,
  people: ReadonlyMap<string, number>,
): Promise<ImportedOrder | undefined> {
  const { values } = row;
  const today = berlinDate(work.now);
  const { orderStatus: status, desiredDate, executedOn = null, weightKg = null, treatmentCode } = values;
  const orderedOn = values.createdOn ?? (desiredDate < today ? desiredDate : today);
  const person = values.createdByUser?.toLowerCase();
  const orderedBy = person === undefined ? systemUser.system : people.get(`${given.company_id} ${person}`);

  const before = table.problems.length;
  if (orderedBy === undefined)
    table.refuse(row, "createdByUser", "expected the e-mail address of a user of the company");
  if (orderedOn > today) table.refuse(row, "createdOn", "expected no day after today");
  if (status === orderStatus.failedTrip && desiredDate > today) {
    table.refuse(row, "desiredDate", "expected no day after today for a failed trip");
  }
  if (executedOn === null && weightKg !== null) {
    table.refuse(row, "weightKg", "expected nothing without a day of execution");
  }
  if (orderedBy === undefined || table.problems.length > before) return undefined;

  const place = { land, assumptionDayHoliday, corpusChristiHoliday };
  const order = buildNewOrder(
    {
      ...given,
      container_action_id: values.containerActionId,
      amount: values.amount,
      desired_date: desiredDate,
      time_window: values.timeWindow ?? "all_day",
      ...toTextColumns(values),
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
  const { id: __, ...lived } = replayImportedOrder(
    { ...order, id: 0, order_number: values.orderNumber },
    life,
    causedByProvider(work).by,
    work.now,
  );
  return lived;
}
