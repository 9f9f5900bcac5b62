import { deskOrdersApi } from "@kreislauf/contract/desk";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { call } from "../base/call.ts";
import { type DeskStaff, hasRole } from "../base/desk-session.ts";
import { useOpenDisputes } from "../desk/base/use-open-disputes.ts";
import { countText } from "../desk/base/count-text.ts";
import { appTexts } from "./app.texts.ts";
import type { MenuEntry } from "./menu.ts";

/**
 * How often the menu asks for the counts even if no change was reported, because the stream of changes may be cut off.
 */
const pollMilliseconds = 60_000;

/** How many entries wait in each area; null where the person's roles do not open the area, empty until it is loaded. */
function useWaiting(staff: DeskStaff): Readonly<Partial<Record<MenuEntry["name"], number | null>>> {
  const { data } = useQuery({
    queryKey: ["desk", "waiting"],
    queryFn: () => call(deskOrdersApi.deskWaiting, {}, { isByItself: true }),
    enabled: hasRole(staff, "dispatch", "claims", "master_data"),
    refetchInterval: pollMilliseconds,
  });
  const documents = useOpenDisputes(staff);
  return { ...data, ...(documents !== undefined && { documents }) };
}

/** Returns a function: how many entries wait in an area, as a number and as a sentence; undefined if none wait. */
export function useWaitingText(staff: DeskStaff) {
  const texts = useTexts(appTexts);
  const waiting = useWaiting(staff);
  return (name: MenuEntry["name"]) => {
    const count = countText(waiting[name] ?? 0);
    return waiting[name] ? { count, description: texts.waiting(count) } : undefined;
  };
}
