import { berlinDate } from "@kreislauf/contract/base";
import type { Happening } from "@kreislauf/contract/notifications";
import { useQuery } from "@tanstack/react-query";
import { errorSentence } from "../base/api-error.ts";
import { today } from "../base/clock.ts";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { classes } from "../ui/classes.ts";
import { ErrorState } from "../ui/error-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { Late } from "../ui/late.tsx";
import { SkeletonCard } from "../ui/skeleton-card.tsx";
import { StateMessage } from "../ui/state-message.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { happeningHref, happeningLooks, happeningTitle, useHappeningLine } from "./happening-words.ts";
import { happeningsQuery } from "./notifications.queries.ts";
import { notificationsTexts } from "./notifications.texts.ts";
import styles from "./notifications.module.css";

interface HappeningListProps {
  onOpen: (happening: Happening) => void;
  /** Of the day's headings, below the list's own. */
  headingLevel: 2 | 3;
}

/** What others did, by day, the newest first. */
export function HappeningList({ onOpen, headingLevel }: HappeningListProps) {
  const texts = useTexts(notificationsTexts);
  const { data, error, isFetching, refetch } = useQuery(happeningsQuery);
  const { day } = useFormats();
  const Heading = `h${headingLevel}` as const;
  if (error && data === undefined) {
    return (
      <ErrorState
        title={texts.failed}
        text={errorSentence(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data === undefined) {
    return (
      <Late text={texts.loading}>
        <SkeletonCard />
      </Late>
    );
  }
  if (data.happenings.length === 0) {
    return <StateMessage illustration="bell" title={texts.none} text={texts.noneText} />;
  }
  const days = Map.groupBy(data.happenings, ({ happenedAt }) =>
    berlinDate(Temporal.Instant.from(happenedAt)),
  );
  const yesterday = Temporal.PlainDate.from(today()).subtract({ days: 1 }).toString();
  return [...days].map(([date, happenings]) => (
    <section key={date}>
      <Heading className={styles.day}>
        {date === today() ? texts.today : date === yesterday ? texts.yesterday : day(date)}
      </Heading>
      <ul>
        {happenings.map((happening) => (
          <HappeningEntry key={happening.id} happening={happening} onOpen={() => onOpen(happening)} />
        ))}
      </ul>
    </section>
  ));
}

function HappeningEntry({ happening, onOpen }: { happening: Happening; onOpen: () => void }) {
  const texts = useTexts(notificationsTexts);
  const { time } = useFormats();
  const line = useHappeningLine();
  const { kind, happenedAt, isUnread, needsAnswer } = happening;
  const { icon, tone } = happeningLooks[kind];
  return (
    <li className={classes(styles.entry, isUnread && styles.unread)}>
      <a href={happeningHref(happening)} onClick={onOpen}>
        <span className={classes(styles.disc, needsAnswer ? styles.urgent : styles[tone])}>
          <Icon of={icon} size={18} />
        </span>
        <b>
          {happeningTitle(happening, texts)}
          {isUnread && (
            <>
              <i className={styles.point} />
              <VisuallyHidden>{texts.unread}</VisuallyHidden>
            </>
          )}
        </b>
        <time dateTime={happenedAt}>{time(Temporal.Instant.from(happenedAt))}</time>
        <small>{line(happening)}</small>
      </a>
    </li>
  );
}
