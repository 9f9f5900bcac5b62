import { berlinDate } from "@kreislauf/contract/base";
import type { NotificationEntry } from "@kreislauf/contract/notifications";
import { useQuery } from "@tanstack/react-query";
import { today } from "@kreislauf/ui/base/today.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { VisuallyHidden } from "@kreislauf/ui/base/visually-hidden.tsx";
import {
  notificationHref,
  notificationLooks,
  notificationTitle,
  useNotificationSummary,
} from "./notification-content.ts";
import { notificationsQuery } from "./notifications.queries.ts";
import { notificationsTexts } from "./notifications.texts.ts";
import styles from "./notifications.module.css";
import { LoadFailure } from "../base/load-failure.tsx";

export type NotificationSelection = "toDo" | "all";

interface NotificationListProps {
  show: NotificationSelection;
  onOpen: (notification: NotificationEntry) => void;
  /** The level of the headings of the days, one below the list's own heading. */
  headingLevel: 2 | 3;
}

/** The notifications grouped by day, newest first. */
export function NotificationList({ show, onOpen, headingLevel }: NotificationListProps) {
  const texts = useTexts(notificationsTexts);
  const { data, error, isFetching, refetch } = useQuery(notificationsQuery);
  const { day } = useFormats();
  const Heading = `h${headingLevel}` as const;
  if (error && data === undefined) {
    return <LoadFailure title={texts.failed} query={{ error, refetch, isFetching }} />;
  }
  if (data === undefined) {
    return (
      <Delayed text={texts.loading}>
        <SkeletonCard />
      </Delayed>
    );
  }
  const shown = data.happenings.filter(({ isToDo }) => isToDo || show === "all");
  if (shown.length === 0) {
    const { title, text } = texts.none[show];
    return <StateMessage illustration="bell" title={title} text={text} />;
  }
  const days = Map.groupBy(shown, ({ happenedAt }) => berlinDate(Temporal.Instant.from(happenedAt)));
  const yesterday = Temporal.PlainDate.from(today()).subtract({ days: 1 }).toString();
  return [...days].map(([date, happenings]) => (
    <section key={date}>
      <Heading className={styles.day}>
        {date === today() ? texts.today : date === yesterday ? texts.yesterday : day(date)}
      </Heading>
      <ul>
        {happenings.map((notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            onOpen={() => onOpen(notification)}
          />
        ))}
      </ul>
    </section>
  ));
}

function NotificationItem({ notification, onOpen }: { notification: NotificationEntry; onOpen: () => void }) {
  const texts = useTexts(notificationsTexts);
  const { time } = useFormats();
  const summary = useNotificationSummary();
  const { kind, happenedAt, isUnread, needsAnswer } = notification;
  const { icon, tone } = notificationLooks[kind];
  return (
    <li className={classNames(styles.entry, isUnread && styles.unread)}>
      <a href={notificationHref(notification)} onClick={onOpen}>
        <span className={classNames(styles.disc, needsAnswer ? styles.urgent : styles[tone])}>
          <Icon of={icon} size={18} />
        </span>
        <b>
          {notificationTitle(notification, texts)}
          {isUnread && (
            <>
              <i className={styles.point} />
              <VisuallyHidden>{texts.unread}</VisuallyHidden>
            </>
          )}
        </b>
        <time dateTime={happenedAt}>{time(Temporal.Instant.from(happenedAt))}</time>
        <small>{summary(notification)}</small>
      </a>
    </li>
  );
}
