import { describe, expect, test } from "vitest";
import { importCycles } from "./import-cycles.ts";
import { oneClock } from "./clock.ts";
import { corridorImports, corridorNames } from "./corridors.ts";
import { crowdedFolders } from "./folders.ts";
import { german } from "./german.ts";
import { roomImports, roomNames } from "./rooms.ts";
import { lockFile, packageLicences } from "./lock-file.ts";
import { names } from "./names.ts";
import { defaultExports, fileLength, uncheckedTypes } from "./file-conventions.ts";
import { type HouseRule, readSource } from "./source-file.ts";

const complaints = (rule: HouseRule, path: string, content = "") =>
  rule(readSource(path, content)).map(({ text }) => text);

const importing = (specifier: string) => `import { x } from "${specifier}";\nexport const y = x;\n`;

describe("layers", () => {
  test.each([
    ["packages/server/src/catalog/a.ts", "../orders/index.ts", "catalog may not import orders"],
    ["packages/server/src/catalog/a.ts", "@kreislauf/contract/orders", "catalog may not import orders"],
    ["packages/contract/src/users/users.rules.ts", "../sites/index.ts", "users may not import sites"],
    ["packages/web/src/orders/a.tsx", "../session/index.ts", "orders may not import session"],
    ["packages/server/src/orders/a.ts", "../notifications/index.ts", "orders may not import notifications"],
    ["packages/server/src/provider/a.ts", "../operator/index.ts", "provider may not import operator"],
    ["packages/server/src/base/a.ts", "../users/index.ts", "base may not import users"],
    ["packages/server/src/base/a.ts", "../app.ts", "base may not import app"],
    ["packages/server/src/base/http/a.ts", "../../app/error-texts.ts", "base may not import app"],
    ["packages/ui/src/controls/a.tsx", "@kreislauf/contract/orders", "ui may not import orders"],
    ["packages/ui/src/controls/a.tsx", "@kreislauf/web", "ui may not import web"],
    ["packages/web/src/base/a.ts", "@kreislauf/contract/orders", "base may not import orders"],
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
    [
      "packages/server/src/orders/a.ts",
      "../../test/factories/order.ts",
      "only tests may import test support",
    ],
    ["packages/web/src/app/a.ts", "../orders/base/order.fixture.ts", "only tests may import test support"],
    ["packages/contract/src/orders/a.ts", "../base/berlin.ts", "base is imported through its index.ts only"],
    ["packages/web/src/orders/a.ts", "@kreislauf/server", "web may not import server"],
    ["packages/contract/src/orders/a.ts", "@kreislauf/web", "contract may not import web"],
    [
      "packages/server/src/orders/a.ts",
      "../../../contract/src/orders/index.ts",
      "contract is imported as @kreislauf/",
    ],
    [
      "packages/web/src/orders/a.ts",
      "../../../ui/src/controls/button.tsx",
      "ui is imported as @kreislauf/ui",
    ],
  ])("%s may not import %s", (path, specifier, message) => {
    expect(complaints(roomImports, path, importing(specifier))).toEqual([expect.stringContaining(message)]);
  });

  test.each([
    ["packages/server/src/orders/a.ts", "../agreements/index.ts"],
    ["packages/server/src/orders/a.ts", "./orders.store.ts"],
    ["packages/server/src/orders/a.ts", "../base/context.ts"],
    ["packages/server/src/orders/actions/a.ts", "../../base/http/bind-endpoints.ts"],
    ["packages/server/src/orders/a.ts", "@kreislauf/contract/orders"],
    ["packages/server/src/orders/a.ts", "@kreislauf/contract/base"],
    ["packages/server/src/orders/a.test.ts", "../../test/portal/portal.ts"],
    ["packages/server/src/session/a.test.ts", "../orders/index.ts"],
    ["packages/server/src/operator/imports/a.ts", "../../provider/index.ts"],
    ["packages/server/test/portal/portal.ts", "../../src/app.ts"],
    ["packages/server/src/app.ts", "./orders/orders.routes.ts"],
    ["packages/server/src/app/access-table.ts", "../orders/orders.routes.ts"],
    ["packages/server/src/seed/demo.ts", "../orders/orders.store.ts"],
    ["packages/ui/src/controls/a.tsx", "@kreislauf/contract/base"],
    ["packages/ui/src/controls/a.tsx", "../base/class-names.ts"],
    ["packages/web/src/base/a.tsx", "@kreislauf/ui/controls/button.tsx"],
    ["packages/web/src/app/routes.tsx", "../orders/history/order-history-screen.tsx"],
    ["packages/web/src/orders/a.tsx", "@kreislauf/ui/controls/button.tsx"],
    ["packages/web/src/provider/a.tsx", "../session/index.ts"],
    ["packages/e2e/orders.spec.ts", "@kreislauf/contract/orders"],
    ["scripts/rules-page/a.ts", "../../packages/server/test/rule-cases/order-rule-case.ts"],
  ])("%s may import %s", (path, specifier) => {
    expect(complaints(roomImports, path, importing(specifier))).toEqual([]);
  });

  test.each([
    'export * from "../orders/index.ts";',
    'export { x } from "../orders/index.ts";',
    'export const load = () => import("../orders/index.ts");',
    'export type X = import("../orders/index.ts").X;',
  ])("every form of import counts: %s", (content) => {
    expect(complaints(roomImports, "packages/web/src/users/a.ts", content)).toHaveLength(1);
  });
});

