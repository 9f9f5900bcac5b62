import type { DeskClaim, DeskOrderDetail } from "@kreislauf/contract/desk";
import { useState } from "react";
import { useDeskOrder } from "../inbox.queries.ts";

/** A claim from the list, updated with the current state of its order. */
function toPresentClaim(listed: DeskClaim, detail: DeskOrderDetail): DeskClaim {
  const claim = { ...listed.claim, ...detail.claim };
  const isClosed = detail.order.phase !== "claimed";
  const { executedOn, weightKg, treatmentCode, failedTripReason } = detail;
  return {
    ...listed,
    order: detail.order,
    claim,
    isAnswered: isClosed || claim.hint !== null,
    closedOn: isClosed
      ? (detail.log.find(({ change }) => change === "claim_closed")?.changedOn ?? null)
      : null,
    report: { ...listed.report, executedOn, weightKg, treatmentCode, failedTripReason },
  };
}

/** The claim whose panel is open. A claim that has left the list stays open and is loaded by itself. */
export function useShownClaim(listed: readonly DeskClaim[], currentId: number | null): DeskClaim | undefined {
  const found = listed.find(({ order }) => order.id === currentId);
  const [last, setLast] = useState(found);
  if (found !== undefined && found !== last) setLast(found);
  const held = found === undefined && last?.order.id === currentId ? last : undefined;
  const { data } = useDeskOrder(held === undefined ? null : currentId);
  if (held === undefined) return found;
  return data === undefined || data.order.version < held.order.version ? held : toPresentClaim(held, data);
}
