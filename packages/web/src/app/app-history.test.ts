import { expect, test } from "vitest";
import { createAppHistory } from "./app-history.ts";

/** The parts of a browser window that a history uses. */
function windowAt(address: string): Window {
  const url = new URL(address, "https://portal.example");
  let state: unknown = null;
  const go = (next: unknown, _: string, href: string) => {
    state = next;
    url.href = new URL(href, url).href;
  };
  return {
    location: url,
    history: {
      get state() {
        return state;
      },
      length: 1,
      pushState: go,
      replaceState: (next: unknown, title: string, href?: string) => go(next, title, href ?? url.href),
    },
    document: { baseURI: url.href },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as unknown as Window;
}

test.each([
  { address: "/", pathname: "/", search: "" },
  { address: "/#/login", pathname: "/login", search: "" },
  { address: "/?version=new#/login", pathname: "/login", search: "" },
  { address: "/#/order-history?status=2", pathname: "/order-history", search: "?status=2" },
  { address: "/?version=new#/order-history?status=2", pathname: "/order-history", search: "?status=2" },
  { address: "/?version=new", pathname: "/", search: "" },
  { address: "/#/join/%FF", pathname: "/join/FF", search: "" },
])("reads $address as $pathname with '$search'", ({ address, pathname, search }) => {
  expect(createAppHistory(windowAt(address)).location).toMatchObject({ pathname, search });
});

test.each([
  { to: "/dashboard", address: "/?version=new#/dashboard" },
  { to: "/order-history?status=2", address: "/?version=new#/order-history?status=2" },
])("keeps the query before the '#' when going to $to", ({ to, address }) => {
  const window = windowAt("/?version=new#/login?next=1");
  const history = createAppHistory(window);
  history.push(to);
  history.flush();
  expect(window.location.href).toBe(`https://portal.example${address}`);
  expect(history.location.href).toBe(to);
});

test("a link's address is complete", () => {
  const history = createAppHistory(windowAt("/portal/?version=new#/login"));
  expect(history.createHref("/order/5?status=2")).toBe("/portal/?version=new#/order/5?status=2");
});
