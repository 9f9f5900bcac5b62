import type { DisposerOrder } from "@kreislauf/contract/disposers";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { DefinitionList } from "@kreislauf/ui/data/definition-list.tsx";
import { Ban, Check, Undo2 } from "lucide-react";
import { useBranding } from "../base/branding.ts";
import { CallDispatch } from "./call-dispatch.tsx";
import { Outcome } from "./outcome.tsx";
import { disposerTexts } from "./disposer.texts.ts";
import styles from "./disposer.module.css";

/** An order that needs no answer any more: what was reported about it, or why nobody should drive there. */
export function EndedOrder({ order }: { order: DisposerOrder }) {
  const { stage, cancelledOn, executedOn, weightKg, treatmentCode, hasPhoto, answeredOn } = order;
  const texts = useTexts(disposerTexts);
  const { day, dateTime, weight } = useFormats();
  const { supportPhone } = useBranding();
  const wrong = supportPhone !== "" && <p className={styles.quiet}>{texts.wrong(supportPhone)}</p>;
  if (stage === "cancelled") {
    return (
      <Outcome icon={Ban} tone="neutral" title={texts.cancelled.title}>
        <p>
          {cancelledOn === null
            ? texts.cancelled.textWithoutTime
            : texts.cancelled.text(dateTime(cancelledOn))}
        </p>
        <CallDispatch />
      </Outcome>
    );
  }
  if (stage === "failed") {
    return (
      <Outcome icon={Undo2} tone="neutral" title={texts.failed.title}>
        <p>{order.failedTripReason}</p>
        {wrong}
      </Outcome>
    );
  }
  if (stage !== "reported" || executedOn === null) {
    return (
      <Outcome icon={Check} title={texts.over.title}>
        <p className={styles.quiet}>{texts.over.text}</p>
        {wrong}
      </Outcome>
    );
  }
  const facts = [
    ...(treatmentCode === null ? [] : [{ label: texts.reported.treatment, value: treatmentCode }]),
    ...(hasPhoto ? [{ label: texts.reported.photo, value: texts.reported.withPhoto }] : []),
    ...(answeredOn === null ? [] : [{ label: texts.reported.answered, value: dateTime(answeredOn) }]),
  ];
  return (
    <Outcome icon={Check} title={texts.reported.title}>
      <p>
        {weightKg === null
          ? texts.reported.withoutWeight(day(executedOn))
          : texts.reported.text(weight(weightKg), day(executedOn))}
      </p>
      {facts.length > 0 && <DefinitionList entries={facts} inRows />}
      {wrong}
    </Outcome>
  );
}
