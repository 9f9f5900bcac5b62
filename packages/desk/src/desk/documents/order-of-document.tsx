import type { DeskDocument } from "@kreislauf/contract/desk";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hasRole, useStaff } from "../../base/desk-session.ts";
import { hrefTo } from "../../base/hash-route.ts";
import { documentListTexts } from "./document-list.texts.ts";
import styles from "./documents.module.css";

/**
 * The number of a document's order, as a link to the inbox if the desk has the order and the person may read it.
 * "several" if the document has more than one order.
 */
export function OrderOfDocument({ document }: { document: DeskDocument }) {
  const texts = useTexts(documentListTexts);
  const staff = useStaff();
  const { orderId, orderNumber, orderCount } = document;
  if (orderNumber === null) return orderCount > 1 ? texts.severalOrders : "–";
  if (orderId === null || staff === null || !hasRole(staff, "dispatch", "claims")) return orderNumber;
  return (
    <a className={styles.aboveRowLink} href={hrefTo("/orders", new URLSearchParams({ search: orderNumber }))}>
      {orderNumber}
    </a>
  );
}
