import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useTexts } from "../base/language.tsx";
import { hrefTo } from "../base/paths.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { HappeningList } from "./happening-list.tsx";
import { happeningsQuery } from "./notifications.queries.ts";
import { notificationsTexts } from "./notifications.texts.ts";
import { useMarkRead } from "./use-notifications.ts";
import styles from "./notifications.module.css";

/** The bell's page where there is no room for a panel. */
export function NotificationsScreen() {
  const texts = useTexts(notificationsTexts);
  const { data } = useQuery(happeningsQuery);
  const { mutate: markRead } = useMarkRead();
  const newest = data?.happenings[0];
  const page = useRef<HTMLDivElement>(null);
  const readAll = (id: number) => {
    // The button goes with what is unread; the focus stays on the page.
    page.current?.focus({ preventScroll: true });
    markRead({ id, all: true });
  };
  return (
    <div ref={page} className={styles.page} tabIndex={-1}>
      <PageHead title={texts.title}>
        {newest !== undefined && (data?.unread ?? 0) > 0 && (
          <Button onClick={() => readAll(newest.id)}>{texts.allRead}</Button>
        )}
        <LinkButton variant="ghost" href={hrefTo("preferences")}>
          {texts.settings}
        </LinkButton>
      </PageHead>
      <Card flush>
        <HappeningList headingLevel={2} onOpen={({ id }) => markRead({ id })} />
      </Card>
    </div>
  );
}
