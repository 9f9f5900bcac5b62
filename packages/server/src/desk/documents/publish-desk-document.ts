import { createHash } from "node:crypto";
import { Refusal } from "@kreislauf/contract/base";
import type { DeskPublication, DeskPublicationResult } from "@kreislauf/contract/desk";
import { type DocumentPublication, documentsTexts, pdfProblem } from "@kreislauf/contract/documents";
import type { InTransaction, StaffContext } from "../../base/context.ts";
import {
  correctDocument,
  decodeUploadedPdf,
  type DocumentRow,
  lockDocumentByNumber,
  noteInBatch,
  publishDocument,
} from "../../documents/index.ts";
import { recordStaffAction } from "../../staff/index.ts";
import { findCurrentHash } from "./desk-documents.store.ts";

type Working = InTransaction<StaffContext>;

/**
 * Publishes a file. If a document of this type and number exists at the site, it stays as it is if amount and file are
 * the same; otherwise it gets a new version if the desk gives a reason (`correction`), and the call is refused if not.
 * Also refused if another site has a document of this type and number.
 */
export async function publishDeskDocument(
  context: Working,
  { batchId, correction, ...wish }: DeskPublication,
): Promise<{ result: DeskPublicationResult; documentId: number; version: number }> {
  const publication: DocumentPublication = {
    ...wish,
    serviceReceiptNumbers: [],
    invoice: null,
    receipt: null,
  };
  const content = decodeUploadedPdf(wish.file);
  const problem = pdfProblem(content);
  if (problem !== null) throw new Refusal(problem);
  const existing = await lockDocumentByNumber(context, wish.type, wish.number);
  if (existing === undefined) {
    const document = await publishDocument(context, publication);
    await finish(context, document, { batchId, reason: null });
    return answer("published", document);
  }
  if (existing.site_id !== wish.serviceLocationId) throw new Refusal("document_exists");
  if (await isUnchanged(context, existing, wish.netAmount, content)) return answer("unchanged", existing);
  if (correction === null) throw new Refusal("document_exists");
  if (correction.version !== existing.version) throw new Refusal("document_changed");
  const corrected = await correctDocument(context, existing, {
    publication,
    reason: correction.reason,
    staffId: context.staff.staffId,
  });
  await finish(context, corrected, { batchId, reason: correction.reason });
  return answer("corrected", corrected);
}

const answer = (result: DeskPublicationResult, { id, version }: DocumentRow) => ({
  result,
  documentId: id,
  version,
});

/**
 * Whether file and amount equal those of the published document. The sign of the amount does not count, and neither
 * does a missing amount.
 */
async function isUnchanged(
  context: Working,
  existing: DocumentRow,
  netAmount: number | null,
  content: Buffer,
): Promise<boolean> {
  const hash = createHash("sha256").update(content).digest("hex");
  const hasSameAmount =
    netAmount === null || Math.abs(netAmount) === Math.abs(existing.net_cents ?? netAmount);
  return hasSameAmount && hash === (await findCurrentHash(context, existing.id));
}

async function finish(
  context: Working,
  document: DocumentRow,
  { batchId, reason }: { readonly batchId: string; readonly reason: string | null },
): Promise<void> {
  await noteInBatch(context, document, batchId, reason);
  await recordStaffAction(context, {
    staffId: context.staff.staffId,
    action: reason === null ? "document_published" : "document_corrected",
    kind: "document",
    subject: `${documentsTexts.de.type[document.type]} ${document.number}`,
    subjectId: document.id,
  });
}
