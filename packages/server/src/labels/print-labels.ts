import { type FileContent, berlinDate, Refusal } from "@kreislauf/contract/base";
import { type LabelPrint, maxPrintedLabels } from "@kreislauf/contract/labels";
import { type Context, inTransaction, type InTransaction } from "../base/context.ts";
import { nextCode } from "./change-label.ts";
import { codeStateOf, readTokenSource } from "./container-code.ts";
import { listPrintedRows, lockLabel, markPrinted, type PrintedRow, updateLabel } from "./labels.store.ts";
import { formatPhone } from "./printing/format-phone.ts";
import { labelPrintTexts } from "./printing/label-print.texts.ts";
import type { PrintedLabel } from "./printing/printed-label.ts";
import { renderLabels } from "./printing/render-labels.ts";
import { containerTypeOfRow, toLabelSheet, wasteTypeOfRow } from "./to-label-view.ts";

/** The labels as PDF. It is drawn after the transaction, so that the locks are not held meanwhile. */
export async function printLabels(context: Context, print: LabelPrint): Promise<FileContent> {
  const labels = await inTransaction(context, (transaction) => prepare(transaction, print));
  const content = await renderLabels(await Promise.all(labels.map(toReadablePhone)), print.size, {
    author: context.branding.operatorName,
    createdAt: context.now,
    language: print.language,
  });
  return {
    name: labelPrintTexts[print.language].fileName(berlinDate(context.now)),
    mediaType: "application/pdf",
    size: content.length,
    content: (async function* () {
      yield content;
    })(),
  };
}

async function toReadablePhone(label: PrintedLabel): Promise<PrintedLabel> {
  const { contact } = label;
  return contact === null
    ? label
    : { ...label, contact: { ...contact, phone: await formatPhone(contact.phone) } };
}

/**
 * Collects the labels to print. If they are printed with codes, containers without a code get one; existing codes stay.
 */
async function prepare(context: InTransaction, print: LabelPrint): Promise<PrintedLabel[]> {
  const ids = [...new Set(print.agreementIds)].toSorted((one, other) => one - other);
  const tokenOf = await readTokenSource(context.db);
  for (const id of ids) {
    const label = await lockLabel(context, id);
    if (!print.withCode) continue;
    if (label.token_hash === null) {
      const code = await nextCode(context, label);
      // A first code keeps the version, so that it does not disturb somebody who is editing the label's texts.
      const version = label.code_number === 0 ? label.version : label.version + 1;
      await updateLabel(context, label, { ...code, version });
    } else if (codeStateOf(label, tokenOf) !== "active") throw new Refusal("code_unprintable");
  }
  const rows = await listPrintedRows(context, ids);
  const count = rows.reduce((sum, row) => sum + copiesOf(row, print), 0);
  if (count > maxPrintedLabels) throw new Refusal("too_many_labels");
  // The time of printing is recorded only for labels with a code.
  if (print.withCode) await markPrinted(context, ids);
  return rows.flatMap((row) => {
    const copies = copiesOf(row, print);
    const address = print.withCode
      ? `${context.config.PUBLIC_URL}/#/container/${tokenOf(row.agreement_id, row.code_number ?? 0)}`
      : null;
    const shared: Omit<PrintedLabel, "number"> = {
      language: print.language,
      sheet: toLabelSheet(row),
      wasteType: wasteTypeOfRow(row),
      containerType: containerTypeOfRow(row, print.language),
      operator: context.branding.operatorName,
      company: row.company,
      site: { alias: row.alias, address: `${row.street} ${row.house_number}, ${row.zip} ${row.city}` },
      contact:
        print.withContact && row.contact_name !== null
          ? { name: row.contact_name, phone: row.contact_phone ?? "" }
          : null,
      address,
    };
    return Array.from({ length: copies }, (_, index) => ({
      ...shared,
      number: copies > 1 ? { this: index + 1, of: copies } : null,
    }));
  });
}

/** The number of copies; at least one, also for a container that is still to be placed. */
const copiesOf = ({ containers_on_site }: PrintedRow, { per }: LabelPrint) =>
  per === "container" ? Math.max(1, containers_on_site) : 1;
