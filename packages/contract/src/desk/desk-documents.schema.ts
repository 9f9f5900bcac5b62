import * as z from "zod/mini";
import { date, id, instant, nullableText, requiredText } from "../base/index.ts";
import {
  document,
  documentPublication,
  documentType,
  documentVersion,
  maxDocumentTextLengths,
} from "../documents/index.ts";
import { deskFileName } from "./desk-customers.schema.ts";
import { maxDeskDocuments, minCorrectionReason, maxCorrectionReason } from "./desk.codes.ts";

const contentHash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const looseNumber = nullableText(maxDocumentTextLengths.number);

/** What is known about a chosen file before it is published. */
export const deskDocumentRow = z.strictObject({
  type: z.nullable(documentType),
  number: looseNumber,
  /** The customer's number from the file name or the table; null if neither has one. */
  customerNumber: looseNumber,
  /** The company that the person chose; null if none was chosen. */
  companyId: z.nullable(id),
  siteNumber: looseNumber,
  contentHash,
});
export type DeskDocumentRow = z.output<typeof deskDocumentRow>;

export const deskDocumentCheck = z.strictObject({
  files: z.array(deskDocumentRow).check(z.minLength(1), z.maxLength(maxDeskDocuments)),
});

/** A company that a document can belong to. */
export const deskDocumentCompany = z.object({
  id,
  customerNumber: z.string(),
  name: z.string(),
  /** The company's sites by name, up to a limit. */
  sites: z.array(z.object({ id, name: z.string(), siteNumber: z.nullable(z.string()) })),
});
export type DeskDocumentCompany = z.output<typeof deskDocumentCompany>;

const existingDocument = z.object({
  id,
  companyId: id,
  siteId: id,
  version: z.int(),
  netAmount: z.nullable(z.int()),
  publishedOn: instant,
  hasSameContent: z.boolean(),
  /** Whether a new version may replace the document. */
  isCorrectable: z.boolean(),
});

/** What the portal knows of the files: `files` has one entry per row of the request, in the same sequence. */
export const deskDocumentFindings = z.object({
  companies: z.array(deskDocumentCompany),
  files: z.array(
    z.object({
      companyId: z.nullable(id),
      /**
       * The only site with the row's site number or, if the row has no site number, the company's only site; null if
       * there is no such site, or more than one.
       */
      siteId: z.nullable(id),
      /** The document that is already published with the same type and number; null if there is none. */
      existing: z.nullable(existingDocument),
    }),
  ),
});
export type DeskDocumentFindings = z.output<typeof deskDocumentFindings>;
export type DeskDocumentFinding = DeskDocumentFindings["files"][number];

const { serviceLocationId, type, number, monthOfService, netAmount, orderNumber, correctsNumber } =
  documentPublication.shape;

/** One file of a batch to publish. A correction names the version of the document that it replaces. */
export const deskPublication = z.strictObject({
  batchId: z.uuid(),
  serviceLocationId,
  type,
  number,
  date,
  monthOfService,
  netAmount,
  orderNumber,
  correctsNumber,
  /** A PDF as data URI. */
  file: z.string().check(z.minLength(1)),
  correction: z._default(
    z.nullable(
      z.strictObject({
        version: z.int(),
        /** Why the document is corrected; the customer reads the reason. */
        reason: requiredText(maxCorrectionReason).check(z.minLength(minCorrectionReason)),
      }),
    ),
    null,
  ),
});
export type DeskPublication = z.output<typeof deskPublication>;

export const deskPublicationAnswer = z.object({
  result: z.enum(["published", "corrected", "unchanged"]),
  documentId: id,
  version: z.int(),
});
export type DeskPublicationResult = z.output<typeof deskPublicationAnswer>["result"];

/** Fields of a document that the customer reads, too. */
const readByCustomer = z.pick(document, {
  grossAmount: true,
  dueDate: true,
  payment: true,
  supersededBy: true,
  orderId: true,
  orderNumber: true,
  orderCount: true,
  costCentre: true,
  costCentreCount: true,
});

/** A published document as a row of the desk's list. */
export const deskDocument = z.extend(readByCustomer, {
  id,
  type: documentType,
  number: z.string(),
  companyId: id,
  companyName: z.string(),
  customerNumber: z.string(),
  siteId: id,
  siteName: z.string(),
  siteNumber: z.nullable(z.string()),
  date,
  /** The first day of the month of service. */
  monthOfServiceDate: date,
  netAmount: z.nullable(z.int()),
  publishedOn: instant,
  version: z.int(),
  /** The number of people who opened the document. */
  openedBy: z.int(),
  /** When somebody last opened the document; null if nobody has. */
  lastOpenedOn: z.nullable(instant),
});
export type DeskDocument = z.output<typeof deskDocument>;

export const deskDocumentDetail = z.object({
  document: deskDocument,
  isCorrectable: z.boolean(),
  /** Earlier versions of the document, the newest first. */
  versions: z.array(documentVersion),
  /** The people who opened the document; the latest opening first. */
  openings: z.array(
    z.object({
      name: z.string(),
      openings: z.int(),
      firstOpenedOn: instant,
      lastOpenedOn: instant,
      version: z.int(),
    }),
  ),
  /** The names of people who were notified of the document and have not opened it. */
  unopenedBy: z.array(z.string()),
});
export type DeskDocumentDetail = z.output<typeof deskDocumentDetail>;

/** A table file with data of documents; each of its rows names the number of a document. */
export const deskDocumentTable = z.strictObject({
  fileName: deskFileName,
  /** CSV or XLSX as data URI. */
  file: z.string().check(z.minLength(1)),
});

export const deskDocumentFigures = z.object({
  number: z.string(),
  type: z.nullable(documentType),
  customerNumber: z.nullable(z.string()),
  siteNumber: z.nullable(z.string()),
  date: z.nullable(date),
  /** The month of service, `YYYY-MM`. */
  month: z.nullable(z.string()),
  netAmount: z.nullable(z.int()),
  orderNumber: z.nullable(z.string()),
  correctsNumber: z.nullable(z.string()),
});
export type DeskDocumentFigures = z.output<typeof deskDocumentFigures>;

export const deskDocumentTableAnswer = z.object({
  rows: z.array(deskDocumentFigures),
  problems: z.array(z.object({ line: z.int(), column: z.nullable(z.string()), message: z.string() })),
  ignoredHeadings: z.array(z.string()),
});
