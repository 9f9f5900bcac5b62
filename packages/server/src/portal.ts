import { createClock } from "./base/clock.ts";
import { readConfig, type Config } from "./base/config.ts";
import { isWithoutDatabase, openDatabase } from "./base/database/open-database.ts";
import { AlreadyRunningError } from "./base/database/embedded-lock.ts";
import { openFiles } from "./base/files/files.ts";
import { migrate } from "./base/database/migrate.ts";
import {
  type Command,
  commandFailed,
  commandSocketPath,
  type CommandResult,
  loadCommandLine,
  sendCommand,
} from "./operator/index.ts";

const { commandHelp, parseCommand, runCommand, withAbsolutePaths } = await loadCommandLine();

/** Answers a command line of `npm run portal`, which operators use. */
async function answer(words: readonly string[]): Promise<CommandResult> {
  const [first = "help"] = words;
  if (["help", "--help", "-h"].includes(first)) return { ok: true, lines: commandHelp };
  // Parsed before anything is opened: a typing error should neither need a database nor migrate its schema.
  const read = parseCommand(words);
  if ("refusal" in read) return read.refusal;
  const config = readConfig(process.env);
  const line = withAbsolutePaths(words);
  return (await askRunningProcess(config, line)) ?? (await runHere(config, line, read.command));
}

/**
 * Lets the running portal execute the command if it holds the embedded data, which only one process can open. Undefined
 * if no portal runs or the data is in PostgreSQL.
 */
async function askRunningProcess(
  config: Config,
  words: readonly string[],
): Promise<CommandResult | undefined> {
  const address = config.DATABASE_URL === undefined ? commandSocketPath(config.DATA_DIR) : undefined;
  return address === undefined ? undefined : await sendCommand(address, words);
}

async function runHere(
  config: Config,
  words: readonly string[],
  { skipsMigrations, makesDatabase }: Command,
): Promise<CommandResult> {
  if (makesDatabase !== true && isWithoutDatabase(config)) {
    return commandFailed(`${config.DATA_DIR} has no database. Is it the DATA_DIR of the portal?`);
  }
  const database = await openDatabase(config);
  try {
    const { db } = database;
    if (skipsMigrations !== true) await migrate(db);
    const [clock, files] = [createClock(config.PORTAL_NOW), await openFiles(config)];
    return await runCommand({ db, config, clock, files, runsInPortalProcess: false }, words);
  } finally {
    await database.close();
  }
}

function explain(error: unknown): CommandResult {
  if (error instanceof AlreadyRunningError) {
    return { ok: false, lines: ["The portal is just starting or stopping. Try again in a moment."] };
  }
  return { ok: false, lines: [error instanceof Error ? error.message : "The command failed."] };
}

const { ok, lines } = await answer(process.argv.slice(2)).catch(explain);
(ok ? process.stdout : process.stderr).write(`${lines.join("\n")}\n`);
process.exitCode = ok ? 0 : 1;
