import { staffApi, type StaffMember } from "@kreislauf/contract/staff";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { call } from "../base/call.ts";

const staffKey = ["staff"] as const;
export const staffLogKey = [...staffKey, "log"] as const;

const staffListKey = [...staffKey, "list"] as const;

const readStaffList = () => call(staffApi.listStaff);

export const useStaffList = () => useQuery({ queryKey: staffListKey, queryFn: readStaffList });
export type StaffListQuery = ReturnType<typeof useStaffList>;

/** Reloads the accounts and the log after a change; returns the accounts. */
export async function reloadStaff(client: QueryClient): Promise<readonly StaffMember[]> {
  await client.invalidateQueries({ queryKey: staffKey });
  return client.getQueryData<Awaited<ReturnType<typeof readStaffList>>>(staffListKey)?.staff ?? [];
}
