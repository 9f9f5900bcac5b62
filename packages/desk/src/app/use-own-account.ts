import { staffApi } from "@kreislauf/contract/staff";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../base/call.ts";
import { updateDeskStaff } from "../base/desk-session.ts";
import { ownAccountKey } from "../staff/index.ts";

const interval = 60_000; // ms

/** Refreshes the person's own roles, which the menu shows: the administration may change them meanwhile. */
export function useOwnAccount(staffId: number | undefined): void {
  const { data } = useQuery({
    queryKey: [...ownAccountKey, staffId],
    queryFn: () => call(staffApi.staffSelf, undefined, { isByItself: true }),
    enabled: staffId !== undefined,
    refetchInterval: interval,
    staleTime: 0,
  });
  useEffect(() => {
    if (data !== undefined && data.id === staffId) updateDeskStaff(data);
  }, [data, staffId]);
}
