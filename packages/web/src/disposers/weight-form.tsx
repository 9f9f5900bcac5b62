import { disposersApi } from "@kreislauf/contract/disposers";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useAmount } from "./use-amount.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Select } from "@kreislauf/ui/controls/select.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { Send } from "lucide-react";
import { useState } from "react";
import { call } from "../base/api.ts";
import { AnswerFailure } from "./answer-failure.tsx";
import type { DisposerAnswerProps } from "./disposer-answer-props.ts";
import { FormCard } from "./form-card.tsx";
import { parseTonnes } from "./parse-tonnes.ts";
import { type ChosenPhoto, PhotoField } from "./photo-field.tsx";
import { useAnswer } from "./use-answer.ts";
import { disposerTexts } from "./disposer.texts.ts";
import styles from "./disposer.module.css";

const codes = [
  ...Array.from({ length: 13 }, (_, index) => `R${index + 1}`),
  ...Array.from({ length: 15 }, (_, index) => `D${index + 1}`),
];

/** Reports the weight of the waste that was taken, with its treatment code and a photo. */
export function WeightForm(props: DisposerAnswerProps & { onBack: () => void }) {
  const { token, order, onBack } = props;
  const texts = useTexts(disposerTexts);
  const amount = useAmount(order);
  const [tonnes, setTonnes] = useState("");
  const [treatment, setTreatment] = useState("");
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const answer = useAnswer(props, (weightKg: number) =>
    call(disposersApi.executeByDisposer, {
      body: {
        token,
        version: order.version,
        weightKg,
        treatmentCode: treatment === "" ? null : treatment,
        photo: photo?.dataUri ?? null,
      },
    }),
  );
  const weightKg = parseTonnes(tonnes, order.amount);
  const send = () => {
    setIsChecked(true);
    if (weightKg !== undefined) answer.submit(weightKg);
  };
  return (
    <FormCard title={texts.weight.title} lead={`${amount}, ${order.wasteType.description}`} onSubmit={send}>
      <div className={styles.big}>
        <TextField
          label={texts.weight.label}
          inputMode="decimal"
          autoComplete="off"
          trailing={texts.weight.unit}
          value={tonnes}
          error={isChecked && weightKg === undefined ? texts.weight.invalid : undefined}
          onChange={({ target }) => setTonnes(target.value)}
        />
      </div>
      <Select
        label={texts.weight.treatment}
        optional
        options={[
          { value: "", label: texts.weight.noTreatment },
          ...codes.map((code) => ({ value: code, label: code })),
        ]}
        value={treatment}
        onChange={setTreatment}
      />
      <PhotoField photo={photo} onChange={setPhoto} />
      <AnswerFailure answer={answer} />
      <Button
        type="submit"
        block
        variant="primary"
        icon={Send}
        busy={answer.busy}
        busyText={answer.isWaiting ? texts.waiting : texts.sending}
      >
        {texts.weight.send}
      </Button>
      <Button block variant="ghost" onClick={onBack}>
        {texts.back}
      </Button>
      <p className={styles.quiet}>{texts.weight.after}</p>
    </FormCard>
  );
}
