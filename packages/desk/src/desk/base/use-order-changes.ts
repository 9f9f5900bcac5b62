import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

/** Reads lists, the open order and its messages anew once the newest change of any order is another one. */
export function useOrderChanges(lastChange: number, list: "orders" | "claims"): void {
  const client = useQueryClient();
  const known = useRef(0);
  useEffect(() => {
    const isFirst = known.current === 0;
    if (lastChange === known.current) return;
    known.current = lastChange;
    if (isFirst) return;
    void client.invalidateQueries({ queryKey: ["desk", "order"] });
    void client.invalidateQueries({ queryKey: ["desk", "messages"] });
    void client.invalidateQueries({ queryKey: ["desk", list] });
  }, [lastChange, list, client]);
}
