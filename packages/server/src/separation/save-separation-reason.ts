import { Refusal } from "@kreislauf/contract/base";
import {
  type SeparationFolder,
  type SeparationReasonInput,
  separationTexts,
} from "@kreislauf/contract/separation";
import { recordAudit } from "../base/audit.ts";
import type { TransactionContext } from "../base/context.ts";
import type { StoredAttachment } from "../base/files/store-attachments.ts";
import { lockSite } from "../sites/index.ts";
import { writeEvidence } from "./change-evidence.ts";
import { getSeparationFolder } from "./get-separation-folder.ts";
import { listSeparationReasons, writeSeparationReason } from "./separation.store.ts";

/**
 * Saves the reason why a fraction is not collected separately, with its evidence. The former reason stays in the audit
 * log.
 */
export async function saveSeparationReason(
  context: TransactionContext,
  input: SeparationReasonInput,
  files: readonly StoredAttachment[],
): Promise<SeparationFolder> {
  const { actor, language } = context;
  const site = await lockSite(context, input.serviceLocationId);
  if (site === undefined) throw new Refusal("not_found");
  const former = (await listSeparationReasons(context, input)).find(
    ({ fraction }) => fraction === input.fraction,
  );
  if ((await writeSeparationReason(context, input)) === undefined) {
    throw new Refusal("separation_reason_changed");
  }
  const texts = separationTexts[language];
  const said = (one: Pick<SeparationReasonInput, "reason" | "explanation">) =>
    [texts.reason[one.reason], one.explanation].filter(Boolean).join(": ");
  await recordAudit(context, {
    companyId: actor.companyId,
    actorId: actor.userId,
    action: "separation_reason_saved",
    subject: `${site.alias}, ${texts.class[input.fraction]} ${input.year}`,
    subjectId: site.id,
    ...(former && { before: { reason: said(former) } }),
    after: { reason: said(input) },
  });
  if (files.length > 0) {
    await writeEvidence(context, site, { ...input, subject: input.fraction, disposer: "" }, files);
  }
  return await getSeparationFolder(context, input);
}
