import type { DocumentType } from "../documents/index.ts";
import { type ImportedTable, importedTables } from "../staff/index.ts";

/** The phases by which the inbox groups orders: what is to be done with them, or how they ended. */
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

/** The lists whose orders are counted beside the list; the other lists only grow and are not counted. */
export const countedDeskLists = ["open", "new", "proposal", "confirmed", "claimed", "question"] as const;

/** How the inbox's rows are sorted: by day, or the latest placed order first. */
export const deskSorts = ["day", "latest"] as const;
export type DeskSort = (typeof deskSorts)[number];

/** The filters of a saved view that can stop matching anything, like a company that is gone. */
export const deskViewFilters = ["companyId", "wasteTypeId", "disposer", "from", "to"] as const;
export type DeskViewFilter = (typeof deskViewFilters)[number];
export const maxDeskViewName = 40;
/** The most views that one person may save. */
export const maxDeskViews = 30;

/** Who has to act on a claim: the provider (open), the customer (answered), or nobody (closed). */
export const deskClaimStates = ["open", "answered", "closed"] as const;
export type DeskClaimState = (typeof deskClaimStates)[number];

/** Within how many service hours (service-hours.rules.ts) a claim is to be answered. */
export const claimAnswerHours = 16;
/** Claims on one page. */
export const deskClaimsPageSize = 100;

/** The address of the desk's stream of changes, relative to `/api`. */
export const deskLivePath = "/desk/v1/live";
/** The lists whose changes the stream reports. */
export const deskLiveRooms = ["orders", "agreements"] as const;

/** Counting stops at this number, which is shown as "999+". */
export const deskCountLimit = 1_000;
/** Orders on one page. */
export const deskPageSize = 50;
/** The most orders that one call answers or places. */
export const maxDeskOrders = 500;
/** The most kilograms that one container can carry. */
export const maxContainerKilograms = 40_000;

/** Whether nobody of a company was invited, somebody was only invited, or somebody has joined. */
export const deskAccessStates = ["none", "invited", "active"] as const;
/**
 * What the company list can be filtered by: for active companies, whether their people were invited or have joined; or
 * that the company is deactivated.
 */
export const deskAccessFilters = [...deskAccessStates, "deactivated"] as const;
export type DeskAccessFilter = (typeof deskAccessFilters)[number];
/** Companies on one page. */
export const deskCustomersPageSize = 50;
/** The most rows of each list on the page of a company. */
export const maxDeskCustomerRows = 500;

/**
 * The most changes and the most inquiries waiting for a decision, the oldest first, and the most quotes, the newest
 * first, that the desk lists.
 */
export const maxDeskTasks = 200;
/** Agreements on one page. */
export const deskAgreementsPageSize = 50;
/** The most orders that the preview of an agreement's end names. */
export const maxListedEndedOrders = 10;

/** Tables that can be imported at the desk. Each may need the ones before it, so they are imported in this sequence. */
export const deskImportKinds = importedTables;
export type DeskImportKind = ImportedTable;
export const maxDeskImportBytes = 10_000_000;
/** Maximum size of the request: a data URI is a third longer than its file; the rest is spare for other fields. */
export const maxDeskImportBodyBytes = Math.ceil((maxDeskImportBytes * 4) / 3) + 10_000;
export const maxDeskImportRows = 20_000;
/** The most rows with problems, and the most names of each kind, that a check lists. */
export const maxListedImportRows = 200;

/** The most files that are published together. */
export const maxDeskDocuments = 500;
/** Documents on one page. */
export const deskDocumentsPageSize = 50;
/** The abbreviations that stand for document types in file names. */
export const documentAbbreviations: Readonly<Record<string, DocumentType>> = {
  RE: "invoice",
  LB: "service_receipt",
  GS: "credit_note",
  ST: "cancellation_invoice",
  SG: "cancellation_credit_note",
};
/** The shortest reason of a correction, in characters; the customer reads the reason. */
export const minCorrectionReason = 5;
/** The longest reason of a correction, in characters. */
export const maxCorrectionReason = 300;
