import { maxReferenceLengths } from "@kreislauf/contract/purchasing";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import * as param from "../base/list-state.ts";
import { mayReadOrders } from "../base/may-read-orders.ts";
import { hrefTo } from "../base/paths.ts";
import { useUser } from "../base/session.ts";
import { budgetsTexts } from "./budgets.texts.ts";
import styles from "./budgets.module.css";

/**
 * The URL parameter of the order list (orders/base/order-list-state.ts), declared again because rooms below `orders`
 * may not import it.
 */
const listedCostCentre = param.texts("costCentre", maxReferenceLengths.code);

interface ChargedOrdersLinkProps {
  /** Empty for orders without a cost centre; undefined for all cost centres, which need no link. */
  costCentre: string | undefined;
}

/**
 * A link to the orders of a cost centre. It does not filter by date, because costs count by the date of the invoice.
 * Renders nothing for people who may not read orders.
 */
export function ChargedOrdersLink({ costCentre }: ChargedOrdersLinkProps) {
  const { orders: texts } = useTexts(budgetsTexts);
  const { permissions } = useUser();
  if (costCentre === undefined || !mayReadOrders(permissions)) return null;
  const href = hrefTo("orderHistory", undefined, { site: "all", ...listedCostCentre.write([costCentre]) });
  return (
    <p className={styles.orders}>
      <a href={href}>{costCentre === "" ? texts.withoutCostCentre : texts.ofCostCentre(costCentre)}</a>
    </p>
  );
}
