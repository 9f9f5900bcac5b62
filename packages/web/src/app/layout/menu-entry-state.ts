import type { SessionUser } from "../../base/session.ts";
import type { RouteName } from "../../base/paths.ts";
import { menuEntryOf } from "../menus.ts";
import { isOpenTo, routes } from "../routes.ts";

export interface MenuEntryState {
  readonly isCurrent: boolean;
  readonly isLocked: boolean;
}

/** Whether a menu entry is highlighted while the screen `current` is open, and whether it is locked for the user. */
export const menuEntryState = (entry: RouteName, current: RouteName, user: SessionUser): MenuEntryState => ({
  isCurrent: menuEntryOf(current) === entry,
  isLocked: !isOpenTo(routes[entry], user),
});
