import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { openFolderFiles } from "../../src/base/files/files.ts";
import type { DocumentRow } from "../../src/documents/base/documents.tables.ts";
import { renderFiles } from "../../src/documents/rendering/render-files.ts";
import { createRenderTask } from "../../src/documents/rendering/render-task.ts";
import { seedDemo } from "../../src/seed/demo/seed-demo.ts";
import { readPdfBack } from "../assertions/read-documents-back.ts";
import { openTestDatabase } from "../portal/portal.ts";
import { findBrokenRules } from "./find-broken-rules.ts";

/** The path of Saxon's JAR file. Without it the tests are skipped, because they need Java. */
const saxonJar = process.env["SAXON_JAR"];
const maxMinutes = 10;

interface DrawnInvoices {
  /** The XRechnung of every invoice, credit note and cancellation of the demo, by its number. */
  readonly xrechnung: ReadonlyMap<string, string>;
  /** The XML inside the ZUGFeRD file of the first document of each type, by type. */
  readonly zugferd: ReadonlyMap<string, string>;
}

async function drawDemoInvoices(): Promise<DrawnInvoices> {
  const folder = await mkdtemp(path.join(tmpdir(), "kreislauf-demo-"));
  const database = await openTestDatabase();
  const { db } = database;
  const draw = async (document: DocumentRow, form: "xrechnung" | "zugferd") => {
    const [[, content] = []] = await renderFiles(await createRenderTask(db, document, [form]));
    return content ?? Buffer.of();
  };
  try {
    const now = Temporal.Instant.from("2026-03-26T09:42:00Z");
    await seedDemo(db, { now, files: openFolderFiles(folder), progress: () => undefined });
    const invoices = await db
      .selectFrom("documents")
      .selectAll()
      .where("invoice", "is not", null)
      .orderBy("id")
      .execute();
    const xrechnung = new Map<string, string>();
    const zugferd = new Map<string, string>();
    for (const invoice of invoices) {
      xrechnung.set(invoice.number, Buffer.from(await draw(invoice, "xrechnung")).toString());
      if (zugferd.has(invoice.type)) continue;
      const { attachments } = await readPdfBack(await draw(invoice, "zugferd"));
      zugferd.set(invoice.type, attachments["factur-x.xml"] ?? "");
    }
    return { xrechnung, zugferd };
  } finally {
    await database.close();
    await rm(folder, { recursive: true });
  }
}

const none: DrawnInvoices = { xrechnung: new Map(), zugferd: new Map() };
const { xrechnung, zugferd } = saxonJar === undefined ? none : await drawDemoInvoices();
const [oneOfThem = ""] = xrechnung.values();

/** Mistakes that are made one at a time in an invoice of the demo, each with the rules that must find it. */
const mistakes = [
  ["a wrong total", /(<ram:GrandTotalAmount>)/, "$19", ["BR-CO-15", "BR-CO-16"]],
  [
    "a wrong sum of the lines",
    /(<ram:SpecifiedTradeSettlementHeaderMonetarySummation>\s*<ram:LineTotalAmount>)/,
    "$19",
    ["BR-CO-10", "BR-CO-13"],
  ],
  ["no number (BT-1)", /(<rsm:ExchangedDocument>\s*)<ram:ID>[^<]*<\/ram:ID>/, "$1", ["BR-02"]],
  ["no buyer reference (BT-10)", /<ram:BuyerReference>[^<]*<\/ram:BuyerReference>/, "", ["BR-DE-15"]],
  [
    "no contact at the seller (BG-6)",
    /<ram:DefinedTradeContact>.*?<\/ram:DefinedTradeContact>/s,
    "",
    ["BR-DE-2"],
  ],
] as const;

describe.skipIf(saxonJar === undefined)("the official rules", () => {
  let brokenRules: ReadonlyMap<string, readonly string[]>;
  beforeAll(async () => {
    const wrong = mistakes.map(([name, pattern, text]) => [name, oneOfThem.replace(pattern, text)] as const);
    const national = new Map([...xrechnung, ...wrong]);
    const european = new Map([...national, ...zugferd]);
    const ofGermany = await findBrokenRules(saxonJar ?? "", "xrechnung-cii", national);
    const ofEurope = await findBrokenRules(saxonJar ?? "", "en16931-cii", european);
    brokenRules = new Map(
      [...ofEurope].map(([name, rules]) => [name, [...rules, ...(ofGermany.get(name) ?? [])]]),
    );
  }, maxMinutes * 60_000);

  test.each([...xrechnung.keys()])("%s keeps those of EN 16931 and XRechnung", (number) => {
    expect(brokenRules.get(number)).toEqual([]);
  });

  test.each([...zugferd.keys()])("the data inside a ZUGFeRD file keeps those of EN 16931: %s", (type) => {
    expect(brokenRules.get(type)).toEqual([]);
  });

  test("are kept by hundreds of invoices of all four types", () => {
    expect(xrechnung.size).toBeGreaterThan(176);
    expect([...zugferd.keys()].toSorted()).toEqual([
      "cancellation_credit_note",
      "cancellation_invoice",
      "credit_note",
      "invoice",
    ]);
  });

  test.each(mistakes)("find %s", (name, _pattern, _text, rules) => {
    expect(brokenRules.get(name)).toEqual(expect.arrayContaining([...rules]));
  });
});
