import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { queryClient } from "../../base/query-client.ts";
import { announcementsQuery } from "../../notifications/notifications.queries.ts";

const patience = 1_000; // ms

/** Whether a banner may still come and push down what stands below it; not for long. */
export function useAnnouncementsWait(isAnnouncedTo: boolean): boolean {
  const { isLoading } = useQuery({ ...announcementsQuery, enabled: isAnnouncedTo }, queryClient);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return isAnnouncedTo && isLoading && !isOver;
}
