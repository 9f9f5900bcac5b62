import type { LiveRoom } from "@kreislauf/contract/notifications";
import { useEffect } from "react";
import { now } from "@kreislauf/ui/base/clock.ts";
import { queryClient } from "../../base/query-client.ts";
import { useSession } from "../../base/session.ts";
import { whenIdle } from "@kreislauf/ui/base/when-idle.ts";
import { checkMaintenance } from "../../session/maintenance/maintenance.ts";

/** For each room that a live update can name: the first elements of the keys of queries whose data may have changed. */
const queryKeysByRoom: Readonly<Record<LiveRoom, readonly string[]>> = {
  orders: ["orders", "agreements", "dashboard", "approvals"],
  agreements: ["agreements", "orders", "dashboard"],
  documents: ["documents"],
  locations: ["sites", "dashboard"],
  users: ["users", "account"],
  session: ["devices"],
  // Changes of requests for approval are reported as this room (`migrations/0160-live-approvals.sql`).
  notifications: ["notifications", "approvals"],
};

/** Refetches queries on the screen when the server reports a change of their data, unless the user is locked out. */
export function useLiveData(isLockedOut: boolean): void {
  const { user, initialPassword = false } = useSession() ?? {};
  const who =
    user === undefined || initialPassword || isLockedOut ? null : `${user.userId} ${user.companyId}`;
  useEffect(() => {
    if (who === null) return;
    const stopping = new AbortController();
    // Begins a second ago, because the data on the screen was requested just now.
    const from = now().epochMilliseconds - 1_000;
    const stopWaiting = whenIdle(() => {
      void follow(from, stopping.signal).catch(() => undefined);
    });
    return () => {
      stopWaiting();
      stopping.abort();
    };
  }, [who]);
}

async function follow(from: number, signal: AbortSignal): Promise<void> {
  const { subscribeToLiveUpdates } = await import("../../notifications/subscribe-to-live-updates.ts");
  await subscribeToLiveUpdates(
    from,
    (rooms) => {
      if (rooms.includes("session")) void checkMaintenance();
      for (const key of new Set(rooms.flatMap((room) => queryKeysByRoom[room]))) {
        void queryClient.invalidateQueries({ queryKey: [key] });
      }
    },
    signal,
  );
}
