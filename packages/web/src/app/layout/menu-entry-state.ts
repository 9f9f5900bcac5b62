import type { SessionUser } from "../../base/session.ts";
import type { RouteName } from "../../base/paths.ts";
import { menuEntryOf } from "../menus.ts";
import { isOpenTo, routes } from "../routes.ts";

export interface MenuEntryState {
  readonly isCurrent: boolean;
  readonly isLocked: boolean;
}

/** The state of a menu entry while a screen is open. */
export const menuEntryState = (entry: RouteName, current: RouteName, user: SessionUser): MenuEntryState => ({
  isCurrent: menuEntryOf(current) === entry,
  isLocked: !isOpenTo(routes[entry], user),
});
