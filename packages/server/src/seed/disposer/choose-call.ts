import { addDays, type BerlinDate, isWeekend } from "@kreislauf/contract/base";
import { systemUser } from "@kreislauf/contract/users";
import { createRandom } from "../random.ts";
import { type DemoCompanyKey, demoCompanies } from "../demo/content/demo-companies.ts";
import { demoContainerTypes } from "../demo/content/demo-container-types.ts";
import { receiptDraft } from "../demo/orders/simulate-documents.ts";
import { weightOf } from "../demo/content/order-setting.ts";
import { claimHints, failedTripReasons, ticketStatus } from "../demo/content/order-phrases.ts";
import { demoServiceOffers } from "../demo/content/demo-service-offers.ts";
import { demoWasteTypes } from "../demo/content/demo-waste-types.ts";
import { acceptedChange, declinedChange, inquiryAnswers, proposalNote } from "./disposer-phrases.ts";
import {
  listRequestedChanges,
  listClaims,
  listDueOrders,
  listInquiries,
  listUnconfirmedOrders,
  listUnnumberedAgreements,
  listOrdersWithoutReceipt,
  type UntouchedOrder,
  type DisposerContext,
} from "./due-tasks.ts";

/** A call of the provider API. */
export interface DisposerCall {
  /** What the call does, to what, and in which version. Equal words mean the same call, in every process. */
  readonly words: string;
  readonly path: string;
  readonly body: object;
}

/**
 * One in this many orders fails or is moved, and one in this many changes of agreements is declined. The number or id
 * decides, so that the result is always the same.
 */
const failsEvery = 13;
const movedEvery = 11;
const declinedEvery = 5;

const minute = 60_000;

const ticketNumbers = { first: 30_000, count: 60_000 };
const firstAgreementNumber = 700_000;

/** The possible calls by kind. Each minute starts with the next kind, so that an observer sees all of them. */
const kinds: readonly ((context: DisposerContext) => Promise<readonly DisposerCall[]>)[] = [
  async (context) => (await listInquiries(context)).map(({ id }) => answerInquiry(id)),
  async (context) => (await listRequestedChanges(context)).map(decideChange),
  async (context) => (await listUnnumberedAgreements(context)).map(({ id }) => assignNumber(id)),
  async (context) => (await listClaims(context)).map(workOnClaim),
  async (context) => (await listOrdersWithoutReceipt(context)).flatMap(publishReceipt),
  async (context) => (await listDueOrders(context)).map(carryOut),
  async (context) => (await listUnconfirmedOrders(context)).flatMap(confirmOrMove),
];

/** The next call that has not been refused before; undefined if there is nothing to do. */
export async function chooseCall(
  context: DisposerContext,
  refused: ReadonlySet<string>,
): Promise<DisposerCall | undefined> {
  const first = Math.floor(context.now.epochMilliseconds / minute) % kinds.length;
  for (const kind of [...kinds.slice(first), ...kinds.slice(0, first)]) {
    const call = (await kind(context)).find(({ words }) => !refused.has(words));
    if (call !== undefined) return call;
  }
  return undefined;
}

const answerInquiry = (id: number): DisposerCall => ({
  words: `answers inquiry ${id}`,
  path: `/inquiry/${id}/answer`,
  body: { text: createRandom(id).pick(inquiryAnswers) },
});

function decideChange({
  id,
  requestedOn,
}: {
  readonly id: number;
  readonly requestedOn: string;
}): DisposerCall {
  const accepted = id % declinedEvery !== 0;
  return {
    words: `${accepted ? "accepts" : "declines"} the change of agreement ${id} of ${requestedOn}`,
    path: `/agreement/${id}/decide-change`,
    body: { accepted, note: accepted ? acceptedChange : declinedChange },
  };
}

const assignNumber = (id: number): DisposerCall => ({
  words: `numbers agreement ${id}`,
  path: `/agreement/${id}/number`,
  body: { agreementNumber: `VB-${firstAgreementNumber + id}` },
});

const orderCall = (
  { id, version }: UntouchedOrder,
  does: string,
  verb: string,
  body: object,
): DisposerCall => ({
  words: `${does} order ${id} in version ${version}`,
  path: `/order/${id}/${verb}`,
  body,
});

function workOnClaim(
  order: UntouchedOrder & { readonly ticketNumber: string | null; readonly hint: string | null },
) {
  const { id, ticketNumber, hint } = order;
  return ticketNumber === null
    ? orderCall(order, "takes up the claim of", "ticket", {
        ticketNumber: `T-${ticketNumbers.first + (id % ticketNumbers.count)}`,
        ticketStatus: ticketStatus.inProgress,
        hint: createRandom(id).pick(claimHints),
      })
    : orderCall(order, "solves the claim of", "ticket", {
        ticketNumber,
        ticketStatus: ticketStatus.solved,
        hint,
      });
}

function carryOut(order: UntouchedOrder): DisposerCall {
  const random = createRandom(order.id);
  if (order.order_number % failsEvery === 0) {
    return orderCall(order, "fails at", "fail", { reason: random.pick(failedTripReasons) });
  }
  const waste = demoWasteTypes.find(({ id }) => id === order.waste_type_id);
  const container = demoContainerTypes.find(({ id }) => id === order.container_type_id);
  const offer = demoServiceOffers.find(
    (each) => each.wasteTypeId === order.waste_type_id && each.containerTypeId === order.container_type_id,
  );
  const action = order.container_action_id;
  const weightKg =
    waste && container && offer ? weightOf({ offer, waste, container }, action, order.amount, random) : null;
  return orderCall(order, "carries out", "execute", {
    executedOn: order.desired_date,
    weightKg,
    treatmentCode: weightKg === null ? null : (waste?.treatment ?? null),
  });
}

function publishReceipt(order: Awaited<ReturnType<typeof listOrdersWithoutReceipt>>[number]): DisposerCall[] {
  const keys = Object.keys(demoCompanies) as DemoCompanyKey[];
  const key = keys.find((each) => demoCompanies[each].customerNumber === order.customer_number);
  if (key === undefined) return [];
  const draft = receiptDraft(order, `LN-${order.order_number}`, { key, company: demoCompanies[key] });
  return [
    {
      words: `publishes the receipt of order ${order.id}`,
      path: "/document/publish",
      body: { ...draft, file: null },
    },
  ];
}

/** Confirms the date; for some orders it first proposes another date, once. */
function confirmOrMove(order: UntouchedOrder & { readonly wasProposed: boolean }): DisposerCall[] {
  const confirmation = orderCall(order, "confirms", "confirm", { confirmedDate: order.desired_date });
  const isMoved =
    order.order_number % movedEvery === 0 && !order.wasProposed && order.created_by !== systemUser.system;
  if (!isMoved) return [confirmation];
  const proposal = { date: nextWeekday(order.desired_date), note: proposalNote };
  return [orderCall(order, "proposes another date for", "propose", proposal), confirmation];
}

function nextWeekday(date: BerlinDate): BerlinDate {
  let day = addDays(date, 1);
  while (isWeekend(day)) day = addDays(day, 1);
  return day;
}
