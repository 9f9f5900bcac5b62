import { describe, expect, test } from "vitest";
import { type HouseRule, readSource } from "./source-file.ts";
import { sqlInStores } from "./sql.ts";
import { declaredTables, tableWritesOf } from "./table-writes.ts";

const complaints = (rule: HouseRule, path: string, content = "") =>
  rule(readSource(path, content)).map(({ text }) => text);

test("queries stand in stores", () => {
  const verb = "packages/server/src/orders/actions/cancel-order.ts";
  const queries = [
    'db.selectFrom("orders").selectAll();',
    'db.updateTable("orders").set({ amount: sql`amount + 1` });',
    "sql<boolean>`true`;",
    'sql.lit("open");',
  ];
  for (const content of queries) {
    expect(complaints(sqlInStores, verb, content), content).toHaveLength(1);
    for (const path of [
      "packages/server/src/orders/base/orders.store.ts",
      "packages/server/src/orders/actions/cancel-order.test.ts",
      "packages/server/src/base/audit.ts",
      "packages/server/src/operator/persons/erase-person.ts",
      "packages/server/src/seed/seed.ts",
    ]) {
      expect(complaints(sqlInStores, path, content), path).toEqual([]);
    }
  }
  for (const content of ['db.insertInto("orders").values(row);', "// sql`select 1`", "const mysql = 1;"]) {
    expect(complaints(sqlInStores, verb, content), content).toEqual([]);
  }
});

describe("a room writes its own tables", () => {
  const declared = `declare module "../base/database/tables.ts" {
  interface Tables {
    orders: OrdersTable;
    order_log: OrderLogTable;
  }
}`;
  const owners = new Map(declaredTables(declared).map((table) => [table, "orders"]));
  const writing = (path: string, content: string) => complaints(tableWritesOf(owners), path, content);

  test.each([
    'db.insertInto("orders").values(row);',
    'db\n  .updateTable("order_log")\n  .set(row);',
    'db.deleteFrom("orders");',
    "sql`insert into orders (id) values (1)`;",
    "sql`update order_log set note = ''`;",
    "sql`delete from orders`;",
  ])("%s", (content) => {
    const complaint = [expect.stringContaining("is written by orders alone")];
    expect(writing("packages/server/src/exports/exports.store.ts", content)).toEqual(complaint);
    expect(writing("packages/server/src/base/a.ts", content)).toEqual(complaint);
    for (const path of [
      "orders/base/orders.store.ts",
      "operator/persons/a.ts",
      "seed/a.ts",
      "exports/a.test.ts",
    ])
      expect(writing(`packages/server/src/${path}`, content), path).toEqual([]);
  });

  test("and reads any", () => {
    const content = 'db.selectFrom("orders"); sql`select * from orders for update`;';
    expect(writing("packages/server/src/exports/exports.store.ts", content)).toEqual([]);
  });
});
