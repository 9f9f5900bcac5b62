import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { sheetOf } from "./base/sheet.ts";
import { writeXlsx } from "./exports/write-xlsx.ts";
import { makeCycleOrders } from "./orders/make-cycle-orders.ts";
import type { CommandAnswer } from "./provider/index.ts";
import { runTestCommand } from "./test-command.ts";
import { ensureTestOffer } from "./test-agreement.ts";
import type { TestPortal } from "./test-portal.ts";

export interface TestImports {
  /** Writes a table into a file and imports it. */
  take(kind: string, content: string | Buffer, ...options: readonly string[]): Promise<CommandAnswer>;
  close(): Promise<void>;
}

export async function openTestImports(portal: TestPortal): Promise<TestImports> {
  const folder = await mkdtemp(join(tmpdir(), "tables-"));
  await ensureTestOffer(portal, "usual");
  await ensureTestOffer(portal, "periodic");
  // Has the words of the others, so that only its number tells it apart.
  await ensureTestOffer(portal, "emptying");
  return {
    take: async (kind, content, ...options) => {
      const file = join(folder, "table");
      await writeFile(file, content);
      return await runTestCommand(portal, "import", kind, file, ...options);
    },
    close: () => rm(folder, { recursive: true }),
  };
}

/** Lines of semicolons. */
export const csv = (...rows: readonly (readonly (string | number)[])[]) =>
  rows.map((row) => row.join(";")).join("\r\n");

/** A workbook of texts with one row. */
export function testWorkbook(headings: readonly string[], row: readonly string[]): Promise<Buffer> {
  async function* pages() {
    yield [row];
  }
  const columns = headings.map((heading, index) => ({
    heading,
    kind: "text" as const,
    width: 20,
    value: (cells: readonly string[]) => cells[index] ?? null,
  }));
  return buffer(writeXlsx([sheetOf("Tabelle", columns, pages())]));
}

export function makeTestCycleOrders(portal: TestPortal): Promise<number> {
  const { db } = portal.database;
  return db.transaction().execute((transaction) => makeCycleOrders({ db: transaction, now: portal.now() }));
}

/** What an import may write, so that two moments can be compared. */
export async function everythingOf({ database: { db } }: TestPortal): Promise<string> {
  const tables = [
    "companies",
    "company_numbers",
    "locations",
    "user_locations",
    "agreements",
    "agreement_log",
    "orders",
    "order_log",
    "audit_log",
    "outbox_mails",
    "happenings",
  ] as const;
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows);
}
