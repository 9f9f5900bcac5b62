import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { queryClient } from "../../base/query-client.ts";
import { currentSession } from "../../base/session.ts";
import { announcementsQuery } from "../../notifications/notifications.queries.ts";

const maxWait = 1_000; // ms

/**
 * Requests the announcements before the first render. The page waits for the answer, so the request must not wait for
 * the page.
 */
export function prefetchAnnouncements(): void {
  const session = currentSession();
  if (session !== null && !session.initialPassword) void queryClient.prefetchQuery(announcementsQuery);
}

/** Whether a banner may still appear and push down the page; false after `maxWait`. */
export function useAwaitingAnnouncements(isEnabled: boolean): boolean {
  const { isLoading } = useQuery({ ...announcementsQuery, enabled: isEnabled }, queryClient);
  const [isTimedOut, setTimedOut] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTimedOut(true), maxWait);
    return () => clearTimeout(timer);
  }, []);
  return isEnabled && isLoading && !isTimedOut;
}
