import { Refusal } from "@kreislauf/contract/base";
import type { DeskDispute, DeskDisputeState } from "@kreislauf/contract/desk";
import type { DisputeAnswer, LineReviewState } from "@kreislauf/contract/invoices";
import type { InTransaction, StaffContext } from "../../base/context.ts";
import { readStoredFile } from "../../base/files/read-stored-file.ts";
import {
  answerDispute,
  type ComparedLine,
  compareInvoices,
  findCreditNote,
  findDisputeFile,
  listDisputeFiles,
  listDisputeMessages,
  lockLine,
} from "../../invoices/index.ts";
import { recordStaffAction } from "../../staff/index.ts";
import { listDisputes } from "./desk-disputes.store.ts";

export async function listDeskDisputes(
  context: StaffContext,
  state: DeskDisputeState,
): Promise<{ disputes: DeskDispute[] }> {
  const rows = await listDisputes(context, state);
  const invoiceIds = [...new Set(rows.map((row) => row.document_id))];
  const messages = await listDisputeMessages(context, invoiceIds);
  const files = await listDisputeFiles(context, invoiceIds);
  const messagesOf = Map.groupBy(messages, (message) => `${message.document_id} ${message.position}`);
  const filesOf = Map.groupBy(files, (file) => file.message_id);
  const comparedOf = new Map<number, readonly ComparedLine[]>();
  for (const ofCompany of Map.groupBy(rows, (row) => row.company_id).values()) {
    const invoices = new Map(ofCompany.map(({ document_id: id, ...row }) => [id, { id, ...row }]));
    for (const [id, lines] of await compareInvoices(context, [...invoices.values()]))
      comparedOf.set(id, lines);
  }
  return {
    disputes: rows.map((row) => {
      const compared = comparedOf.get(row.document_id);
      const checked = compared?.find((line) => line.row.position === row.position)?.checked;
      return {
        documentId: row.document_id,
        number: row.number,
        position: row.position,
        version: row.version,
        companyName: row.company_name,
        customerNumber: row.customer_number,
        siteName: row.site_name,
        description: row.description,
        orderNumber: row.order_number,
        netAmount: row.net_cents,
        expectedAmount: checked?.expectedAmount ?? null,
        deviations: (checked?.deviations ?? []).map(({ kind }) => kind),
        state: row.state,
        answerBy: row.answer_by,
        creditNoteNumber: row.credit_note_number,
        messages: (messagesOf.get(`${row.document_id} ${row.position}`) ?? [])
          .filter(({ event }) => event !== "accepted")
          .map((message) => ({
            id: message.id,
            event: message.event,
            reason: message.reason,
            text: message.text,
            author: message.author,
            at: message.sent_at,
            attachments: (filesOf.get(message.id) ?? []).map((file) => ({
              id: file.id,
              fileName: file.file_name,
              mediaType: file.media_type,
              sizeBytes: file.size_bytes,
            })),
          })),
      };
    }),
  };
}

/**
 * Answers a dispute about a line. Refused if the line has changed since it was shown, for example by another answer, or
 * if the credit note that the answer names is unknown.
 */
export async function answerDeskDispute(
  context: InTransaction<StaffContext>,
  { documentId, position }: { readonly documentId: number; readonly position: number },
  { version, ...answer }: DisputeAnswer & { readonly version: number },
): Promise<{ state: LineReviewState }> {
  const line = await lockLine(context, documentId, position);
  if (line === undefined || line.state === null) throw new Refusal("not_found");
  if (line.version !== version) throw new Refusal("invoice_line_changed");
  const { outcome, creditNoteNumber } = answer;
  if (outcome === "credited" && creditNoteNumber) {
    const note = await findCreditNote(context, line.company_id, creditNoteNumber);
    if (note === undefined) throw new Refusal("credit_note_unknown");
  }
  const { state } = await answerDispute(context, line, answer);
  await recordStaffAction(context, {
    staffId: context.staff.staffId,
    action: "dispute_answered",
    kind: "document",
    subject: `${line.number}, Position ${position}`,
    subjectId: documentId,
  });
  return { state };
}

export async function getDeskDisputeAttachment(
  context: StaffContext,
  documentId: number,
  attachmentId: number,
) {
  return await readStoredFile(context, await findDisputeFile(context, documentId, attachmentId));
}
