import { type Access, isPermitted, needs, needsDocuments, permission, type Rights } from "../base/index.ts";

const { agreementManager, documentManager, fileExportManager, locationManager, orderManager } = permission;
const readers = needs(agreementManager, orderManager);

/** The switches of the account's settings, which hold for mails and for the bell alike. */
type Setting =
  | "orderReceiptConfirmation"
  | "claimConfirmation"
  | "cancellationConfirmation"
  | "documentReceipt";

interface KindFacts {
  /** Who may be told. */
  readonly access: Access;
  /** Switched off, nobody is told. */
  readonly setting?: Setting;
}

/** What the bell tells of, besides what people did themselves. */
export const happeningKinds = {
  order_created: { access: readers, setting: "orderReceiptConfirmation" },
  order_proposed: { access: readers },
  order_executed: { access: readers },
  order_failed_trip: { access: readers },
  order_redeclared: { access: readers },
  order_cancelled: { access: readers, setting: "cancellationConfirmation" },
  order_claimed: { access: readers, setting: "claimConfirmation" },
  order_claim_closed: { access: readers, setting: "claimConfirmation" },
  order_ticket_updated: { access: readers, setting: "claimConfirmation" },
  agreement_change_accepted: { access: readers },
  agreement_change_declined: { access: readers },
  agreement_ended: { access: readers },
  inquiry_answered: { access: needs(agreementManager) },
  site_deactivated: { access: needs(locationManager) },
  documents_published: { access: needsDocuments(documentManager), setting: "documentReceipt" },
  // Somebody waits for these.
  export_ready: { access: needs(fileExportManager) },
  export_failed: { access: needs(fileExportManager) },
} as const satisfies Record<string, KindFacts>;

export type HappeningKind = keyof typeof happeningKinds;

/** The bell goes back so far. */
export const happeningDays = 30;
export const mostHappenings = 50;

/** What a person is told of, by their rights and settings. */
export function toldKinds(rights: Rights, settings: Readonly<Record<Setting, boolean>>): HappeningKind[] {
  return (Object.entries(happeningKinds) as [HappeningKind, KindFacts][])
    .filter(([, { access }]) => isPermitted(access, rights))
    .filter(([, { setting }]) => setting === undefined || settings[setting])
    .map(([kind]) => kind);
}

/** What an announcement may say. */
export const longestAnnouncement = { title: 120, text: 500 } as const;
