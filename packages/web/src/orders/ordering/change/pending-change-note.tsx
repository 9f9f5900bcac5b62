import { formatCycle, type PendingChange } from "@kreislauf/contract/agreements";
import { berlinDate } from "@kreislauf/contract/base";
import { catalogTexts } from "@kreislauf/contract/catalog";
import { RefreshCw } from "lucide-react";
import { toCycle } from "../../../agreements/index.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { changeAgreementTexts } from "./change-agreement.texts.ts";

interface PendingChangeNoteProps {
  change: PendingChange;
  /** Whether somebody else requested the change while the dialog was open. */
  isNew: boolean;
}

/** Who requested which change and when; for an accepted change, from which day it takes effect. */
export function PendingChangeNote({ change, isNew }: PendingChangeNoteProps) {
  const texts = useTexts(changeAgreementTexts);
  const language = useLanguage();
  const { date } = useFormats();
  const { agreementType } = useTexts(catalogTexts);
  const cycle = toCycle(change);
  const requested = cycle ? formatCycle(cycle, language) : agreementType[change.agreementTypeId];
  const { requestedOn, requestedBy, effectiveOn } = change;
  return effectiveOn === null ? (
    <Note variant="warning" icon={RefreshCw} title={isNew ? texts.pendingMeanwhile : texts.pending}>
      {texts.pendingText(date(berlinDate(Temporal.Instant.from(requestedOn))), requestedBy.name, requested)}
    </Note>
  ) : (
    <Note icon={RefreshCw} title={texts.accepted}>
      {texts.acceptedText(date(effectiveOn), requested)}
    </Note>
  );
}
