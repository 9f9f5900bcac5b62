import type { ListedUser } from "@kreislauf/contract/users";
import { berlinDate } from "@kreislauf/contract/base";
import { Clock, Send } from "lucide-react";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { useNow } from "../base/use-now.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { StatusBadge } from "../ui/status-badge.tsx";
import { fullName } from "./people-columns.tsx";
import { peopleTexts } from "./people.texts.ts";
import type { PeopleActions } from "./use-people-actions.tsx";
import styles from "./people.module.css";

/** How long the link of an invitation works, with the way to send a new one. */
export function InvitationCell({ user, actions }: { user: ListedUser; actions: PeopleActions }) {
  const texts = useTexts(peopleTexts);
  const { date } = useFormats();
  const now = useNow();
  const until = user.invitedUntil === null ? null : Temporal.Instant.from(user.invitedUntil);
  const isOver = until === null || Temporal.Instant.compare(until, now) <= 0;
  return (
    <span className={styles.invitation}>
      {isOver ? (
        <StatusBadge status="claimed">{texts.list.expired}</StatusBadge>
      ) : (
        <Badge icon={Clock} running>
          {texts.list.validUntil(date(berlinDate(until)))}
        </Badge>
      )}
      <Button
        small
        icon={Send}
        aria-label={texts.actions.resendOf(fullName(user))}
        busy={actions.resending === user.userId}
        onClick={() => void actions.resend(user)}
      >
        {texts.actions.resend}
      </Button>
    </span>
  );
}
