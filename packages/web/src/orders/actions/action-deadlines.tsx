import type { OrderActionVerdicts } from "@kreislauf/contract/orders";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { useNow } from "@kreislauf/ui/base/use-now.ts";
import { DeadlineLine } from "@kreislauf/ui/feedback/deadline-line.tsx";
import { EmphasizedText } from "@kreislauf/ui/data/emphasized-text.tsx";
import { deadlineNotices } from "./deadline-notices.ts";
import { actionDeadlinesTexts } from "./action-deadlines.texts.ts";
import styles from "./action-deadlines.module.css";

interface ActionDeadlinesProps {
  actions: OrderActionVerdicts;
  /** Shows only the deadline for editing, not the one for cancelling. */
  onlyEdit?: boolean;
}

/** Says until when an order can be edited and cancelled, or why it cannot be. */
export function ActionDeadlines({ actions, onlyEdit = false }: ActionDeadlinesProps) {
  const language = useLanguage();
  const now = useNow();
  const { contact } = useTexts(actionDeadlinesTexts);
  const { cancel } = actions;
  const isPlannedByProvider = !cancel.allowed && cancel.reason === "order_system_created";
  const notices = deadlineNotices(actions, now, language);
  return (
    <div className={styles.deadlines}>
      {(onlyEdit ? notices.slice(0, 1) : notices).map(({ state, text, time }) => (
        <DeadlineLine key={text} state={state}>
          <EmphasizedText text={text} part={time} />
          {isPlannedByProvider && (
            <>
              {" "}
              <a href={hrefTo("contact")}>{contact}</a>
            </>
          )}
        </DeadlineLine>
      ))}
    </div>
  );
}
