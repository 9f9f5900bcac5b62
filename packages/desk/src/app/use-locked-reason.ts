import { staffTexts } from "@kreislauf/contract/staff";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import type { DeskStaff } from "../base/desk-session.ts";
import { appTexts } from "./app.texts.ts";
import { isOpenTo, type MenuEntry } from "./menu.ts";

/** Why an area of the menu is locked: which roles it needs and which the person has. Undefined where it is open. */
export function useLockedReason(staff: DeskStaff): (entry: MenuEntry) => string | undefined {
  const texts = useTexts(appTexts);
  const names = useTexts(staffTexts).roles;
  const language = useLanguage();
  const list = (roles: DeskStaff["roles"], type: "conjunction" | "disjunction") =>
    new Intl.ListFormat(language, { type }).format(roles.map((role) => texts.quoted(names[role])));
  return (entry) =>
    isOpenTo(entry, staff)
      ? undefined
      : texts.locked(list(entry.roles, "disjunction"), list(staff.roles, "conjunction"), staff.roles.length);
}
