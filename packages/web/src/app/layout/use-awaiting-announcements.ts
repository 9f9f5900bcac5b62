import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { queryClient } from "../../base/query-client.ts";
import { currentSession } from "../../base/session.ts";
import { announcementsQuery } from "../../notifications/notifications.queries.ts";

const maxWait = 1_000; // ms

/** Asks before anything is drawn: the page waits for this answer, so the answer must not wait for the page. */
export function prefetchAnnouncements(): void {
  const session = currentSession();
  if (session !== null && !session.initialPassword) void queryClient.prefetchQuery(announcementsQuery);
}

/** Whether a banner may still come and push down what stands below it; not for long. */
export function useAwaitingAnnouncements(isAnnouncedTo: boolean): boolean {
  const { isLoading } = useQuery({ ...announcementsQuery, enabled: isAnnouncedTo }, queryClient);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), maxWait);
    return () => clearTimeout(timer);
  }, []);
  return isAnnouncedTo && isLoading && !isOver;
}
