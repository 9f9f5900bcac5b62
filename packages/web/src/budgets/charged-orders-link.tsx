import { maxReferenceLengths } from "@kreislauf/contract/purchasing";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import * as param from "../base/list-state.ts";
import { mayReadOrders } from "../base/may-read-orders.ts";
import { hrefTo } from "../base/paths.ts";
import { useUser } from "../base/session.ts";
import { budgetsTexts } from "./budgets.texts.ts";
import styles from "./budgets.module.css";

/** As the order list writes it (orders/base/order-list-state.ts), which this room may not import. */
const listedCostCentre = param.texts("costCentre", maxReferenceLengths.code);

interface ChargedOrdersLinkProps {
  /** Empty for orders that name none; undefined for all cost centres. */
  costCentre: string | undefined;
}

/**
 * Leads to the orders that name a cost centre, of all days: costs count by the date of the invoice. Nothing for who may
 * not read orders.
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
