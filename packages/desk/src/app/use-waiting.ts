import { deskOrdersApi } from "@kreislauf/contract/desk";
import { useQuery } from "@tanstack/react-query";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { call } from "../base/call.ts";
import { type DeskStaff, hasRole } from "../base/desk-session.ts";
import type { MenuEntry } from "./menu.ts";

/** How often the menu asks by itself, should the stream of changes be cut off. */
const pollMilliseconds = 60_000;

/** How much waits in the areas of one's roles; nothing while it is not known, or where the menu is not shown. */
export function useWaiting(staff: DeskStaff): Readonly<Partial<Record<MenuEntry["name"], number | null>>> {
  const isMobile = useIsMobile();
  const { data } = useQuery({
    queryKey: ["desk", "waiting"],
    queryFn: () => call(deskOrdersApi.deskWaiting, {}, { isByItself: true }),
    enabled: !isMobile && hasRole(staff, "dispatch", "claims", "master_data"),
    refetchInterval: pollMilliseconds,
  });
  return data ?? {};
}
