// `npm run test:reliability`; arguments: names of sections to run only those, `--short` for continuous integration, and
// `--rounds=N` for another number of kills and stops. Prints a table; `--write` also writes it into
// docs/reliability.md. Fails if a finding is not as required.
import { readFile, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { repository } from "@kreislauf/bench/child-process";
import { type Finding, findingsTable } from "./finding.ts";
import { loseBucket } from "./bucket.ts";
import { setClock } from "./clock.ts";
import { killWhileWriting } from "./kill.ts";
import { loseNeighbours } from "./lose.ts";
import { breakDisk } from "./disk.ts";
import { raceProcesses } from "./race.ts";
import { stopUnderLoad } from "./stop.ts";
import { mixPeople } from "./mix.ts";
import { holdStreams } from "./streams.ts";
import { openNeighbours } from "./neighbours.ts";
import type { Section } from "./run.ts";

const sections: Readonly<Record<string, Section>> = {
  kill: killWhileWriting,
  race: raceProcesses,
  lose: loseNeighbours,
  bucket: loseBucket,
  clock: setClock,
  disk: breakDisk,
  stop: stopUnderLoad,
  streams: holdStreams,
  mix: mixPeople,
};

const words = process.argv.slice(2);
const isShort = words.includes("--short");
const rounds = words.map((word) => /^--rounds=(\d+)$/.exec(word)?.[1]).find((found) => found !== undefined);
const named = words.filter((word) => !word.startsWith("--"));
const unknown = named.filter((name) => sections[name] === undefined);
if (unknown.length > 0)
  throw new Error(`There is no section ${unknown.join(", ")}, only ${Object.keys(sections).join(", ")}.`);

const findings: Finding[] = [];
const neighbours = await openNeighbours();
const stop = () => void neighbours.close().then(() => process.exit(130));
process.once("SIGINT", stop).once("SIGTERM", stop);
const began = performance.now();
try {
  for (const name of named.length === 0 ? Object.keys(sections) : named) {
    console.log(`== ${name}`);
    const run = {
      isShort,
      ...(rounds !== undefined && { rounds: Number(rounds) }),
      neighbours,
      log: (line: string) => console.log(`  ${line}`),
    };
    const found = (await sections[name]?.(run).catch(brokenOff(name))) ?? [];
    console.log(findingsTable(found));
    findings.push(...found);
  }
} finally {
  await neighbours.close();
}
const minutes = Math.round((performance.now() - began) / 60_000);
console.log(`\n${findingsTable(findings)}\n`);
const missed = findings.filter(({ ok }) => !ok).length;
console.log(`${findings.length} findings, ${missed} missed, ${minutes} minutes`);
if (words.includes("--write")) await writePage();
process.exit(missed > 0 ? 1 : 0);

/** Turns the error that ended a section into a finding, so that the other sections still run. */
function brokenOff(section: string) {
  return (error: unknown): readonly Finding[] => {
    console.error(error);
    return [{ section, what: "broken off", counted: String(error), mustBe: "to the end", ok: false }];
  };
}

/** Replaces the table of docs/reliability.md, which stands between two marker comments. */
async function writePage(): Promise<void> {
  const page = path.join(repository, "docs/reliability.md");
  const text = await readFile(page, "utf8");
  const machine = `${os.availableParallelism()} cores, ${os.cpus()[0]?.model ?? ""}, load ${os.loadavg()[0]?.toFixed(0)}`;
  const day = Temporal.Now.plainDateISO("UTC").toString();
  const form = isShort ? "The short form" : "The long form";
  const block = `${form}, run on ${day}, ${minutes} minutes, ${machine}.\n\n${findingsTable(findings)}`;
  const [before = "", rest = ""] = text.split("<!-- table -->");
  const [, after = ""] = rest.split("<!-- end of table -->");
  await writeFile(page, `${before}<!-- table -->\n\n${block}\n\n<!-- end of table -->${after}`);
}
