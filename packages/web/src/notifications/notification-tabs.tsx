import type { NotificationEntry } from "@kreislauf/contract/notifications";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Tabs } from "@kreislauf/ui/layout/tabs.tsx";
import { NotificationList, type NotificationSelection } from "./notification-list.tsx";
import { notificationsQuery } from "./notifications.queries.ts";
import { notificationsTexts } from "./notifications.texts.ts";

interface NotificationTabsProps {
  onOpen: (notification: NotificationEntry) => void;
  headingLevel: 2 | 3;
}

/** Two tabs: notifications that wait for the user, and all. The first is open at the start if it is not empty. */
export function NotificationTabs({ onOpen, headingLevel }: NotificationTabsProps) {
  const texts = useTexts(notificationsTexts);
  const { data } = useQuery(notificationsQuery);
  const [chosen, setChosen] = useState<NotificationSelection>();
  // The data decides which tab is chosen at the start, so there are no tabs until it is loaded.
  if (data === undefined) return <NotificationList show="all" headingLevel={headingLevel} onOpen={onOpen} />;
  const waiting = data.happenings.filter(({ isToDo }) => isToDo).length;
  const shown = chosen ?? (waiting > 0 ? "toDo" : "all");
  return (
    <Tabs
      label={texts.views}
      tabs={[
        { value: "toDo", label: texts.toDo, count: waiting || undefined },
        { value: "all", label: texts.all },
      ]}
      value={shown}
      onChange={setChosen}
    >
      <NotificationList show={shown} headingLevel={headingLevel} onOpen={onOpen} />
    </Tabs>
  );
}
