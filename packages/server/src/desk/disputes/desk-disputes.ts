import { Refusal } from "@kreislauf/contract/base";
import type { DeskDispute, DeskDisputeState } from "@kreislauf/contract/desk";
import type { DisputeAnswer, LineReviewState } from "@kreislauf/contract/invoices";
import type { InTransaction, StaffContext } from "../../base/context.ts";
import { readStoredFile } from "../../base/files/read-stored-file.ts";
import {
  answerDispute,
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
  const invoices = [...new Map(rows.map((row) => [row.document_id, row])).values()];
  const messagesOf = new Map<number, Awaited<ReturnType<typeof listDisputeMessages>>>();
  const filesOf = new Map<number, Awaited<ReturnType<typeof listDisputeFiles>>>();
  const comparedOf = new Map<number, Awaited<ReturnType<typeof compareInvoices>>>();
  for (const { document_id: id, company_id, site_id, date } of invoices) {
    messagesOf.set(id, await listDisputeMessages(context, id));
    filesOf.set(id, await listDisputeFiles(context, id));
    comparedOf.set(id, await compareInvoices(context, [{ id, company_id, site_id, date }]));
  }
  return {
    disputes: rows.map((row) => {
      const compared = comparedOf.get(row.document_id)?.get(row.document_id) ?? [];
      const checked = compared.find((line) => line.row.position === row.position)?.checked;
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
        messages: (messagesOf.get(row.document_id) ?? [])
          .filter(({ position, event }) => position === row.position && event !== "accepted")
          .map((message) => ({
            id: message.id,
            event: message.event,
            reason: message.reason,
            text: message.text,
            author: message.author,
            at: message.sent_at,
            attachments: (filesOf.get(row.document_id) ?? [])
              .filter(({ message_id }) => message_id === message.id)
              .map((file) => ({
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

/** Answers a line as it was shown; whoever comes second is told. */
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
