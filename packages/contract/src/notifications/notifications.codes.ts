import { permission } from "../base/index.ts";

const { agreementManager, locationManager, orderManager } = permission;
const readers = [agreementManager, orderManager] as const;

/** The switches of the account's settings, which hold for mails and for the bell alike. */
type Setting = "orderReceiptConfirmation" | "claimConfirmation" | "cancellationConfirmation";

interface KindFacts {
  /** One of these rights is needed to be told. */
  readonly needs: readonly number[];
  /** Switched off, nobody is told. */
  readonly setting?: Setting;
}

/** What the bell tells of, besides what people did themselves. */
export const happeningKinds = {
  order_created: { needs: readers, setting: "orderReceiptConfirmation" },
  order_proposed: { needs: readers },
  order_executed: { needs: readers },
  order_failed_trip: { needs: readers },
  order_redeclared: { needs: readers },
  order_cancelled: { needs: readers, setting: "cancellationConfirmation" },
  order_claimed: { needs: readers, setting: "claimConfirmation" },
  order_claim_closed: { needs: readers, setting: "claimConfirmation" },
  order_ticket_updated: { needs: readers, setting: "claimConfirmation" },
  agreement_change_accepted: { needs: readers },
  agreement_change_declined: { needs: readers },
  agreement_ended: { needs: readers },
  inquiry_answered: { needs: [agreementManager] },
  site_deactivated: { needs: [locationManager] },
} as const satisfies Record<string, KindFacts>;

export type HappeningKind = keyof typeof happeningKinds;

/** The bell goes back so far. */
export const happeningDays = 30;
export const mostHappenings = 50;

/** What a person is told of, by their rights and settings. */
export function toldKinds(
  permissions: ReadonlySet<number>,
  settings: Readonly<Record<Setting, boolean>>,
): HappeningKind[] {
  return (Object.entries(happeningKinds) as [HappeningKind, KindFacts][])
    .filter(([, { needs }]) => needs.some((wanted) => permissions.has(wanted)))
    .filter(([, { setting }]) => setting === undefined || settings[setting])
    .map(([kind]) => kind);
}

/** What an announcement may say. */
export const longestAnnouncement = { title: 120, text: 500 } as const;
