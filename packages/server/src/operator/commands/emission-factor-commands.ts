import { type BalanceCell, balanceCells } from "@kreislauf/contract/balance";
import { deleteEmissionFactors, listEmissionFactors, saveEmissionFactor } from "../../balance/index.ts";
import { type Command, type CommandContext, commandFailed, type CommandResult } from "../base/command.ts";
import type { CommandOptions } from "../base/command-options.ts";

const yearOf = (text: string): number | undefined => (/^2[01]\d\d$/.test(text) ? Number(text) : undefined);

const cells = balanceCells.filter((cell) => cell !== "unknown");

const maxSourceLength = 200;

async function setFactor(
  { db, clock }: CommandContext,
  { rest: [year = "", cell = ""], factor = "", source = "", "source-year": sourceYear = "" }: CommandOptions,
): Promise<CommandResult> {
  const found = cells.find((each: BalanceCell) => each === cell);
  const balanceYear = yearOf(year);
  const madeIn = /^(199\d|2[01]\d\d)$/.test(sourceYear) ? Number(sourceYear) : undefined;
  const kgPerTonne = /^-?\d{1,5}(\.\d{1,3})?$/.test(factor) ? Number(factor) : undefined;
  const words = source.trim();
  if (
    found === undefined ||
    balanceYear === undefined ||
    madeIn === undefined ||
    kgPerTonne === undefined ||
    words === "" ||
    words.length > maxSourceLength
  ) {
    return commandFailed(
      ...(balanceYear === undefined ? [`'${year}' is no year; for example 2026.`] : []),
      ...(found === undefined ? [`'${cell}' is none of the cells ${cells.join(", ")}.`] : []),
      ...(kgPerTonne === undefined
        ? ["--factor is missing, or no number of kilograms of CO2e by tonne of waste, like --factor=-412.5."]
        : []),
      ...(words === "" || words.length > maxSourceLength
        ? [`--source is missing or longer than ${maxSourceLength} characters.`]
        : []),
      ...(madeIn === undefined ? ["--source-year is missing or no year."] : []),
    );
  }
  await saveEmissionFactor(db, clock.now(), {
    year: balanceYear,
    cell: found,
    kgPerTonne,
    source: words,
    sourceYear: madeIn,
  });
  return { ok: true, lines: [`${found} ${balanceYear}: ${kgPerTonne} kg/t, ${words}, ${madeIn}.`] };
}

async function listFactors(
  { db }: CommandContext,
  { rest: [year = ""] }: CommandOptions,
): Promise<CommandResult> {
  const balanceYear = yearOf(year);
  if (balanceYear === undefined) return commandFailed(`'${year}' is no year; for example 2026.`);
  const rows = await listEmissionFactors(db, balanceYear);
  const lines = rows.map(
    ({ cell, kg_per_tonne, source, source_year }) =>
      `${cell.padEnd(14)} ${kg_per_tonne} kg/t  ${source}, ${source_year}`,
  );
  return { ok: true, lines: lines.length === 0 ? ["There are none."] : lines };
}

async function clearFactors(
  { db }: CommandContext,
  { rest: [year = ""] }: CommandOptions,
): Promise<CommandResult> {
  const balanceYear = yearOf(year);
  if (balanceYear === undefined) return commandFailed(`'${year}' is no year; for example 2026.`);
  return { ok: true, lines: [`${await deleteEmissionFactors(db, balanceYear)} removed.`] };
}

/** Commands for CO2 factors; without factors the waste balance calculates no CO2. */
export const emissionFactorCommands: readonly Command[] = [
  {
    words: "emission-factor set",
    usage: "YEAR CELL --factor=KG_PER_TONNE --source TEXT --source-year YEAR",
    help: "CO2e by tonne of waste for the balance of a year, with where it is from",
    run: setFactor,
  },
  { words: "emission-factor list", usage: "YEAR", help: "the factors of a year", run: listFactors },
  { words: "emission-factor clear", usage: "YEAR", help: "removes the factors of a year", run: clearFactors },
];
