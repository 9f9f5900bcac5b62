import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { sheetOf } from "../../src/base/sheets/sheet.ts";
import { writeXlsx } from "../../src/base/sheets/write-xlsx.ts";
import { createCycleOrders } from "../../src/orders/jobs/create-cycle-orders.ts";
import type { CommandResult } from "../../src/operator/index.ts";
import { runTestCommand } from "../portal/run-command.ts";
import { ensureTestOffer } from "./agreement.ts";
import { openTestPortal, type TestPortal } from "../portal/portal.ts";

export interface TestImports {
  readonly portal: TestPortal;
  /** Writes a table into a file and imports it. */
  take(kind: string, content: string | Buffer, ...options: readonly string[]): Promise<CommandResult>;
  close(): Promise<void>;
}

/** Opens a portal with the offers that the imported tables of the tests name. */
export async function openTestImports(): Promise<TestImports> {
  const portal = await openTestPortal();
  const folder = await mkdtemp(join(tmpdir(), "tables-"));
  await ensureTestOffer(portal, "usual");
  await ensureTestOffer(portal, "periodic");
  // This offer has the same descriptions as the others, so that only its number distinguishes it.
  await ensureTestOffer(portal, "emptying");
  return {
    portal,
    take: async (kind, content, ...options) => {
      const file = join(folder, "table");
      await writeFile(file, content);
      return await runTestCommand(portal, "import", kind, file, ...options);
    },
    close: async () => {
      await rm(folder, { recursive: true });
      await portal.close();
    },
  };
}

/** The rows as CSV text, separated by semicolons. */
export const csvLines = (...rows: readonly (readonly (string | number)[])[]) =>
  rows.map((row) => row.join(";")).join("\r\n");

/** An XLSX workbook with headings and one row of texts. */
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
  return db.transaction().execute((transaction) => createCycleOrders({ db: transaction, now: portal.now() }));
}

/** The content of all tables that an import may write, so that two states can be compared. */
export async function snapshotImportedTables({ database: { db } }: TestPortal): Promise<string> {
  const tables = [
    "companies",
    "company_numbers",
    "sites",
    "user_sites",
    "agreements",
    "agreement_log",
    "orders",
    "order_log",
    "audit_log",
    "outbox_mails",
    "notifications",
  ] as const;
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows);
}
