import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../base/paths.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { NotificationTabs } from "./notification-tabs.tsx";
import { notificationsQuery } from "./notifications.queries.ts";
import { notificationsTexts } from "./notifications.texts.ts";
import { useMarkRead } from "./use-mark-read.ts";
import styles from "./notifications.module.css";

/** The panel with the notifications, which a click on the bell opens on wide screens. */
export function BellPanel({ onClose }: { onClose: () => void }) {
  const texts = useTexts(notificationsTexts);
  const { data } = useQuery(notificationsQuery);
  const markRead = useMarkRead();
  const newest = data?.happenings[0];
  const panel = useRef<HTMLDivElement>(null);
  const readAll = (id: number) => {
    // The button disappears with the last unread entry, so the focus moves to the panel.
    panel.current?.focus();
    markRead({ id, all: true });
  };
  return (
    <div ref={panel} className={styles.panel} tabIndex={-1}>
      <div className={styles.head}>
        <h2>{texts.title}</h2>
        {newest !== undefined && (data?.unread ?? 0) > 0 && (
          <Button small variant="ghost" onClick={() => readAll(newest.id)}>
            {texts.allRead}
          </Button>
        )}
      </div>
      <div className={styles.scroll}>
        <NotificationTabs
          headingLevel={3}
          onOpen={({ id }) => {
            markRead({ id });
            onClose();
          }}
        />
      </div>
      <a className={styles.foot} href={hrefTo("preferences", {}, { section: "emails" })} onClick={onClose}>
        {texts.settings}
      </a>
    </div>
  );
}
