import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { useDebounced } from "@kreislauf/ui/base/use-debounced.ts";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { useQuery } from "@tanstack/react-query";
import { budgetOutlookTexts } from "./budget-outlook.texts.ts";
import { budgetOutlookQuery, type ChargedWish } from "./budgets.queries.ts";

/** In ms; the server is asked after a pause in typing of this length. */
const typingPause = 300;

/** A note for each budget of which 80 % or more would be used with the order being entered; else renders nothing. */
export function BudgetOutlookNotes({ wish }: { wish: ChargedWish }) {
  const texts = useTexts(budgetOutlookTexts);
  const { money } = useFormats();
  const language = useLanguage();
  // The cost centre is typed, so the request waits for a pause in typing.
  const costCentre = useDebounced(wish.costCentre ?? "", typingPause);
  const { data } = useQuery(budgetOutlookQuery({ ...wish, costCentre }));
  return data?.budgets.map(({ name, isSite, year, state, usedPercent, leftCents }) => {
    const what = isSite ? texts.site(name) : texts.costCentre(name);
    const percent = usedPercent.toLocaleString(language === "de" ? "de-DE" : "en-GB");
    return (
      <Note
        key={`${String(isSite)} ${name}`}
        role="status"
        variant={state === "exceeded" ? "error" : "warning"}
        title={state === "exceeded" ? texts.exceeded(what, money(-leftCents)) : texts.used(what, percent)}
      >
        {state === "exceeded" ? texts.goes : texts.left(money(leftCents), year)}
      </Note>
    );
  });
}