test("every package has the same rooms", () => {
  expect(complaints(roomNames, "packages/web/src/order-history/a.ts")).toHaveLength(1);
  expect(complaints(roomNames, "packages/contract/src/seed/a.ts")).toHaveLength(1);
  expect(complaints(roomNames, "packages/contract/src/a.ts")).toHaveLength(1);
  expect(complaints(roomNames, "packages/web/src/ui/a.ts")).toHaveLength(1);
  for (const path of [
    "ui/src/controls/a.ts",
    "ui/src/ui.texts.ts",
    "server/src/seed/a.ts",
    "server/src/app/a.ts",
    "server/src/operator/a.ts",
    "server/src/start.ts",
    "contract/src/orders/a.ts",
  ]) {
    expect(complaints(roomNames, `packages/${path}`)).toEqual([]);
  }
});

describe("corridors", () => {
  test.each([
    ["packages/web/src/orders/base/a.ts", "../detail/b.ts", "base may not import detail"],
    ["packages/web/src/orders/base/a.ts", "../detail/b.module.css", "base may not import detail"],
    [
      "packages/web/src/orders/ordering/form/a.ts",
      "../order/b.ts",
      "ordering/form may not import ordering/order",
    ],
    ["packages/web/src/orders/actions/a.ts", "../index.ts", "actions may not import index.ts"],
    ["packages/web/src/users/people/a.ts", "../user-settings-screen.tsx", "people may not import user-set"],
    ["packages/web/src/orders/orders.queries.ts", "./detail/b.ts", "orders.queries.ts may not import detail"],
    ["packages/server/src/orders/steps/a.ts", "../actions/b.ts", "steps may not import actions"],
    ["packages/server/src/base/database/a.ts", "../http/b.ts", "database may not import http"],
    ["packages/ui/src/controls/a.tsx", "@kreislauf/ui/overlays/b.tsx", "controls may not import overlays"],
  ])("%s may not import %s", (path, specifier, message) => {
    expect(complaints(corridorImports, path, importing(specifier))).toEqual([
      expect.stringContaining(message),
    ]);
  });

  test.each([
    ["packages/web/src/orders/detail/a.ts", "../base/b.ts"],
    ["packages/web/src/orders/detail/a.ts", "../ordering/form/b.ts"],
    ["packages/web/src/orders/detail/a.ts", "./b.ts"],
    ["packages/web/src/orders/detail/a.ts", "../orders.queries.ts"],
    ["packages/web/src/orders/orders.queries.ts", "./base/b.ts"],
    ["packages/web/src/orders/index.ts", "./history/b.ts"],
    ["packages/web/src/orders/base/a.test.ts", "../detail/b.ts"],
    ["packages/web/src/app/help/a.tsx", "../menus.ts"],
    ["packages/web/src/app/menus.ts", "./layout/b.ts"],
    ["packages/server/src/provider/feed/a.ts", "../provider.tables.ts"],
    ["packages/server/src/provider/a.ts", "./webhooks/b.ts"],
    ["packages/server/src/users/a.ts", "./users.store.ts"],
    ["packages/server/src/seed/demo/seed-demo.ts", "./content/b.ts"],
  ])("%s may import %s", (path, specifier) => {
    expect(complaints(corridorImports, path, importing(specifier))).toEqual([]);
  });

  test("a folder of a room is one of them", () => {
    expect(complaints(corridorNames, "packages/web/src/orders/cards/a.ts")).toHaveLength(1);
    expect(complaints(corridorNames, "packages/web/src/orders/base/deep/a.ts")).toHaveLength(1);
    expect(complaints(corridorNames, "packages/contract/src/orders/rules/a.ts")).toHaveLength(1);
    expect(complaints(corridorNames, "packages/ui/src/widgets/a.ts")).toHaveLength(1);
    for (const path of ["web/src/orders/base/a.ts", "web/src/orders/a.ts", "ui/src/data/a.tsx"]) {
      expect(complaints(corridorNames, `packages/${path}`)).toEqual([]);
    }
  });
});

