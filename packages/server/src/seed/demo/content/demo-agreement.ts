import type { Cycle } from "@kreislauf/contract/agreements";
import { agreementType, type AgreementTypeId, type ContainerActionId } from "@kreislauf/contract/catalog";
import type { TimeWindow } from "@kreislauf/contract/orders";

/** How the life of an order ends; `open` leaves a past one waiting for feedback. */
export type Outcome = "open" | "done" | "claimed" | "cancelled" | "failedTrip";

/** An order that the demo always shows, near the day it starts on. */
export interface FixedDemoOrder {
  /** Working days of the site from today: 0 is today, or the next working day if today is none. */
  readonly inWorkingDays: number;
  readonly outcome?: Outcome;
  readonly action?: ContainerActionId;
  readonly amount?: number;
  readonly note?: string;
  /** E-mail address of who ordered; somebody of the site unless said. */
  readonly by?: string;
  /** Planned by the provider (user 95). */
  readonly byProvider?: true;
  /** Another date that the provider proposes, in working days of the site from today. */
  readonly proposal?: {
    readonly inWorkingDays: number;
    readonly timeWindow: TimeWindow;
    readonly note: string;
  };
  /** Orders of a site with the same word here were given together. */
  readonly group?: string;
}

/** An agreement of the demo, and how often something is ordered on it. */
export interface DemoAgreement {
  /** Name of the site. */
  readonly site: string;
  readonly wasteTypeId: number;
  readonly containerTypeId: number;
  readonly agreementTypeId: AgreementTypeId;
  /** On site now; 0 while it is only requested. */
  readonly containers: number;
  /** Usual orders: one of these actions, the amount between the two, about every so many days. */
  readonly usual?: {
    readonly actions: readonly ContainerActionId[];
    readonly amount: readonly [least: number, most: number];
    readonly everyDays: number;
  };
  readonly cycle?: Cycle & { readonly action: ContainerActionId };
  /** A change of the cycle that waits to be coordinated. */
  readonly pendingCycle?: Cycle;
  /** The change is coordinated and takes effect tomorrow. */
  readonly changeAccepted?: true;
  /** Days since it began; more than the 12 months of orders unless said. */
  readonly daysOld?: number;
  /** Its orders go back two years. Only those that weigh most: few orders (A has at most 1,500), yet a year to compare with. */
  readonly longStanding?: true;
  /** Ended this many days ago. */
  readonly endedDaysAgo?: number;
  readonly fixedOrders?: readonly FixedDemoOrder[];
}

type Orders = Pick<
  DemoAgreement,
  "fixedOrders" | "pendingCycle" | "changeAccepted" | "daysOld" | "longStanding"
>;

/** Binds agreements to a site, so that its list reads like its yard. */
export function agreementsAt(site: string) {
  return {
    /** A call-off: each of its orders is given by a person. */
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
    /** A periodic one: the system makes its orders. */
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
