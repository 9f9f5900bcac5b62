import { permission } from "@kreislauf/contract/base";
import { Calendar, ChartColumn } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { ordersScreenTexts } from "../orders.texts.ts";
import styles from "./order-history.module.css";

/** Links to other pages about orders; on narrow screens these links are on the page "More" instead. */
export function OrderHistoryLinks() {
  const texts = useTexts(ordersScreenTexts).links;
  const { permissions } = useUser();
  return (
    <span className={styles.links}>
      {permissions.includes(permission.fileExportManager) && (
        <a href={hrefTo("statistics")}>
          <Icon of={ChartColumn} size={18} />
          {texts.statistics}
        </a>
      )}
      <a href={hrefTo("calendar")}>
        <Icon of={Calendar} size={18} />
        {texts.calendar}
      </a>
    </span>
  );
}
