import { type Language, Refusal } from "@kreislauf/contract/base";
import {
  type EvidenceSubject,
  maxEvidenceFiles,
  type SeparationEvidenceInput,
  type SeparationFolder,
  separationTexts,
} from "@kreislauf/contract/separation";
import type { SketchFile } from "@kreislauf/contract/sites";
import { recordAudit } from "../base/audit.ts";
import type { Context, TransactionContext } from "../base/context.ts";
import { readStoredFile } from "../base/files/read-stored-file.ts";
import type { StoredAttachment } from "../base/files/store-attachments.ts";
import { lockSite, type SiteRow } from "../sites/index.ts";
import { getSeparationFolder } from "./get-separation-folder.ts";
import { countEvidence, deleteEvidence, findEvidence, insertEvidence } from "./separation-evidence.store.ts";

/** What a piece of evidence is for, in words: `Textilien`, or `Erklärung des Entsorgers, Fuldawerk Entsorgung GmbH`. */
export function evidenceSubjectText(
  { subject, disposer }: { readonly subject: EvidenceSubject; readonly disposer: string },
  language: Language,
): string {
  const { class: fractions, evidenceSubject } = separationTexts[language];
  const words: Readonly<Record<EvidenceSubject, string>> = { ...fractions, ...evidenceSubject };
  return disposer === "" ? words[subject] : `${words[subject]}, ${disposer}`;
}

/** Adds photos and PDFs to the folder of a site and year; returns the folder. */
export async function addEvidence(
  context: TransactionContext,
  input: SeparationEvidenceInput,
  files: readonly StoredAttachment[],
): Promise<SeparationFolder> {
  const site = await lockSite(context, input.serviceLocationId);
  if (site === undefined) throw new Refusal("not_found");
  await writeEvidence(context, site, input, files);
  return await getSeparationFolder(context, input);
}

/** Adds files to one place in the folder of a locked site. Each place has a maximum number of files. */
export async function writeEvidence(
  context: TransactionContext,
  site: SiteRow,
  input: Omit<SeparationEvidenceInput, "attachments">,
  files: readonly StoredAttachment[],
): Promise<void> {
  const { actor, now, language } = context;
  const { year, subject, disposer, kind } = input;
  const present = await countEvidence(context, input);
  if (present + files.length > maxEvidenceFiles) throw new Refusal("separation_evidence_full");
  const place = { company_id: actor.companyId, site_id: site.id, year, subject, disposer, kind };
  const added = { added_at: now.toString(), added_by: actor.userId };
  await insertEvidence(
    context,
    files.map((file) => ({ ...place, ...file, ...added })),
  );
  await recordAudit(context, {
    companyId: actor.companyId,
    actorId: actor.userId,
    action: "separation_evidence_added",
    subject: `${site.alias}, ${evidenceSubjectText(input, language)} ${year}`,
    subjectId: site.id,
    after: { documents: files.map(({ file_name }) => file_name) },
  });
}

export async function removeEvidence(context: TransactionContext, id: number): Promise<SeparationFolder> {
  const { actor, language } = context;
  const file = await findEvidence(context, id);
  const site = file && (await lockSite(context, file.site_id));
  if (file === undefined || site === undefined) throw new Refusal("not_found");
  if ((await deleteEvidence(context, id)) === undefined) throw new Refusal("not_found");
  await recordAudit(context, {
    companyId: actor.companyId,
    actorId: actor.userId,
    action: "separation_evidence_removed",
    subject: `${site.alias}, ${evidenceSubjectText(file, language)} ${file.year}`,
    subjectId: site.id,
    before: { documents: [file.file_name] },
  });
  return await getSeparationFolder(context, { serviceLocationId: site.id, year: file.year });
}

/** A photo or PDF in the folder of a site that the person may see, to view or download. */
export async function getEvidence(context: Context, id: number): Promise<SketchFile> {
  return await readStoredFile(context, await findEvidence(context, id));
}
