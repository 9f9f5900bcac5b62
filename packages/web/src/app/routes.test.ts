import { permission } from "@kreislauf/contract/base";
import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { paths } from "../base/paths.ts";
import { isOpenTo, routeNames, routes } from "./routes.ts";

const source = new URL("..", import.meta.url).pathname;

test("every route has its screen, and every screen its route", () => {
  const named = routeNames.map((name) => `${routes[name].screen}-screen.tsx`);
  const screens = globSync("**/*-screen.tsx", { cwd: source });
  expect(named.toSorted()).toEqual(screens.toSorted());
});

test("every path of the specification has its route", () => {
  expect(routeNames.toSorted()).toEqual(Object.keys(paths).toSorted());
});

test.each([
  { name: "dashboard", permissions: [permission.defaultUser], isOpen: true },
  { name: "agreements", permissions: [permission.defaultUser], isOpen: false },
  { name: "agreements", permissions: [permission.agreementManager], isOpen: true },
  { name: "orderHistory", permissions: [permission.orderManager], isOpen: true },
  { name: "orderHistory", permissions: [permission.siteManager], isOpen: false },
  { name: "userSettings", permissions: [permission.defaultUser], isOpen: true },
  { name: "documents", permissions: [permission.documentManager], isOpen: true },
  { name: "documents", permissions: [permission.documentViewer], isOpen: false },
] as const)("$name with permissions $permissions", ({ name, permissions, isOpen }) => {
  expect(isOpenTo(routes[name], { permissions, documentsEnabled: true })).toBe(isOpen);
});

test("documents also need the company's flag", () => {
  const rights = { permissions: [permission.documentManager], documentsEnabled: false };
  expect(isOpenTo(routes.documents, rights)).toBe(false);
});
