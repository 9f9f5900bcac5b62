import { disposersApi } from "@kreislauf/contract/disposers";
import { ordersTexts, type TimeWindow, timeWindows } from "@kreislauf/contract/orders";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Field } from "@kreislauf/ui/controls/field.tsx";
import { SegmentedControl } from "@kreislauf/ui/controls/segmented-control.tsx";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { useId, useState } from "react";
import { call } from "../base/api.ts";
import { AnswerFailure } from "./answer-failure.tsx";
import type { DisposerAnswerProps } from "./disposer-answer-props.ts";
import { FormCard } from "./form-card.tsx";
import { useAnswer } from "./use-answer.ts";
import { disposerTexts } from "./disposer.texts.ts";
import styles from "./disposer.module.css";

/** Proposes another day than the desired one, from the days on which the order is possible. */
export function ProposalForm(props: DisposerAnswerProps & { onBack: () => void }) {
  const { token, order, onBack } = props;
  const texts = useTexts(disposerTexts);
  const { day } = useFormats();
  const words = useTexts(ordersTexts);
  const name = useId();
  const [date, setDate] = useState<string>();
  const [timeWindow, setTimeWindow] = useState<TimeWindow>("all_day");
  const [note, setNote] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const answer = useAnswer(props, (chosen: string) =>
    call(disposersApi.proposeByDisposer, {
      body: { token, version: order.version, date: chosen, timeWindow, note },
    }),
  );
  const dates = order.job?.offeredDates ?? [];
  const send = () => {
    setIsChecked(true);
    if (date !== undefined) answer.submit(date);
  };
  return (
    <FormCard title={texts.propose.title} lead={texts.propose.wished(day(order.desiredDate))} onSubmit={send}>
      {dates.length === 0 ? (
        <p>{texts.propose.none}</p>
      ) : (
        <>
          <Field
            label={texts.propose.day}
            kind="group"
            error={isChecked && date === undefined ? texts.propose.missing : undefined}
          >
            {() => (
              <div className={styles.days}>
                {dates.map((each) => {
                  const [weekday, numbers = ""] = day(each).split(", ", 2);
                  return (
                    <label key={each}>
                      <input
                        type="radio"
                        name={name}
                        aria-label={day(each)}
                        checked={each === date}
                        onChange={() => setDate(each)}
                      />
                      {weekday}
                      <small>{numbers.slice(0, 6)}</small>
                    </label>
                  );
                })}
              </div>
            )}
          </Field>
          <SegmentedControl
            label={texts.propose.time}
            fill
            options={timeWindows.map((value) => ({ value, label: words.timeWindow[value] }))}
            value={timeWindow}
            onChange={setTimeWindow}
          />
          <TextArea
            label={texts.propose.note}
            optional
            maxLength={400}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <AnswerFailure answer={answer} />
          <Button
            type="submit"
            block
            variant="primary"
            busy={answer.busy}
            busyText={answer.isWaiting ? texts.waiting : texts.sending}
          >
            {date === undefined ? texts.propose.sendOpen : texts.propose.send(day(date))}
          </Button>
        </>
      )}
      <Button block variant="ghost" onClick={onBack}>
        {texts.back}
      </Button>
    </FormCard>
  );
}
