import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";

const run = promisify(execFile);

/** The rule sets: stylesheets in this folder, compiled with their publishers' tools as its README says. */
export type RuleSet = "en16931-cii" | "xrechnung-cii";

/** Matches a broken rule in a report. One of the rule sets writes reports in SVRL, the other in its own elements. */
const brokenRule = /<(?:svrl:failed-assert|fail)\b[^>]*\bid="([^"]+)"/g;
/** Matches a rule that was applied, in a report of either rule set. */
const lookedAt = /<(?:svrl:fired-rule|fired)\b/;

/**
 * Applies rules to XML texts by name, with Saxon. Returns the ids of the rules that each text breaks, including
 * warnings.
 */
export async function findBrokenRules(
  saxonJar: string,
  rules: RuleSet,
  texts: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const folder = await mkdtemp(path.join(tmpdir(), "kreislauf-rules-"));
  const [stylesheet, input, output] = ["rules.xslt", "in", "out"].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  try {
    for (const each of [input, output]) await mkdir(each);
    await writeFile(
      stylesheet,
      gunzipSync(await readFile(path.join(import.meta.dirname, `${rules}.xslt.gz`))),
    );
    const names = [...texts.keys()];
    const fileOf = (name: string) => `${names.indexOf(name)}.xml`;
    for (const [name, text] of texts) await writeFile(path.join(input, fileOf(name)), text);
    await run("java", ["-jar", saxonJar, `-s:${input}`, `-xsl:${stylesheet}`, `-o:${output}`]);
    return new Map(
      await Promise.all(
        names.map(
          async (name) =>
            [name, readReport(await readFile(path.join(output, fileOf(name)), "utf8"))] as const,
        ),
      ),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

function readReport(report: string): readonly string[] {
  if (!lookedAt.test(report)) throw new Error(`No rule has looked at it: ${report.slice(0, 500)}`);
  return [...report.matchAll(brokenRule)].map(([, id = ""]) => id);
}
