import { formatMonth } from "@kreislauf/contract/documents";
import { today } from "../base/clock.ts";
import { useLanguage, useTexts } from "../base/language.tsx";
import { Select } from "../ui/select.tsx";
import { type DocumentListState, isReversed } from "./document-list-state.ts";
import { documentsScreenTexts } from "./documents.texts.ts";

/** As far back as vouchers are kept: eight years and the running one. */
const offeredMonths = 9 * 12;
const anyMonth = "";

type Period = Pick<DocumentListState, "from" | "to">;

/** The months that a list reaches from and to. */
export function DocumentPeriod({
  from,
  to,
  onChange,
}: Period & { onChange: (period: Partial<Period>) => void }) {
  const texts = useTexts(documentsScreenTexts);
  const language = useLanguage();
  const [year = 0, month = 0] = today().split("-").map(Number);
  const months = Array.from({ length: offeredMonths }, (_, back) => {
    const index = year * 12 + month - 1 - back;
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`;
  });
  const options = [
    { value: anyMonth, label: texts.anyMonth },
    ...months.map((value) => ({ value, label: formatMonth(value, language) })),
  ];
  return (
    <>
      <Select
        label={texts.from}
        options={options}
        value={from ?? anyMonth}
        onChange={(value) => onChange({ from: value || null })}
      />
      <Select
        label={texts.to}
        options={options}
        value={to ?? anyMonth}
        onChange={(value) => onChange({ to: value || null })}
        error={isReversed({ from, to }) ? texts.reversed : undefined}
      />
    </>
  );
}
