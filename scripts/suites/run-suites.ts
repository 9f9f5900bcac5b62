// Runs the test suites and sums up their results. `npm test` runs them with the journeys of the main path; .ci/run
// adds --full: every journey, the tests that take minutes, the suite in another time zone, the official rules for
// e-invoices, and the short bench. The tests of the server also run on PostgreSQL if TEST_DATABASE_URL is set. The long
// form of the random runs (SUITE=full) takes ten minutes and is started by hand. SUITES_END, in seconds since 1970,
// limits a full run on a slow machine: the remaining journeys and repeated server tests come last, and suites for which
// no time is left are listed as left out.
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureChromium, findHeadlessShell } from "./chromium.ts";
import { embeddedTests } from "./embedded-tests.ts";
import { leaveOut } from "./leave-out.ts";
import { longTests } from "./long-tests.ts";
import { findSaxon } from "./saxon.ts";
import { root, runCommand, runNode } from "../commands.ts";
import { type Counts, countPlaywright, countStep, countVitest, sum } from "./suite-counts.ts";

interface Suite {
  readonly name: string;
  readonly run: () => Promise<Counts>;
  /** How long the suite will take; it is left out if less time is left. A suite without this always runs. */
  readonly expectedSeconds?: () => number;
}

/** The timeout of a suite is several times what it normally takes, because some machines are that much slower. */
const timeoutMinutes = 55;

const secondsLeft = () => Number(process.env.SUITES_END ?? Number.POSITIVE_INFINITY) - Date.now() / 1000;

const full = process.argv.includes("--full");
const { TEST_DATABASE_URL: databaseUrl, ...embedded } = process.env;

/**
 * The environment for tests in another time zone: nothing may depend on the machine's. In New York the date differs
 * from Berlin's for six hours of each day.
 */
const inNewYork = { ...process.env, TZ: "America/New_York" };

/** The path of a suite's report. Together the reports show which tests have run. */
const reportOf = (name: string) =>
  path.join(root, "test-results", `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.json`);

for (const old of globSync("test-results/*.json", { cwd: root })) rmSync(path.join(root, old));

const script = (name: string, file: string, options: readonly string[] = []): Suite => ({
  name,
  run: async () => countStep((await runNode(file, options, { env: embedded })).ok),
});

/** Prefers the headless shell: in it, tests of screens and most journeys take a fifth less time than in Chromium. */
const findLightBrowser = async () => findHeadlessShell() ?? (await ensureChromium());

const vitest = (name: string, env: NodeJS.ProcessEnv, options: readonly string[] = []): Suite => ({
  name,
  async run() {
    const report = reportOf(name);
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const { ok } = await runNode("node_modules/vitest/vitest.mjs", ["run", ...reporters, ...options], {
      env: { ...env, CHROMIUM_PATH: await findLightBrowser() },
      timeoutMinutes,
    });
    return countVitest(ok, readJson(report));
  },
});

/** Checks the demo's e-invoices with Saxon, one test each. Other suites skip these tests, as they set no SAXON_JAR. */
const eInvoiceRules = (name: string): Suite => ({
  name,
  async run() {
    const env = { ...embedded, SAXON_JAR: findSaxon() };
    return await vitest(name, env, ["packages/server/test/e-invoice-rules/"]).run();
  },
});

/** Folder of the demo data with which all suites of journeys start; the first of these suites creates it. */
const demoData = path.join(mkdtempSync(path.join(tmpdir(), "kreislauf-journeys-")), "demo");

const journeys = (
  name: string,
  options: readonly string[],
  findBrowser: () => Promise<string> = ensureChromium,
): Suite => ({
  name,
  async run() {
    const report = reportOf(name);
    const env = {
      ...embedded,
      CHROMIUM_PATH: await findBrowser(),
      KREISLAUF_DEMO_DATA: demoData,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    };
    const { ok } = await runNode(
      "node_modules/@playwright/test/cli.js",
      ["test", "--config=packages/e2e/playwright.config.ts", "--reporter=line,json", ...options],
      { env, timeoutMinutes },
    );
    return countPlaywright(ok, readJson(report));
  },
});

const bench: Suite = {
  name: "bench, short",
  run: async () => countStep((await runCommand("npm", ["run", "bench", "--", "--short"])).ok),
};

const readJson = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);

const hasBench = readJson(path.join(root, "packages/bench/package.json"))?.scripts?.bench !== undefined;

