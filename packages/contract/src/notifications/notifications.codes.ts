import { type Access, isPermitted, needs, needsDocuments, permission, type Rights } from "../base/index.ts";

const { agreementManager, documentManager, fileExportManager, siteManager, orderManager } = permission;
const readers = needs(agreementManager, orderManager);

/** Switches in the account's settings that apply to mails and to the bell. */
type Setting =
  | "orderReceiptConfirmation"
  | "claimConfirmation"
  | "cancellationConfirmation"
  | "documentReceipt";

interface NotificationKindFacts {
  /** The permissions that a person needs to be notified. */
  readonly access: Access;
  /** The setting by which a person can switch this kind off; without a setting, it cannot be switched off. */
  readonly setting?: Setting;
  /** Whether this kind is also sent as a push message, because people must act on it or plan with it. */
  readonly isPushed?: true;
}

/** The kinds of notifications at the bell. What people did themselves is not shown to them. */
export const notificationKinds = {
  order_created: { access: readers, setting: "orderReceiptConfirmation" },
  order_proposed: { access: readers, isPushed: true },
  order_executed: { access: readers },
  order_failed_trip: { access: readers, isPushed: true },
  order_redeclared: { access: readers, isPushed: true },
  order_cancelled: { access: readers, setting: "cancellationConfirmation", isPushed: true },
  order_claimed: { access: readers, setting: "claimConfirmation" },
  order_claim_closed: { access: readers, setting: "claimConfirmation", isPushed: true },
  order_ticket_updated: { access: readers, setting: "claimConfirmation", isPushed: true },
  order_message: { access: readers, isPushed: true },
  agreement_change_accepted: { access: readers, isPushed: true },
  agreement_change_declined: { access: readers, isPushed: true },
  agreement_ended: { access: readers },
  inquiry_answered: { access: needs(agreementManager), isPushed: true },
  quote_received: { access: needs(agreementManager), isPushed: true },
  quote_accepted: { access: readers },
  quote_declined: { access: readers },
  quote_withdrawn: { access: needs(agreementManager), isPushed: true },
  container_reported: { access: needs(orderManager), isPushed: true },
  site_deactivated: { access: needs(siteManager) },
  proof_ending: { access: needs(fileExportManager, documentManager) },
  documents_published: { access: needsDocuments(documentManager), setting: "documentReceipt" },
  dispute_answered: { access: needsDocuments(documentManager), isPushed: true },
  approval_requested: { access: needs(permission.approver), isPushed: true },
  approval_approved: { access: readers },
  approval_declined: { access: readers, isPushed: true },
  approval_lapsed: { access: needs(agreementManager, orderManager, permission.approver), isPushed: true },
  budget_warned: { access: needs(permission.purchaser) },
  budget_used_up: { access: needs(permission.purchaser), isPushed: true },
  // Sent only to the person who requested the export.
  export_ready: { access: needs(fileExportManager, documentManager) },
  export_failed: { access: needs(fileExportManager, documentManager) },
} as const satisfies Record<string, NotificationKindFacts>;

export type NotificationKind = keyof typeof notificationKinds;

const notificationKindEntries = Object.entries(notificationKinds) as [
  NotificationKind,
  NotificationKindFacts,
][];

/** The kinds that are also sent as push messages, to people who switched push messages on. */
export const pushedKinds: ReadonlySet<NotificationKind> = new Set(
  notificationKindEntries.filter(([, { isPushed }]) => isPushed).map(([kind]) => kind),
);

/** For how many past days the bell shows notifications. */
export const notificationDays = 30;
export const maxNotifications = 50;

/** The kinds of notifications that a person gets, by their permissions and settings. */
export function notificationKindsFor(
  rights: Rights,
  settings: Readonly<Record<Setting, boolean>>,
): NotificationKind[] {
  return notificationKindEntries
    .filter(([, { access }]) => isPermitted(access, rights))
    .filter(([, { setting }]) => setting === undefined || settings[setting])
    .map(([kind]) => kind);
}

/** The longest title and text of an announcement, in characters. */
export const maxAnnouncementLengths = { title: 120, text: 500 } as const;
