import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../base/paths.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { NotificationTabs } from "./notification-tabs.tsx";
import { notificationsQuery } from "./notifications.queries.ts";
import { notificationsTexts } from "./notifications.texts.ts";
import { useMarkRead } from "./use-mark-read.ts";
import styles from "./notifications.module.css";

/** The notifications on a page of their own, for screens that are too narrow for the bell's panel. */
export function NotificationsScreen() {
  const texts = useTexts(notificationsTexts);
  const { data } = useQuery(notificationsQuery);
  const markRead = useMarkRead();
  const newest = data?.happenings[0];
  const page = useRef<HTMLDivElement>(null);
  const readAll = (id: number) => {
    // The button disappears with the last unread entry, so the focus moves to the page.
    page.current?.focus({ preventScroll: true });
    markRead({ id, all: true });
  };
  return (
    <div ref={page} className={styles.page} tabIndex={-1}>
      <PageHeader title={texts.title}>
        {newest !== undefined && (data?.unread ?? 0) > 0 && (
          <Button onClick={() => readAll(newest.id)}>{texts.allRead}</Button>
        )}
        <LinkButton variant="ghost" href={hrefTo("preferences", {}, { section: "emails" })}>
          {texts.settings}
        </LinkButton>
      </PageHeader>
      <Card flush>
        <NotificationTabs headingLevel={2} onOpen={({ id }) => markRead({ id })} />
      </Card>
    </div>
  );
}
