import type { Cycle } from "@kreislauf/contract/agreements";
import { agreementType, type AgreementTypeId, type ContainerActionId } from "@kreislauf/contract/catalog";
import type { TimeWindow } from "@kreislauf/contract/orders";

/** The final state of an order. A past order that is `open` waits for feedback. */
export type Outcome = "open" | "done" | "claimed" | "cancelled" | "failedTrip";

/** An order that the demo always has, close to the day on which it is seeded. */
export interface FixedDemoOrder {
  /** Working days of the site from today; 0 is today, or the next working day if today is not one. */
  readonly inWorkingDays: number;
  readonly outcome?: Outcome;
  readonly action?: ContainerActionId;
  readonly amount?: number;
  readonly note?: string;
  /** E-mail address of the person who placed the order; by default a random person who may order at the site. */
  readonly by?: string;
  /** Placed by the provider instead of a person of the company. */
  readonly byProvider?: true;
  /** Another date proposed by the provider, in working days of the site from today. */
  readonly proposal?: {
    readonly inWorkingDays: number;
    readonly timeWindow: TimeWindow;
    readonly note: string;
  };
  /** Orders of a site with the same value here were placed together. */
  readonly group?: string;
}

/** An agreement of the demo, and how often orders are placed on it. */
export interface DemoAgreement {
  /** Name of the site. */
  readonly site: string;
  readonly wasteTypeId: number;
  readonly containerTypeId: number;
  readonly agreementTypeId: AgreementTypeId;
  /** Number of containers on site now; 0 while the agreement is only requested. */
  readonly containers: number;
  /** Ordinary orders: one of these actions, with an amount in this range, about every `everyDays` days. */
  readonly usual?: {
    readonly actions: readonly ContainerActionId[];
    readonly amount: readonly [least: number, most: number];
    readonly everyDays: number;
  };
  readonly cycle?: Cycle & { readonly action: ContainerActionId };
  /** A requested change of the cycle. */
  readonly pendingCycle?: Cycle;
  /** `pendingCycle` has been accepted and takes effect tomorrow. */
  readonly changeAccepted?: true;
  /** Days since the agreement began; by default longer than the 12 months of orders. */
  readonly daysOld?: number;
  /**
   * The agreement's orders go back two years, so that there is an earlier year to compare with. Set only for the
   * heaviest waste, which shows in the comparison with few orders: company A may have at most 1,500.
   */
  readonly longStanding?: true;
  /** Days since the agreement ended. */
  readonly endedDaysAgo?: number;
  readonly fixedOrders?: readonly FixedDemoOrder[];
}

type Orders = Pick<
  DemoAgreement,
  "fixedOrders" | "pendingCycle" | "changeAccepted" | "daysOld" | "longStanding"
>;

/** Creates agreements of one site. */
export function agreementsAt(site: string) {
  return {
    /** A call-off agreement: people place each of its orders. */
    callOff: (
      wasteTypeId: number,
      containerTypeId: number,
      containers: number,
      usual: NonNullable<DemoAgreement["usual"]>,
      more: Orders = {},
    ): DemoAgreement => ({
      site,
      wasteTypeId,
      containerTypeId,
      agreementTypeId: agreementType.callOff,
      containers,
      usual,
      ...more,
    }),
    /** A periodic agreement: the system creates its orders. */
    periodic: (
      wasteTypeId: number,
      containerTypeId: number,
      containers: number,
      cycle: NonNullable<DemoAgreement["cycle"]>,
      more: Orders = {},
    ): DemoAgreement => ({
      site,
      wasteTypeId,
      containerTypeId,
      agreementTypeId: agreementType.periodic,
      containers,
      cycle,
      ...more,
    }),
  };
}
