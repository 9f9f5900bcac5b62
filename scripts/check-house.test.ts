import { describe, expect, test } from "vitest";
import { oneClock } from "./house/clock.ts";
import { german } from "./house/german.ts";
import { layers, roomNames } from "./house/layers.ts";
import { lockFile } from "./house/lock-file.ts";
import { names } from "./house/names.ts";
import { defaultExports, fileLength, honestTypes } from "./house/shape.ts";
import { type HouseRule, readSource } from "./house/source-file.ts";

const complaints = (rule: HouseRule, path: string, content = "") =>
  rule(readSource(path, content)).map(({ text }) => text);

const importing = (specifier: string) => `import { x } from "${specifier}";\nexport const y = x;\n`;

describe("layers", () => {
  test.each([
    ["packages/server/src/catalog/a.ts", "../orders/index.ts", "catalog may not import orders"],
    ["packages/server/src/catalog/a.ts", "@kreislauf/contract/orders", "catalog may not import orders"],
    ["packages/contract/src/users/users.rules.ts", "../locations/index.ts", "users may not import locations"],
    ["packages/web/src/orders/a.tsx", "../session/index.ts", "orders may not import session"],
    ["packages/server/src/orders/a.ts", "../notifications/index.ts", "orders may not import notifications"],
    ["packages/server/src/base/a.ts", "../users/index.ts", "base may not import users"],
    ["packages/server/src/base/a.ts", "../app.ts", "base may not import app"],
    ["packages/web/src/ui/a.tsx", "@kreislauf/contract/orders", "ui may not import orders"],
    ["packages/web/src/base/a.ts", "../ui/button.tsx", "base may not import ui"],
    ["packages/server/src/orders/a.ts", "../seed/index.ts", "orders may not import seed"],
    [
      "packages/server/src/orders/a.ts",
      "../agreements/agreements.store.ts",
      "agreements is imported through its index.ts",
    ],
    [
      "packages/server/src/orders/a.test.ts",
      "../agreements/agreements.store.ts",
      "agreements is imported through its index",
    ],
    ["packages/server/src/orders/a.ts", "../base/test-app.ts", "only tests may import test support"],
    ["packages/server/src/orders/a.ts", "./test-order.ts", "only tests may import test support"],
    ["packages/contract/src/orders/a.ts", "../base/berlin.ts", "base is imported through its index.ts only"],
    ["packages/web/src/orders/a.ts", "@kreislauf/server", "web may not import server"],
    ["packages/contract/src/orders/a.ts", "@kreislauf/web", "contract may not import web"],
    [
      "packages/server/src/orders/a.ts",
      "../../../contract/src/orders/index.ts",
      "contract is imported as @kreislauf/",
    ],
  ])("%s may not import %s", (path, specifier, message) => {
    expect(complaints(layers, path, importing(specifier))).toEqual([expect.stringContaining(message)]);
  });

  test.each([
    ["packages/server/src/orders/a.ts", "../agreements/index.ts"],
    ["packages/server/src/orders/a.ts", "./orders.store.ts"],
    ["packages/server/src/orders/a.ts", "../base/context.ts"],
    ["packages/server/src/orders/a.ts", "@kreislauf/contract/orders"],
    ["packages/server/src/orders/a.ts", "@kreislauf/contract/base"],
    ["packages/server/src/orders/a.test.ts", "../base/test-app.ts"],
    ["packages/server/src/session/a.test.ts", "../orders/index.ts"],
    ["packages/server/src/base/test-app.ts", "../app.ts"],
    ["packages/server/src/app.ts", "./orders/orders.routes.ts"],
    ["packages/server/src/seed/demo.ts", "../orders/orders.store.ts"],
    ["packages/web/src/app/routes.tsx", "../orders/order-history-screen.tsx"],
    ["packages/web/src/orders/a.tsx", "../ui/button.tsx"],
    ["packages/web/src/provider/a.tsx", "../session/index.ts"],
    ["packages/e2e/orders.spec.ts", "@kreislauf/contract/orders"],
  ])("%s may import %s", (path, specifier) => {
    expect(complaints(layers, path, importing(specifier))).toEqual([]);
  });

  test.each([
    'export * from "../orders/index.ts";',
    'export { x } from "../orders/index.ts";',
    'export const load = () => import("../orders/index.ts");',
    'export type X = import("../orders/index.ts").X;',
  ])("every form of import counts: %s", (content) => {
    expect(complaints(layers, "packages/web/src/users/a.ts", content)).toHaveLength(1);
  });
});

test("every package has the same rooms", () => {
  expect(complaints(roomNames, "packages/web/src/order-history/a.ts")).toHaveLength(1);
  expect(complaints(roomNames, "packages/contract/src/seed/a.ts")).toHaveLength(1);
  expect(complaints(roomNames, "packages/server/src/ui/a.ts")).toHaveLength(1);
  for (const path of [
    "web/src/ui/a.ts",
    "server/src/seed/a.ts",
    "server/src/main.ts",
    "contract/src/orders/a.ts",
  ]) {
    expect(complaints(roomNames, `packages/${path}`)).toEqual([]);
  }
});

