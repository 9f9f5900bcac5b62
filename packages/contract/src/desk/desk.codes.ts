import type { DocumentType } from "../documents/index.ts";
import { type ImportedTable, importedTables } from "../staff/index.ts";

/** What the inbox sorts orders by: what is to be done with them, or how they ended. */
export const deskPhases = [
  "new",
  "proposal",
  "confirmed",
  "executed",
  "claimed",
  "failed",
  "cancelled",
] as const;
export type DeskPhase = (typeof deskPhases)[number];

/** What the inbox lists: all orders to be carried out, those of a phase, or those with an unanswered question. */
export const deskLists = ["open", ...deskPhases, "question"] as const;
export type DeskList = (typeof deskLists)[number];

/** Counted beside the list; the others only grow. */
export const countedDeskLists = ["open", "new", "proposal", "confirmed", "claimed", "question"] as const;

/** The order of the inbox's rows: by day, or the latest given first. */
export const deskSorts = ["day", "latest"] as const;
export type DeskSort = (typeof deskSorts)[number];

/** Filters of a saved view that can lose their meaning. */
export const deskViewFilters = ["companyId", "wasteTypeId", "disposer", "from", "to"] as const;
export type DeskViewFilter = (typeof deskViewFilters)[number];
export const maxDeskViewName = 40;
/** Views that one person may keep. */
export const maxDeskViews = 30;

/** For whom a claim waits: the provider, or the customer after an answer; or it is over. */
export const deskClaimStates = ["open", "answered", "closed"] as const;
export type DeskClaimState = (typeof deskClaimStates)[number];

/** Hours of service in which a claim is to be answered. */
export const claimAnswerHours = 16;
/** Claims of a page. */
export const deskClaimsPageSize = 100;

/** The desk's stream of changes, relative to `/api`, and the lists it names. */
export const deskLivePath = "/desk/v1/live";
export const deskLiveRooms = ["orders", "agreements"] as const;

/** Above it a count is "999+". */
export const deskCountLimit = 1_000;
/** Rows of a page. */
export const deskPageSize = 50;
/** Orders that are answered at once. */
export const maxDeskOrders = 500;
/** The most that one container can carry. */
export const maxContainerKilograms = 40_000;

/** Somebody of the company has joined, has only been invited, or nobody has been invited yet. */
export const deskAccessStates = ["none", "invited", "active"] as const;
/** What companies are listed by: the access of their people, or that nobody gets in any more. */
export const deskAccessFilters = [...deskAccessStates, "deactivated"] as const;
export type DeskAccessFilter = (typeof deskAccessFilters)[number];
/** Companies of a page. */
export const deskCustomersPageSize = 50;
/** The most of each list that the page of a company shows. */
export const maxDeskCustomerRows = 500;

/** Changes and inquiries that are listed, the oldest first. */
export const maxDeskTasks = 200;
/** Agreements of a page. */
export const deskAgreementsPageSize = 50;
/** Orders that are named of those an end cancels. */
export const maxListedEndedOrders = 10;

/** Tables that are imported at the desk, in the order in which each needs the ones before it. */
export const deskImportKinds = importedTables;
export type DeskImportKind = ImportedTable;
export const maxDeskImportBytes = 10_000_000;
/** A data URI is a third longer than what it holds. */
export const maxDeskImportBodyBytes = Math.ceil((maxDeskImportBytes * 4) / 3) + 10_000;
export const maxDeskImportRows = 20_000;
/** The most rows with problems, and names, that a check lists. */
export const maxListedImportRows = 200;

/** Files that are published together. */
export const maxDeskDocuments = 500;
/** Documents of a page. */
export const deskDocumentsPageSize = 50;
/** How file names write the type. */
export const documentAbbreviations: Readonly<Record<string, DocumentType>> = {
  RE: "invoice",
  LB: "service_receipt",
  GS: "credit_note",
  ST: "cancellation_invoice",
  SG: "cancellation_credit_note",
};
/** A correction's reason, which the customer reads, in characters. */
export const minCorrectionReason = 5;
export const maxCorrectionReason = 300;
