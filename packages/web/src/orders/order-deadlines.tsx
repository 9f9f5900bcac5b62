import type { OrderActionVerdicts } from "@kreislauf/contract/orders";
import { useLanguage, useTexts } from "../base/language.tsx";
import { hrefTo } from "../base/paths.ts";
import { useNow } from "../base/use-now.ts";
import { DeadlineLine } from "../ui/deadline-line.tsx";
import { Stressed } from "../ui/stressed.tsx";
import { deadlineNotices } from "./deadline-notices.ts";
import { orderDeadlinesTexts } from "./order-deadlines.texts.ts";
import styles from "./order-detail.module.css";

interface OrderDeadlinesProps {
  actions: OrderActionVerdicts;
  /** Leaves out until when it can be cancelled. */
  onlyEdit?: boolean;
}

/** Until when an order can be edited and cancelled, or why not. */
export function OrderDeadlines({ actions, onlyEdit = false }: OrderDeadlinesProps) {
  const language = useLanguage();
  const now = useNow();
  const { contact } = useTexts(orderDeadlinesTexts);
  const { cancel } = actions;
  const isPlannedByProvider = !cancel.allowed && cancel.reason === "order_system_created";
  const notices = deadlineNotices(actions, now, language);
  return (
    <div className={styles.deadlines}>
      {(onlyEdit ? notices.slice(0, 1) : notices).map(({ state, text, time }) => (
        <DeadlineLine key={text} state={state}>
          <Stressed text={text} part={time} />
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
