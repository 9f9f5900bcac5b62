import type { DeskDocument } from "@kreislauf/contract/desk";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hasRole, useStaff } from "../../base/desk-session.ts";
import { hrefTo } from "../../base/hash-route.ts";
import { documentListTexts } from "./document-list.texts.ts";
import styles from "./documents.module.css";

/** The order behind a document, which leads to the inbox where it is known there and the person may read it. */
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
