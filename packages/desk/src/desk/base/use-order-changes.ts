import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { areOrdersReported } from "../../base/reported-orders.ts";

/**
 * Reloads a list, the open order and its messages when `lastChange`, the number of the newest change of any order, has
 * changed. Needed while the stream of changes is cut off; what the stream reports is reloaded at once.
 */
export function useOrderChanges(lastChange: number, list: "orders" | "claims"): void {
  const client = useQueryClient();
  const known = useRef(0);
  useEffect(() => {
    const isFirst = known.current === 0;
    if (lastChange === known.current) return;
    known.current = lastChange;
    if (isFirst || areOrdersReported()) return;
    void client.invalidateQueries({ queryKey: ["desk", "order"] });
    void client.invalidateQueries({ queryKey: ["desk", "messages"] });
    void client.invalidateQueries({ queryKey: ["desk", list] });
  }, [lastChange, list, client]);
}
