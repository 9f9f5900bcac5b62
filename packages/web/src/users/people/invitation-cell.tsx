import type { UserListItem } from "@kreislauf/contract/users";
import { berlinDate } from "@kreislauf/contract/base";
import { Clock, Send } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useNow } from "@kreislauf/ui/base/use-now.ts";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { StatusBadge } from "@kreislauf/ui/feedback/status-badge.tsx";
import { fullName } from "../../base/full-name.ts";
import { peopleTexts } from "./people.texts.ts";
import type { PeopleActions } from "./use-people-actions.tsx";
import styles from "./people.module.css";

/** Until when an invitation is valid, or that it has expired, with a button to send a new one. */
export function InvitationCell({ user, actions }: { user: UserListItem; actions: PeopleActions }) {
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
        <Badge icon={Clock} active>
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