test("names are kebab-case, and no drawers", () => {
  for (const name of [
    "orderCard.tsx",
    "OrderCard.tsx",
    "order_card.ts",
    "Sheets/a.ts",
    "utils.ts",
    "date-utils.ts",
    "helpers/a.ts",
    "common.ts",
    "misc.ts",
    "types.ts",
    "orders.types.ts",
  ]) {
    expect(complaints(names, `packages/web/src/orders/${name}`), name).toHaveLength(1);
  }
  for (const name of [
    "order-card.tsx",
    "orders.rules.test.ts",
    "0001-start.sql",
    "common-passwords.ts",
    "waste-types.ts",
  ]) {
    expect(complaints(names, `packages/web/src/orders/${name}`), name).toEqual([]);
  }
});

test("default exports are for configuration files", () => {
  expect(complaints(defaultExports, "packages/web/src/ui/button.tsx", "export default 1;")).toHaveLength(1);
  expect(complaints(defaultExports, "packages/web/vite.config.ts", "export default {};")).toEqual([]);
});

test.each([
  ["packages/web/src/ui/table.tsx", 300],
  ["packages/web/src/ui/table.module.css", 300],
  ["packages/web/src/ui/table.test.tsx", 400],
  ["packages/e2e/orders.spec.ts", 400],
])("%s has at most %i lines", (path, most) => {
  const lines = (count: number) => "/* line */\n".repeat(count);
  expect(complaints(fileLength, path, lines(most))).toEqual([]);
  expect(complaints(fileLength, path, lines(most + 1))).toHaveLength(1);
});

test("migrations, demo data and texts may be long", () => {
  for (const path of ["migrations/0001-start.sql", "seed/sites.ts", "orders/orders.texts.ts"]) {
    expect(complaints(fileLength, `packages/server/src/${path}`, "// line\n".repeat(900))).toEqual([]);
  }
});

test("types are not talked away", () => {
  const path = "packages/server/src/orders/a.ts";
  expect(complaints(honestTypes, path, "export const a = JSON.parse('1') as any;")).toHaveLength(1);
  expect(complaints(honestTypes, path, "// @ts-ignore\nexport const a = 1;")).toHaveLength(1);
  expect(complaints(honestTypes, path, "// @ts-expect-error wrong\nexport const a = 1;")).toHaveLength(1);
  expect(
    complaints(honestTypes, "packages/server/src/a.test.ts", "// @ts-expect-error it must not\n"),
  ).toEqual([]);
  expect(complaints(honestTypes, path, "export const a: unknown = 'any';")).toEqual([]);
});

test("there is one clock", () => {
  for (const read of ["Date.now()", "new Date()", "Temporal.Now.instant()"]) {
    const content = `export const a = ${read};`;
    expect(complaints(oneClock, "packages/contract/src/base/berlin.ts", content), read).toHaveLength(1);
    expect(complaints(oneClock, "packages/server/src/orders/a.ts", content), read).toHaveLength(1);
    expect(complaints(oneClock, "packages/server/src/base/clock.ts", content), read).toEqual([]);
  }
  const sql = "insert into x values (now());";
  expect(
    complaints(oneClock, "packages/server/src/orders/orders.store.ts", `export const a = \`${sql}\`;`),
  ).toHaveLength(1);
  expect(complaints(oneClock, "packages/server/src/migrations/0001-start.sql", sql)).toHaveLength(1);
  expect(complaints(oneClock, "packages/server/src/migrations/0001-start.sql", "-- never now()")).toEqual([]);
});

test("German stands in the texts", () => {
  const screen = "packages/web/src/orders/order-card.tsx";
  for (const content of [
    'export const a = "Behälter";',
    'export const a = "Bitte warten";',
    "export const a = `Der ${1} und`;",
    "export const a = <p>Standort wählen</p>;",
    'export const a = <p title="Abbrechen" />;',
  ]) {
    expect(complaints(german, screen, content), content).toHaveLength(1);
    expect(
      complaints(german, "packages/web/src/orders/orders.texts.ts", content.replace(/=.*/, '= "Termin";')),
    ).toEqual([]);
  }
  for (const content of [
    "// Der Standort\nexport const a = 1;",
    'export const a = "orders are listed by date, not by die or den";',
    'export const folded = { "ä": "a" };',
  ]) {
    expect(complaints(german, screen, content), content).toEqual([]);
  }
  expect(
    complaints(german, "packages/server/src/orders/received.mail.ts", 'export const a = "Bitte";'),
  ).toEqual([]);
  expect(complaints(german, "packages/server/src/seed/sites.ts", 'export const a = "Köln";')).toEqual([]);
  expect(complaints(german, "packages/server/src/orders/a.test.ts", 'export const a = "Bitte";')).toEqual([]);
});

test("the lock file is complete and names no registry", () => {
  const complaintsOf = (packages: Readonly<Record<string, object>>) =>
    lockFile("package-lock.json", JSON.stringify({ packages })).map(({ text }) => text);
  const tool = { version: "1.0.0", optionalDependencies: { "@tool/mac": "1.0.0" } };
  expect(complaintsOf({ "node_modules/tool": tool })).toEqual(["@tool/mac is missing"]);
  expect(complaintsOf({ "node_modules/tool": tool, "node_modules/@tool/mac": { version: "1.0.0" } })).toEqual(
    [],
  );
  expect(complaintsOf({ "node_modules/a": { resolved: "https://registry.example/a.tgz" } })).toHaveLength(1);
  expect(complaintsOf({ "node_modules/a": { resolved: "packages/a", link: true } })).toEqual([]);
});