const check = script("check", "scripts/check.ts");
const build: readonly Suite[] = [
  script("build of the web app", "scripts/web-build/build-web.ts", ["--if-changed"]),
  script("size of the web app", "scripts/web-build/check-budget.ts"),
];
const mainJourneys = "main journeys in Chromium";
/** Tags of the journeys that a full run runs in Chromium; all other journeys run in the headless shell. */
const inWholeBrowser = "@main|@whole-browser";
const journeyParts = 8;
const onPostgres = "HTTP, PostgreSQL, in New York";

const coverage = (isComplete: boolean) =>
  script("what docs/coverage.md names has run", "scripts/coverage/check-coverage.ts", [
    "--all-ran",
    ...(isComplete ? [] : ["--main-path"]),
  ]);

const short: readonly Suite[] = [
  check,
  vitest("rules and HTTP, embedded database", { ...embedded, ...leaveOut(longTests) }),
  ...(databaseUrl === undefined
    ? []
    : [vitest(onPostgres, { ...inNewYork, ...leaveOut(longTests) }, ["packages/server/"])]),
  ...build,
  journeys(mainJourneys, ["--grep=@main"]),
];

/** How long a suite took; undefined if it has not run. */
const secondsOf = (name: string): number | undefined =>
  outcomes.find((outcome) => outcome.name === name)?.seconds;

const partsOfOthers = Array.from({ length: journeyParts }, (_, index) => `${index + 1}/${journeyParts}`);
const nameOfPart = (part: string) => `other journeys, ${part}`;

/** Expected duration of the next part: 1.25 times the longest part so far; for the first, twice the main journeys. */
const secondsOfPart = (): number => {
  const took = partsOfOthers.flatMap((part) => secondsOf(nameOfPart(part)) ?? []);
  return took.length > 0 ? 1.25 * Math.max(...took) : 2 * (secondsOf(mainJourneys) ?? 0);
};
const otherJourneys: readonly Suite[] = partsOfOthers.map((part) => ({
  ...journeys(nameOfPart(part), [`--grep-invert=${inWholeBrowser}`, `--shard=${part}`], findLightBrowser),
  expectedSeconds: secondsOfPart,
}));

/**
 * The tests of the server that run first, and those that run last: with PostgreSQL, most tests run on the embedded
 * database only as a repetition.
 */
const serverTests: Readonly<Record<"first" | "last", readonly Suite[]>> =
  databaseUrl === undefined
    ? { first: [vitest("rules and HTTP, embedded database", embedded)], last: [] }
    : {
        first: [
          vitest(onPostgres, inNewYork, ["packages/server/"]),
          vitest("rules and HTTP, embedded database", embedded, embeddedTests),
        ],
        last: [
          {
            ...vitest("HTTP, embedded database", { ...embedded, ...leaveOut(embeddedTests) }, [
              "packages/server/src/",
            ]),
            expectedSeconds: () => 2 * (secondsOf(onPostgres) ?? 0),
          },
        ],
      };

const everything: readonly Suite[] = [
  check,
  ...serverTests.first,
  ...build,
  journeys(mainJourneys, [`--grep=${inWholeBrowser}`]),
  vitest("rules and screens in New York", inNewYork, ["packages/contract/", "packages/web/"]),
  eInvoiceRules("official rules for e-invoices"),
  ...(hasBench ? [bench] : []),
  ...otherJourneys,
  ...serverTests.last,
];

const outcomes: { name: string; counts: Counts; seconds: number }[] = [];
const leftOut: string[] = [];

async function runSuite({ name, run, expectedSeconds }: Suite): Promise<void> {
  if (expectedSeconds !== undefined && secondsLeft() < expectedSeconds()) {
    leftOut.push(name);
    return;
  }
  console.log(`\n== ${name}`);
  const began = performance.now();
  const counts = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return countStep(false);
  });
  outcomes.push({ name, counts, seconds: (performance.now() - began) / 1000 });
}

for (const suite of full ? everything : short) await runSuite(suite);
await runSuite(coverage(full && leftOut.length === 0));
rmSync(path.dirname(demoData), { recursive: true, force: true });

console.log("");
for (const { name, counts } of outcomes) {
  for (const failure of counts.failures) console.log(`NOTED IN ${name}: ${failure}`);
}
for (const what of leftOut) console.log(`LEFT OUT, FOR WANT OF TIME: ${what}`);
console.log("");
for (const { name, counts, seconds } of outcomes) {
  const columns = [`${counts.passed} passed`, `${counts.failed} failed`, `${seconds.toFixed(0)} s`];
  console.log(`${name.padEnd(36)}${columns.map((column) => column.padStart(13)).join("")}`);
}
const total = sum(outcomes.map(({ counts }) => counts));
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
