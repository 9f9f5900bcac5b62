import type { Agreement } from "@kreislauf/contract/agreements";
import { isWeekend, type BerlinDate } from "@kreislauf/contract/base";
import { containerAction, type ContainerActionId } from "@kreislauf/contract/catalog";
import {
  amountLimits,
  canOrder,
  canOrderOn,
  recordOf,
  refusedOrderField,
  sharedTextFields,
  type OrderCreation,
  type OrderingFacts,
  type OrderingRefusal,
  type PlannedOrder,
} from "@kreislauf/contract/orders";
import { defaultContainerAction } from "../form/default-container-action.ts";

/** The values of one agreement in the group dialog; it is ordered only if `chosen`. */
export interface MemberDraft {
  chosen: boolean;
  containerActionId: ContainerActionId;
  amount: number | null;
  details: string;
}

/** The values of the group dialog's form. */
export interface GroupDraft
  extends Pick<OrderCreation, "timeWindow">, Record<(typeof sharedTextFields)[number], string> {
  desiredDate: BerlinDate | null;
  /**
   * The values of each agreement by its key, which `memberKey` makes: react-hook-form would take plain numbers for
   * array indexes.
   */
  members: Record<string, MemberDraft>;
}

export const memberKey = (agreementId: number): string => `a${agreementId}`;

/**
 * The actions that can be ordered together: all but withdrawals, which cancel other orders and have their own dialog.
 */
export const groupableActions = ({ containerActionIds }: Pick<Agreement, "containerActionIds">) =>
  containerActionIds.filter((id) => id !== containerAction.remove);

/** The agreements that can be ordered on together with others. */
export const groupableAgreements = (agreements: readonly Agreement[]): Agreement[] =>
  agreements.filter((agreement) => groupableActions(agreement).length > 0);

/** The initial values of an agreement: not chosen, with its default action and the smallest amount. */
export function newMemberDraft(agreement: Agreement): MemberDraft {
  const containerActionId = defaultContainerAction(groupableActions(agreement)) ?? containerAction.empty;
  const { least } = amountLimits({ terms: agreement.terms, containerActionId });
  return { chosen: false, containerActionId, amount: least, details: "" };
}

/** The chosen agreements with their values, in the sequence of `agreements`. */
export const chosenMembers = (agreements: readonly Agreement[], { members }: Pick<GroupDraft, "members">) =>
  agreements.flatMap((agreement) => {
    const member = members[memberKey(agreement.agreementId)];
    return member?.chosen ? [{ agreement, member }] : [];
  });

/** The orders for the chosen containers that have an amount; empty until a day is chosen. */
export const plannedOrders = (
  chosen: ReturnType<typeof chosenMembers>,
  desiredDate: BerlinDate | null,
): PlannedOrder[] =>
  desiredDate === null
    ? []
    : chosen.flatMap(({ agreement: { agreementId }, member: { containerActionId, amount } }) =>
        amount !== null && amount >= 1 ? [{ agreementId, containerActionId, amount, desiredDate }] : [],
      );

/**
 * The body of the request for the orders on all chosen agreements; missing values are null, which the schema reports.
 */
export function toGroupedOrdersBody(
  serviceLocationId: number,
  agreements: readonly Agreement[],
  draft: GroupDraft,
) {
  const { desiredDate, timeWindow } = draft;
  const texts = recordOf(sharedTextFields, (name) => draft[name]);
  return {
    serviceLocationId,
    orders: chosenMembers(agreements, draft).map(({ agreement, member }) => ({
      agreementId: agreement.agreementId,
      containerActionId: member.containerActionId,
      amount: member.amount,
      details: member.details,
      desiredDate,
      timeWindow,
      ...texts,
    })),
  };
}

export interface GroupIssue {
  readonly agreementId: number;
  readonly field: (typeof refusedOrderField)[OrderingRefusal];
  readonly code: OrderingRefusal;
}

/** For each chosen agreement, the first rule that its order breaks; empty until a day is chosen. */
export function findGroupIssues(
  agreements: readonly Agreement[],
  draft: GroupDraft,
  factsOf: ReadonlyMap<number, OrderingFacts>,
): GroupIssue[] {
  const { desiredDate } = draft;
  if (desiredDate === null) return [];
  return chosenMembers(agreements, draft).flatMap(({ agreement: { agreementId }, member }) => {
    const facts = factsOf.get(agreementId);
    if (facts === undefined || member.amount === null) return [];
    const verdict = canOrder(facts, { desiredDate, amount: member.amount, details: member.details });
    if (verdict.allowed) return [];
    return [{ agreementId, field: refusedOrderField[verdict.reason], code: verdict.reason }];
  });
}

export type GroupDayLock =
  | { readonly code: "holiday" | "not_a_working_day" | "unknown" | "nothing_chosen" }
  /** `agreementId` names the agreement that cannot be served on the day. */
  | { readonly code: OrderingRefusal; readonly agreementId: number };

/** Why a day cannot be chosen for all the orders together; null if it can. */
export function groupDayLock(
  facts: ReadonlyMap<number, OrderingFacts> | null,
  holidays: Readonly<Record<BerlinDate, string>>,
  date: BerlinDate,
): GroupDayLock | null {
  if (holidays[date] !== undefined) return { code: "holiday" };
  if (isWeekend(date)) return { code: "not_a_working_day" };
  if (facts === null) return { code: "unknown" };
  if (facts.size === 0) return { code: "nothing_chosen" };
  for (const [agreementId, each] of facts) {
    const verdict = canOrderOn(each, date);
    if (!verdict.allowed) return { code: verdict.reason, agreementId };
  }
  return null;
}
