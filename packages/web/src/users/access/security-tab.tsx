import { addDays, type BerlinDate, berlinDate } from "@kreislauf/contract/base";
import {
  earliestSecondFactorDay,
  type RequiringRule,
  secondFactorRuleApi,
  secondFactorRules,
  secondFactorRuleTexts,
  type SecondFactorRule,
  type SecondFactorRuleView,
} from "@kreislauf/contract/users";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { now } from "@kreislauf/ui/base/clock.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useUnsavedInput } from "@kreislauf/ui/base/unsaved-input.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { ChoiceRows } from "@kreislauf/ui/controls/choice-rows.tsx";
import { DateField } from "@kreislauf/ui/dates/date-field.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { ConfirmDialog } from "@kreislauf/ui/overlays/confirm-dialog.tsx";
import { call } from "../../base/api.ts";
import { hrefTo } from "../../base/paths.ts";
import { useSubmit } from "../../base/use-submit.ts";
import { accountSettingsQuery } from "../base/account.queries.ts";
import { peopleList } from "../base/people-list-state.ts";
import { CompanyAccountCard } from "./company-account-card.tsx";
import { securityTabTexts } from "./security-tab.texts.ts";
import styles from "./security-tab.module.css";
import { LoadFailure } from "../../base/load-failure.tsx";

const secondFactorRuleQuery = queryOptions({
  queryKey: ["users", "second-factor-rule"],
  queryFn: ({ signal }) => call(secondFactorRuleApi.secondFactorRule, {}, { signal }),
});

/**
 * Whom the company requires to have a second factor and from which day on, and how its people sign in with a company
 * account.
 */
export function SecurityTab() {
  const texts = useTexts(securityTabTexts);
  const { data: present, error, isFetching, refetch } = useQuery(secondFactorRuleQuery);
  return (
    <div className={styles.tab}>
      <Card title={texts.title}>
        {present ? (
          <RuleForm key={`${present.rule} ${present.validFrom}`} present={present} />
        ) : error ? (
          <LoadFailure title={texts.failed} query={{ error, refetch, isFetching }} />
        ) : (
          <Delayed text={texts.loading}>
            <Skeleton height={260} />
          </Delayed>
        )}
      </Card>
      <CompanyAccountCard />
    </div>
  );
}

function RuleForm({ present }: { present: SecondFactorRuleView }) {
  const texts = useTexts(securityTabTexts);
  const { date } = useFormats();
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const [rule, setRule] = useState(present.rule);
  const today = berlinDate(now());
  const [validFrom, setValidFrom] = useState(present.validFrom);
  const [error, setError] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const earliest = earliestSecondFactorDay(present, rule, today);
  const isChanged = rule !== present.rule || (rule !== "none" && validFrom !== present.validFrom);
  useUnsavedInput(isChanged);
  const choose = (next: SecondFactorRule) => {
    setRule(next);
    setError(undefined);
    setValidFrom(earliestSecondFactorDay(present, next, today));
  };
  const { busy, failure, submit } = useSubmit({
    send: () =>
      call(secondFactorRuleApi.changeSecondFactorRule, {
        body: rule === "none" ? { rule } : { rule, validFrom: validFrom ?? "" },
      }),
    onSettled: () => setIsAsking(false),
    onDone: async () => {
      showSnack({ message: texts.saved, variant: "success" });
      void queryClient.invalidateQueries(accountSettingsQuery);
      await queryClient.invalidateQueries(secondFactorRuleQuery);
    },
    setErrors: ({ details }) => {
      const message = details.find(({ field }) => field === "validFrom")?.message;
      setError(message);
      return message !== undefined;
    },
  });
  const problemOf = (day: BerlinDate | null) =>
    day === null ? texts.dayMissing : day < earliest ? texts.tooEarly(date(earliest)) : undefined;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const problem = rule === "none" ? undefined : problemOf(validFrom);
    setError(problem);
    if (problem !== undefined || !isChanged) return;
    // Asks first, because from the chosen day on people without a second factor have to set one up before they can do
    // anything.
    if (rule === "all") setIsAsking(true);
    else void submit();
  };
  const { people } = present;
  const { question } = texts;
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      <ChoiceRows
        label={texts.rule}
        options={secondFactorRules.map((value) => ({
          value,
          title: texts.rules[value],
          text: value === "none" ? texts.voluntary : <RuledPeople rule={value} people={people[value]} />,
        }))}
        value={rule}
        onChange={choose}
      />
      {rule !== "none" && (
        <DateField
          label={texts.validFrom}
          hint={texts.validFromHint(date(earliest))}
          value={validFrom}
          today={today}
          from={earliest}
          to={addDays(today, 366)}
          facts={(day) => (day < earliest ? { lockedBecause: texts.tooEarly(date(earliest)) } : {})}
          error={error}
          onChange={(day) => {
            setValidFrom(day);
            setError(undefined);
          }}
        />
      )}
      {failure && (
        <Note variant="error" role="alert">
          {failure.sentence}
        </Note>
      )}
      <div>
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          busyText={texts.saving}
          lockedBecause={isChanged ? undefined : texts.unchanged}
        >
          {texts.save}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={question.title}
        confirmText={question.confirm}
        busyText={texts.saving}
        busy={busy}
        onConfirm={() => void submit()}
        onClose={() => setIsAsking(false)}
      >
        <p>{question.text(people.all.withoutFactor, validFrom === null ? "" : date(validFrom))}</p>
      </ConfirmDialog>
    </form>
  );
}

interface RuledPeopleProps {
  rule: RequiringRule;
  people: SecondFactorRuleView["people"][RequiringRule];
}

/** How many people a rule concerns, and how many of them have no second factor, with a link to a list of these. */
function RuledPeople({ rule, people: { total, withoutFactor } }: RuledPeopleProps) {
  const texts = useTexts(securityTabTexts);
  const rules = useTexts(secondFactorRuleTexts);
  if (withoutFactor === 0) return `${texts.people(total)}, ${texts.nobodyWithout}`;
  const list = peopleList.write({ ...peopleList.parse({}), withoutSecondFactor: rule });
  return (
    <>
      {`${texts.people(total)}, `}
      <a
        className={styles.without}
        href={hrefTo("userSettings", {}, list)}
        aria-label={texts.listWithout(withoutFactor, rules[rule])}
      >
        {texts.without(withoutFactor)}
      </a>
    </>
  );
}
