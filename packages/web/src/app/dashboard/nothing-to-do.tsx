import { plannedDate } from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { EmptyState } from "../../base/empty-state.tsx";
import { hrefTo } from "../../base/paths.ts";
import { activeSitesQuery } from "../../sites/index.ts";
import { nextOrderQuery } from "./dashboard.queries.ts";
import { todoTexts } from "./todo.texts.ts";
import styles from "./todo.module.css";

/** Shown while there is nothing to do: says so, and names the next order. */
export function NothingToDo() {
  const texts = useTexts(todoTexts);
  const { longDay } = useFormats();
  const { data: order } = useQuery(nextOrderQuery);
  const { data: sites } = useQuery(activeSitesQuery);
  const site = sites?.find(({ id }) => id === order?.serviceLocationId);
  return (
    <>
      <EmptyState kind="feedback" />
      {order && (
        <p className={styles.next}>
          <small>{texts.next}</small>
          <a href={hrefTo("order", { orderId: order.id })}>
            {[
              longDay(plannedDate(order)),
              order.independentWasteType ?? order.wasteType.description,
              ...(site ? [`${site.alias}, ${site.city}`] : []),
            ].join(" · ")}
          </a>
        </p>
      )}
    </>
  );
}
