import { Ellipsis } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { BottomBar } from "@kreislauf/ui/layout/bottom-bar.tsx";
import type { DeskStaff } from "../base/desk-session.ts";
import { hrefTo } from "../base/hash-route.ts";
import { appTexts } from "./app.texts.ts";
import { menu, morePath } from "./menu.ts";
import { useLockedReason } from "./use-locked-reason.ts";
import { useWaitingText } from "./use-waiting.ts";

/** The menu of narrow screens. Its last entry, "more", is current on every page without an entry of its own. */
export function DeskBottomBar({ staff, current }: { staff: DeskStaff; current: string | undefined }) {
  const texts = useTexts(appTexts);
  const lockedReason = useLockedReason(staff);
  const waitingIn = useWaitingText(staff);
  const entries = menu.filter(({ isInBottomBar }) => isInBottomBar);
  return (
    <BottomBar
      label={texts.mainMenu}
      entries={[
        ...entries.map((entry) => ({
          href: hrefTo(entry.path),
          word: texts.menu[entry.name],
          icon: entry.icon,
          isCurrent: entry.name === current,
          waiting: waitingIn(entry.name),
          lockedBecause: lockedReason(entry),
        })),
        {
          href: hrefTo(morePath),
          word: texts.more,
          icon: Ellipsis,
          isCurrent: entries.every(({ name }) => name !== current),
        },
      ]}
    />
  );
}
