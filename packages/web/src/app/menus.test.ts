import { expect, test } from "vitest";
import { menuEntryOf, moreMenu, topMenu } from "./menus.ts";
import { routeNames, routes } from "./routes.ts";

test("every screen with the frame belongs to an entry of a menu", () => {
  const entries = new Set<string>([...topMenu, ...moreMenu.map(({ name }) => name), "mobileSettings"]);
  // The notifications screen is opened from the bell, not from a menu.
  entries.add("notifications");
  const framed = routeNames.filter((name) => routes[name].layout === "frame");
  expect(framed.filter((name) => !entries.has(menuEntryOf(name) ?? ""))).toEqual([]);
});
