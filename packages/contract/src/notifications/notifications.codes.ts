import { type Access, isPermitted, needs, needsDocuments, permission, type Rights } from "../base/index.ts";

const { agreementManager, documentManager, fileExportManager, siteManager, orderManager } = permission;
const readers = needs(agreementManager, orderManager);

/** The switches in the account's settings, which apply to mails and to the bell. */
type Setting =
  | "orderReceiptConfirmation"
  | "claimConfirmation"
  | "cancellationConfirmation"
  | "documentReceipt";

interface NotificationKindFacts {
  /** The permissions of those who are notified. */
  readonly access: Access;
  /** If switched off, nobody is notified. */
  readonly setting?: Setting;
  /** Worth a push message: somebody has to act on it or plans by it. */
  readonly isPushed?: true;
}

/** What the bell reports besides what people did themselves. */
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
  // Somebody has to act on these.
  export_ready: { access: needs(fileExportManager, documentManager) },
  export_failed: { access: needs(fileExportManager, documentManager) },
} as const satisfies Record<string, NotificationKindFacts>;

export type NotificationKind = keyof typeof notificationKinds;

const notificationKindEntries = Object.entries(notificationKinds) as [
  NotificationKind,
  NotificationKindFacts,
][];

/** What browsers show as a push message, if a person switched that on. */
export const pushedKinds: ReadonlySet<NotificationKind> = new Set(
  notificationKindEntries.filter(([, { isPushed }]) => isPushed).map(([kind]) => kind),
);

/** How far back the bell reaches. */
export const notificationDays = 30;
export const maxNotifications = 50;

/** What a person is notified of, according to their permissions and settings. */
export function notificationKindsFor(
  rights: Rights,
  settings: Readonly<Record<Setting, boolean>>,
): NotificationKind[] {
  return notificationKindEntries
    .filter(([, { access }]) => isPermitted(access, rights))
    .filter(([, { setting }]) => setting === undefined || settings[setting])
    .map(([kind]) => kind);
}

/** Limits of an announcement. */
export const maxAnnouncementLengths = { title: 120, text: 500 } as const;
