// `npm run bench`; arguments: names of sections to run only those, and `--short` for continuous integration. Prints a
// table and writes it as JSON. A missed target is marked but does not fail the run. An error in a section fails the
// run, but only after the other sections have been measured and printed.
import { mkdir, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { measureApi } from "./measure-api.ts";
import { type BenchRow, benchTable, isReached } from "./bench-row.ts";
import type { BenchRun } from "./bench-run.ts";
import { measureDesk } from "./measure-desk.ts";
import { measureExport } from "./measure-export.ts";
import { measureLoad } from "./measure-load.ts";
import { measureSize } from "./measure-size.ts";
import { measureStart } from "./measure-start.ts";
import { measureWeb } from "./measure-web.ts";

const sections: Readonly<Record<string, (run: BenchRun) => Promise<BenchRow[]>>> = {
  size: measureSize,
  start: measureStart,
  api: measureApi,
  load: measureLoad,
  desk: measureDesk,
  export: measureExport,
  web: measureWeb,
};

const results = path.resolve(import.meta.dirname, "../results");

async function bench(wanted: readonly string[], isShort: boolean): Promise<void> {
  const unknown = wanted.find((name) => sections[name] === undefined);
  if (unknown !== undefined)
    throw new Error(`There is no section ${unknown}, only ${Object.keys(sections).join(", ")}.`);
  const rows: BenchRow[] = [];
  const failures: unknown[] = [];
  for (const name of wanted) {
    await using cleanup = new AsyncDisposableStack();
    const stop = () => void cleanup.disposeAsync().then(() => process.exit(130));
    process.once("SIGINT", stop).once("SIGTERM", stop);
    const run = { isShort, cleanup, log: (line: string) => console.log(`  ${line}`) };
    const measured = sections[name]?.(run) ?? Promise.resolve([]);
    rows.push(...(await measured.catch((error: unknown) => (failures.push(error), []))));
    process.off("SIGINT", stop).off("SIGTERM", stop);
  }
  console.log(`\n${benchTable(rows)}\n`);
  console.log(`Written to ${await writeResults(rows, isShort)}`);
  if (failures.length > 0) throw new AggregateError(failures, "Not every section came to its end.");
}

async function writeResults(rows: readonly BenchRow[], isShort: boolean): Promise<string> {
  await mkdir(results, { recursive: true });
  const at = Temporal.Now.instant().toString({ smallestUnit: "second" });
  const file = path.join(results, `${at.replaceAll(":", "")}.json`);
  const machine = {
    cpu: os.cpus()[0]?.model,
    cores: os.availableParallelism(),
    memoryGigabytes: Math.round(os.totalmem() / 2 ** 30),
    node: process.version,
  };
  const marked = rows.map((row) => ({ ...row, reached: isReached(row) }));
  await writeFile(file, `${JSON.stringify({ at, isShort, machine, rows: marked }, null, 2)}\n`);
  return path.relative(process.cwd(), file);
}

const [names, options] = [process.argv.slice(2).filter((name) => !name.startsWith("--")), process.argv];
await bench(names.length === 0 ? Object.keys(sections) : names, options.includes("--short"));
