import { deskDisputesApi } from "@kreislauf/contract/desk";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../base/call.ts";
import { type DeskStaff, hasRole } from "../../base/desk-session.ts";

export const disputesReadAgainMilliseconds = 30_000;

/**
 * How many disputed lines wait for an answer; undefined if none, while loading, and for roles that do not answer them.
 */
export function useOpenDisputes(staff: DeskStaff | null): number | undefined {
  const { data } = useQuery({
    queryKey: ["desk", "disputes", "count"],
    queryFn: () => call(deskDisputesApi.countDeskDisputes, {}, { isByItself: true }),
    enabled: staff !== null && hasRole(staff, "documents"),
    refetchInterval: disputesReadAgainMilliseconds,
  });
  return data?.open || undefined;
}
