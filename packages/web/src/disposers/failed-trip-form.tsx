import {
  disposersApi,
  disposersTexts,
  type FailedTripKind,
  failedTripKinds,
} from "@kreislauf/contract/disposers";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { ChoiceRows } from "@kreislauf/ui/controls/choice-rows.tsx";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { useState } from "react";
import { call } from "../base/api.ts";
import { AnswerFailure } from "./answer-failure.tsx";
import type { DisposerAnswerProps } from "./disposer-answer-props.ts";
import { FormCard } from "./form-card.tsx";
import { type ChosenPhoto, PhotoField } from "./photo-field.tsx";
import { useAnswer } from "./use-answer.ts";
import { disposerTexts } from "./disposer.texts.ts";

/** Reports a failed trip: the reason, with a photo of the place. */
export function FailedTripForm(props: DisposerAnswerProps & { onBack: () => void }) {
  const { token, order, onBack } = props;
  const texts = useTexts(disposerTexts);
  const kinds = useTexts(disposersTexts).failedTrip;
  const [kind, setKind] = useState<FailedTripKind | null>(null);
  const [text, setText] = useState("");
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const answer = useAnswer(props, (chosen: FailedTripKind) =>
    call(disposersApi.failByDisposer, {
      body: { token, version: order.version, kind: chosen, text, photo: photo?.dataUri ?? null },
    }),
  );
  const isTextMissing = kind === "other" && text.trim() === "";
  const send = () => {
    setIsChecked(true);
    if (kind !== null && !isTextMissing) answer.submit(kind);
  };
  return (
    <FormCard title={texts.failure.title} lead={texts.failure.lead} onSubmit={send}>
      <ChoiceRows
        label={texts.failure.kind}
        options={failedTripKinds.map((value) => ({ value, title: kinds[value] }))}
        value={kind}
        onChange={setKind}
        error={isChecked && kind === null ? texts.failure.missing : undefined}
      />
      <TextArea
        label={texts.failure.text}
        optional={kind !== "other"}
        maxLength={400}
        value={text}
        error={isChecked && isTextMissing ? texts.failure.textMissing : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <PhotoField photo={photo} onChange={setPhoto} />
      <AnswerFailure answer={answer} />
      <Button
        type="submit"
        block
        variant="dangerSolid"
        busy={answer.busy}
        busyText={answer.isWaiting ? texts.waiting : texts.sending}
      >
        {texts.failure.send}
      </Button>
      <Button block variant="ghost" onClick={onBack}>
        {texts.back}
      </Button>
    </FormCard>
  );
}
