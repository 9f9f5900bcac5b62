import { Refusal } from "@kreislauf/contract/base";
import { documentsTexts } from "@kreislauf/contract/documents";
import {
  canAcceptLine,
  canDisputeLine,
  canWithdrawDispute,
  checkTotals,
  type CheckedInvoiceLine,
  type InvoiceCheck,
} from "@kreislauf/contract/invoices";
import type { SketchFile } from "@kreislauf/contract/sites";
import type { Context } from "../base/context.ts";
import { readStoredFile } from "../base/files/read-stored-file.ts";
import {
  getDocumentFigures,
  getDocumentListRow,
  listReadableIds,
  toPaymentView,
} from "../documents/index.ts";
import { compareInvoices, type ComparedLine } from "./compare-invoice.ts";
import { getSiteName, listPayments, toChargedLine } from "./invoice-lines.store.ts";
import { findFile, listFiles, listMessages, listReviews } from "./line-reviews.store.ts";

/** The check of an invoice that the person may see: its compared lines, with what was decided on them. */
export async function getInvoiceCheck(context: Context, documentId: number): Promise<InvoiceCheck> {
  const row = await getDocumentListRow(context, documentId);
  const { figures } = await getDocumentFigures(context, documentId);
  if (row.type !== "invoice" || figures === null) throw new Refusal("not_found");
  const { companyId: company_id } = context.actor;
  const invoice = { id: row.id, company_id, site_id: row.site_id, date: row.date };
  const compared = (await compareInvoices(context, [invoice])).get(row.id) ?? [];
  const earlier = await listReadableIds(
    context,
    compared.flatMap(({ checked }) => checked.alsoOn?.id ?? []),
  );
  const reviewOf = await readReviews(context, documentId);
  return {
    id: row.id,
    number: row.number,
    date: row.date,
    dueDate: row.due_date,
    payment: await readPayment(context, row),
    serviceLocationId: row.site_id,
    site: await getSiteName(context, row.site_id),
    costCentre: figures.costCentre,
    purchaseOrderNumber: figures.purchaseOrderNumber,
    grossAmount: figures.grossAmount,
    ...checkTotals(
      compared.map((line) => toChargedLine(line.row)),
      compared.map(({ checked }) => checked),
    ),
    checkedAt: context.now.toString(),
    supersededBy:
      row.superseding_id === null || row.superseding_number === null
        ? null
        : { id: row.superseding_id, number: row.superseding_number },
    lines: compared.map((line, index) => {
      const shown = figures.lines[index];
      return {
        ...factsOf(line, documentsTexts[context.language].unit[line.row.unit]),
        alsoOn: toLink(line.checked.alsoOn, earlier),
        note: shown?.note ?? null,
        order: shown?.order ?? null,
        receipt: shown?.receipt ?? null,
        review: reviewOf(line, row.is_superseded),
      };
    }),
  };
}

async function readPayment(
  context: Context,
  row: Awaited<ReturnType<typeof getDocumentListRow>>,
): Promise<InvoiceCheck["payment"]> {
  const payment = toPaymentView(row);
  if (payment === null) return null;
  const payments = payment.paidAmount === 0 ? [] : await listPayments(context, row.id);
  return {
    ...payment,
    payments: payments.map(({ paid_on, cents, reference }) => ({ date: paid_on, amount: cents, reference })),
  };
}

const factsOf = ({ row, checked, order }: ComparedLine, unit: string) => ({
  position: row.position,
  description: row.description,
  quantity: row.quantity_thousandths / 1_000,
  unit,
  unitPrice: row.unit_price_cents,
  netAmount: row.net_cents,
  serviceDate: row.service_date,
  hasPhoto: order !== undefined && order.execution_photo_id !== null,
  orderedAmount: order?.amount ?? null,
  weighedKg: order?.weight_kg ?? null,
  agreed: checked.agreed,
  expectedAmount: checked.expectedAmount,
  result: checked.result,
  deviations: [...checked.deviations],
});

/** Hides the id and number of another invoice of the company if it is for a site that the person does not see. */
const toLink = (
  alsoOn: ComparedLine["checked"]["alsoOn"],
  readable: ReadonlySet<number>,
): CheckedInvoiceLine["alsoOn"] =>
  alsoOn === null || readable.has(alsoOn.id) ? alsoOn : { id: null, number: null };

async function readReviews(context: Context, documentId: number) {
  const reviews = new Map((await listReviews(context, documentId)).map((row) => [row.position, row]));
  const messages = reviews.size === 0 ? [] : await listMessages(context, [documentId]);
  const files = messages.length === 0 ? [] : await listFiles(context, [documentId]);
  return ({ row, checked }: ComparedLine, isOver: boolean): CheckedInvoiceLine["review"] => {
    const review = reviews.get(row.position);
    const facts = {
      state: review?.state ?? null,
      disputes: review?.disputes ?? 0,
      isCredit: checked.result === "credit",
      isOver,
    };
    return {
      state: facts.state,
      version: review?.version ?? 0,
      answerBy: isOver ? null : (review?.answer_by ?? null),
      creditNote:
        review?.credit_note_id && review.credit_note_number
          ? { id: review.credit_note_id, number: review.credit_note_number }
          : null,
      messages: messages
        .filter(({ position }) => position === row.position)
        .map((message) => ({
          id: message.id,
          event: message.event,
          reason: message.reason,
          text: message.text,
          at: message.sent_at,
          fromProvider: message.from_provider,
          author: message.author,
          attachments: files
            .filter(({ message_id }) => message_id === message.id)
            .map((file) => ({
              id: file.id,
              fileName: file.file_name,
              mediaType: file.media_type,
              sizeBytes: file.size_bytes,
            })),
        })),
      canAccept: canAcceptLine(facts).allowed,
      canDispute: canDisputeLine(facts).allowed,
      canWithdraw: canWithdrawDispute(facts).allowed,
    };
  };
}

/** A photo or PDF of a dispute about an invoice that the person may see. */
export async function getDisputeAttachment(
  context: Context,
  documentId: number,
  attachmentId: number,
): Promise<SketchFile> {
  const { id } = await getDocumentListRow(context, documentId);
  return await readStoredFile(context, await findFile(context, id, attachmentId));
}
