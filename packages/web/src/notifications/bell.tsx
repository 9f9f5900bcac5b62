import { useQuery } from "@tanstack/react-query";
import { Bell as BellIcon } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../base/paths.ts";
import { CountBadge } from "@kreislauf/ui/controls/count-badge.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { Popover } from "@kreislauf/ui/overlays/popover.tsx";
import { BellPanel } from "./bell-panel.tsx";
import { notificationsQuery } from "./notifications.queries.ts";
import { notificationsTexts } from "./notifications.texts.ts";
import styles from "./bell.module.css";

/** A higher number is shown as "49+". */
const maxShownCount = 49;

/**
 * The bell with the number of unread notifications. A click opens the notifications in a panel, on phones on a page of
 * their own.
 */
export function Bell({ isMobile }: { isMobile: boolean }) {
  const texts = useTexts(notificationsTexts);
  const { data } = useQuery(notificationsQuery);
  const unread = data?.unread ?? 0;
  const content = (
    <>
      <Icon of={BellIcon} size={22} />
      {unread > 0 && (
        <CountBadge className={styles.count}>
          {unread > maxShownCount ? `${maxShownCount}+` : unread}
        </CountBadge>
      )}
    </>
  );
  if (isMobile) {
    return (
      <a className={styles.bell} href={hrefTo("notifications")} aria-label={texts.bell(unread)}>
        {content}
      </a>
    );
  }
  return (
    <Popover
      flush
      label={texts.title}
      trigger={
        <button type="button" className={styles.bell} aria-label={texts.bell(unread)}>
          {content}
        </button>
      }
    >
      {(close) => <BellPanel onClose={close} />}
    </Popover>
  );
}
