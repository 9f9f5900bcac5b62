import {
  type AgeingGroup,
  ageingGroups,
  type Statement,
  statementTexts,
} from "@kreislauf/contract/accounting";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { statementScreenTexts } from "./statement.texts.ts";
import styles from "./accounting.module.css";

interface StatementAgesProps {
  /** Undefined while the statement is loading, or if it could not be loaded. */
  statement: Statement | undefined;
  failed: boolean;
  group: AgeingGroup | null;
  onChoose: (group: AgeingGroup | null) => void;
}

/** The total open amount, and the open amounts by age; choosing an age shows only the documents of that age. */
export function StatementAges({ statement, failed, group: chosen, onChoose }: StatementAgesProps) {
  const texts = useTexts(statementScreenTexts);
  const words = useTexts(statementTexts);
  const { date, money, number } = useFormats();
  const tile = (name: string, value: string | undefined, note: string) => (
    <>
      <span>{name}</span>
      <b>{value ?? (failed ? "–" : <Skeleton width="70%" height={24} />)}</b>
      <small>{value === undefined ? "\u00A0" : note}</small>
    </>
  );
  return (
    <div className={styles.ages} role="group" aria-label={texts.groups}>
      <button type="button" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        {tile(
          texts.open,
          statement && money(statement.openAmount),
          texts.overdue(money(statement?.overdueAmount ?? 0)),
        )}
      </button>
      {ageingGroups.map((group) => {
        const sum = statement?.groups.find((each) => each.group === group);
        return (
          <button
            key={group}
            type="button"
            aria-pressed={chosen === group}
            onClick={() => onChoose(chosen === group ? null : group)}
          >
            {tile(
              words.groups[group],
              sum && money(sum.openAmount),
              [
                texts.documents(number(sum?.documents ?? 0)),
                ...(group === "not_due" && statement?.nextDueDate
                  ? [texts.nextDue(date(statement.nextDueDate))]
                  : []),
              ].join(" · "),
            )}
          </button>
        );
      })}
    </div>
  );
}
