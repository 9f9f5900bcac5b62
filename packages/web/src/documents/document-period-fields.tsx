import { formatMonth } from "@kreislauf/contract/documents";
import { useQuery } from "@tanstack/react-query";
import { today } from "@kreislauf/ui/base/today.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { Combobox } from "@kreislauf/ui/controls/combobox.tsx";
import { type DocumentListState, hasReversedPeriod } from "./document-list-state.ts";
import { firstDocumentMonthQuery } from "./documents.queries.ts";
import { documentsScreenTexts } from "./documents.texts.ts";

/** At most nine years of months are offered: documents are kept for eight years after the end of their year. */
const offeredMonths = 9 * 12;
const anyMonth = "";

type Period = Pick<DocumentListState, "from" | "to">;

/**
 * Chooses the first and the last month of the period. The month of the oldest document is the earliest that is offered.
 */
export function DocumentPeriodFields({
  from,
  to,
  onChange,
}: Period & { onChange: (period: Partial<Period>) => void }) {
  const texts = useTexts(documentsScreenTexts).filters;
  const language = useLanguage();
  const [year = 0, month = 0] = today().split("-").map(Number);
  const { data: first } = useQuery(firstDocumentMonthQuery);
  const months = Array.from({ length: offeredMonths }, (_, back) => {
    const index = year * 12 + month - 1 - back;
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`;
  }).filter((each, back) => back === 0 || first === undefined || (first !== null && each >= first));
  const ends = [from, to].filter((end) => end !== null);
  const options = [
    { value: anyMonth, label: texts.anyMonth, divided: true },
    ...[...new Set([...months, ...ends])]
      .toSorted()
      .toReversed()
      .map((value) => ({ value, label: formatMonth(value, language) })),
  ];
  const field = { options, placeholder: texts.anyMonth, searchLabel: texts.searchMonth };
  return (
    <>
      <Combobox
        {...field}
        label={texts.from}
        value={from ?? anyMonth}
        onChange={(value) => onChange({ from: value || null })}
      />
      <Combobox
        {...field}
        label={texts.to}
        value={to ?? anyMonth}
        onChange={(value) => onChange({ to: value || null })}
        error={hasReversedPeriod({ from, to }) ? texts.reversed : undefined}
      />
    </>
  );
}
