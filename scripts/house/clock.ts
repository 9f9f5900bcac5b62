import { isTest, type HouseRule } from "./source-file.ts";

const databaseClock = /\b(now\(\)|current_(date|time|timestamp)\b|clock_timestamp\(|statement_timestamp\()/i;

/** There is one injectable clock: rules take `now` as an argument, and SQL never reads the database's clock. */
export const oneClock: HouseRule = (file) => {
  if (!/^packages\/(contract|server|ui|web)\/src\//.test(file.path) || isTest(file.path)) return [];
  const finding = (line: number, text: string) => ({ path: file.path, line, rule: "one clock", text });
  const machineClock = /^packages\/(server|ui|web)\/src\/base\//.test(file.path)
    ? []
    : file.clockReads.map(({ line, text }) => finding(line, `${text}: take now from the injected clock`));
  const sqlLines = file.path.endsWith(".sql")
    ? file.content.split("\n").map((line, index) => ({ line: index + 1, text: line.replace(/--.*$/, "") }))
    : [];
  const inSql = [...sqlLines, ...(file.path.startsWith("packages/server/") ? file.texts : [])]
    .filter(({ text }) => databaseClock.test(text))
    .map(({ line }) => finding(line, "SQL takes now as a parameter"));
  return [...machineClock, ...inSql];
};
