import { disposersApi } from "@kreislauf/contract/disposers";
import { ordersTexts } from "@kreislauf/contract/orders";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Calendar, Check, Hourglass, Scale, Undo2 } from "lucide-react";
import { useState } from "react";
import { call } from "../base/api.ts";
import type { DisposerAnswerProps } from "./disposer-answer-props.ts";
import { AnswerFailure } from "./answer-failure.tsx";
import { EndedOrder } from "./ended-order.tsx";
import { FailedTripForm } from "./failed-trip-form.tsx";
import { Outcome } from "./outcome.tsx";
import { ProposalForm } from "./proposal-form.tsx";
import { useAnswer } from "./use-answer.ts";
import { WeightForm } from "./weight-form.tsx";
import { disposerTexts } from "./disposer.texts.ts";
import styles from "./disposer.module.css";

/** What the disposer can do at this stage of the order: first answer whether they take it, then report how it went. */
export function DisposerAnswer(props: DisposerAnswerProps) {
  const { token, order } = props;
  const { stage, version, desiredDate, answerBy } = order;
  const texts = useTexts(disposerTexts);
  const { day, deadline } = useFormats();
  const { timeWindowOnDay } = useTexts(ordersTexts);
  const [form, setForm] = useState<"propose" | "weight" | "failure">();
  const confirmation = useAnswer(props, () =>
    call(disposersApi.confirmByDisposer, { body: { token, version, confirmedDate: desiredDate } }),
  );
  const open = (next: NonNullable<typeof form>) => {
    confirmation.withdraw();
    setForm(next);
  };
  const back = () => setForm(undefined);
  if (form === "propose") return <ProposalForm {...props} onBack={back} />;
  if (form === "weight") return <WeightForm {...props} onBack={back} />;
  if (form === "failure") return <FailedTripForm {...props} onBack={back} />;

  const confirm = (text: string, variant: "primary" | "secondary" = "primary") => (
    <Button
      block
      icon={Check}
      variant={variant}
      busy={confirmation.busy}
      busyText={confirmation.isWaiting ? texts.waiting : texts.sending}
      onClick={() => confirmation.submit()}
    >
      {text}
    </Button>
  );
  const propose = (text: string) => (
    <Button block icon={Calendar} onClick={() => open("propose")}>
      {text}
    </Button>
  );
  const failure = <AnswerFailure answer={confirmation} />;

  if (stage === "answer") {
    return (
      <section className={styles.answer} aria-label={texts.answer.title}>
        <h2>{texts.answer.title}</h2>
        <p className={styles.quiet}>
          {answerBy === null ? texts.answer.lead : texts.answer.by(deadline(answerBy))}
        </p>
        {failure}
        {confirm(texts.answer.confirm(day(desiredDate)))}
        {propose(texts.answer.propose)}
        <p className={`${styles.quiet} ${styles.later}`}>{texts.answer.later}</p>
      </section>
    );
  }
  if (stage === "proposed" && order.proposal !== null) {
    const { date, timeWindow } = order.proposal;
    return (
      <Outcome icon={Hourglass} tone="neutral" title={texts.proposed.title}>
        <p className={styles.quiet}>{texts.proposed.text(day(date), timeWindowOnDay[timeWindow])}</p>
        {failure}
        {confirm(texts.proposed.confirm(day(desiredDate)), "secondary")}
      </Outcome>
    );
  }
  if (stage === "confirmed") {
    return (
      <Outcome icon={Check} title={texts.confirmed.title(day(desiredDate))}>
        <p className={styles.quiet}>{texts.confirmed.text}</p>
        {propose(texts.confirmed.other)}
      </Outcome>
    );
  }
  if (stage === "due") {
    const isConfirmed = order.confirmedDate === desiredDate;
    return (
      <section className={styles.answer} aria-label={texts.due.title}>
        <h2>{texts.due.title}</h2>
        {failure}
        <Button block variant="primary" icon={Scale} onClick={() => open("weight")}>
          {texts.due.weight}
        </Button>
        <Button block icon={Undo2} onClick={() => open("failure")}>
          {texts.due.failed}
        </Button>
        {!isConfirmed && order.job?.hasHiddenHints === true && (
          <>
            <p className={`${styles.quiet} ${styles.later}`}>{texts.due.unconfirmed}</p>
            {confirm(texts.answer.confirm(day(desiredDate)), "secondary")}
          </>
        )}
      </section>
    );
  }
  return <EndedOrder order={order} />;
}
