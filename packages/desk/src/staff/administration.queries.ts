import { staffApi } from "@kreislauf/contract/staff";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { call } from "../base/call.ts";

const staffKey = ["staff"] as const;
export const staffLogKey = [...staffKey, "log"] as const;

export const useStaffList = () =>
  useQuery({ queryKey: [...staffKey, "list"], queryFn: () => call(staffApi.listStaff) });
export type StaffListQuery = ReturnType<typeof useStaffList>;

/** After a change: the accounts, and the log that tells of it. */
export const reloadStaff = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: staffKey });
