import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { DeskStaff } from "../base/desk-session.ts";
import { noteReportedOrders } from "../base/reported-orders.ts";
import { followChanges, type LiveRoom } from "./follow-changes.ts";

/** The keys of the queries to reload when a list has changed on the server. */
const queryKeysByRoom: Readonly<Record<LiveRoom, readonly (readonly string[])[]>> = {
  orders: [
    ["desk", "orders"],
    ["desk", "claims"],
    ["desk", "order"],
    ["desk", "messages"],
    ["desk", "news"],
    ["desk", "disposer"],
    ["desk", "waiting"],
  ],
  agreements: [
    ["desk", "agreements"],
    ["desk", "waiting"],
  ],
};

/** Reloads what is on the screen when anybody has changed it on the server. */
export function useLiveDesk(staff: Pick<DeskStaff, "id" | "roles"> | null): void {
  const client = useQueryClient();
  const staffId = staff?.id;
  // Connects again when the roles change: a list refused to the former roles may be open to the new ones.
  const roles = staff?.roles.join(" ");
  useEffect(() => {
    if (staffId === undefined) return;
    const stopping = new AbortController();
    void followChanges((rooms) => {
      if (rooms.includes("orders")) noteReportedOrders();
      for (const queryKey of rooms.flatMap((room) => queryKeysByRoom[room]))
        void client.invalidateQueries({ queryKey });
    }, stopping.signal);
    return () => stopping.abort();
  }, [staffId, roles, client]);
}