test("no folder holds more than 40 source files", () => {
  const files = (count: number, suffix: string) =>
    Array.from({ length: count }, (_, index) => `packages/web/src/orders/a${index}${suffix}`);
  expect(
    crowdedFolders([...files(40, ".ts"), ...files(20, ".test.ts"), ...files(20, ".module.css")]),
  ).toEqual([]);
  expect(crowdedFolders(files(41, ".tsx"))).toHaveLength(1);
});

describe("no file imports itself by way of others", () => {
  const sources = (files: Readonly<Record<string, string>>) =>
    importCycles(
      Object.entries(files).map(([path, content]) => readSource(`packages/ui/src/${path}`, content)),
    );

  test.each([
    'import { x } from "./b.ts";',
    'import type { X } from "./b.ts";',
    'export const b = () => import("./b.ts");',
  ])("%s and back", (content) => {
    expect(
      sources({
        "a.ts": content,
        "b.ts": 'import type { A } from "./c.ts";',
        "c.ts": 'export * from "./a.ts";',
      }),
    ).toEqual([
      expect.objectContaining({
        path: "packages/ui/src/a.ts",
        text: expect.stringContaining("src/b.ts, packages/ui/src/c.ts") as string,
      }),
    ]);
  });

  test("two that share a third are no circle", () => {
    expect(
      sources({ "a.ts": 'import "./b.ts";\nimport "./c.ts";', "b.ts": 'import "./c.ts";', "c.ts": "" }),
    ).toEqual([]);
  });

  test("packages are followed", () => {
    const found = sources({ "a.ts": 'import "@kreislauf/ui/b.ts";', "b.ts": 'import "./a.ts";' });
    expect(found).toHaveLength(1);
  });
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
  expect(complaints(defaultExports, "packages/ui/src/controls/button.tsx", "export default 1;")).toHaveLength(
    1,
  );
  expect(complaints(defaultExports, "packages/web/vite.config.ts", "export default {};")).toEqual([]);
});

test.each([
  ["packages/ui/src/data/table.tsx", 300],
  ["packages/ui/src/data/table.module.css", 300],
  ["packages/ui/src/data/table.test.tsx", 400],
  ["packages/server/test/suites/every-endpoint.ts", 400],
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
  expect(complaints(uncheckedTypes, path, "export const a = JSON.parse('1') as any;")).toHaveLength(1);
  expect(complaints(uncheckedTypes, path, "// @ts-ignore\nexport const a = 1;")).toHaveLength(1);
  expect(complaints(uncheckedTypes, path, "// @ts-expect-error wrong\nexport const a = 1;")).toHaveLength(1);
  expect(
    complaints(uncheckedTypes, "packages/server/src/a.test.ts", "// @ts-expect-error it must not\n"),
  ).toEqual([]);
  expect(complaints(uncheckedTypes, path, "export const a: unknown = 'any';")).toEqual([]);
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
    for (const place of ["web/src/orders/orders.texts.ts", "contract/src/orders/orders.fields.ts"]) {
      expect(complaints(german, `packages/${place}`, content.replace(/=.*/, '= "Termin";'))).toEqual([]);
    }
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

describe("licences", () => {
  const complaintsAbout = (license: string | undefined) => {
    const packages = {
      "": { license: "UNLICENSED" },
      "node_modules/a": license === undefined ? {} : { license },
    };
    return packageLicences("package-lock.json", JSON.stringify({ packages })).map(({ text }) => text);
  };

  test.each(["MIT", "Apache-2.0 AND LGPL-3.0-or-later", "(ISC AND CC-BY-3.0)", "(GPL-3.0 OR MIT)"])(
    "%s is on the list",
    (license) => {
      expect(complaintsAbout(license)).toEqual([]);
    },
  );

  test.each(["AGPL-3.0", "MIT AND GPL-3.0", "SEE LICENSE IN x", "", undefined])("%s is not", (license) => {
    expect(complaintsAbout(license)).toHaveLength(1);
  });
});
