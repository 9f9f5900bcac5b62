/** Tests of one file that a row names; `titles` are as in the file, or shortened with '…'. */
export interface NamedTests {
  readonly file: string;
  readonly titles: readonly string[];
}

/** A sentence of the specification, where it is implemented, and which tests prove it. */
export interface CoverageRow {
  readonly line: number;
  /** Section and line, as `4.12` or `D3.7`. */
  readonly number: string;
  readonly files: readonly string[];
  readonly tests: readonly NamedTests[];
  /** Other rows whose tests prove this one, too. */
  readonly sameAs: readonly string[];
  readonly isOpen: boolean;
  /** The sentence contains nothing that could be implemented. */
  readonly isSilent: boolean;
}

export interface CoverageError {
  readonly line: number;
  readonly text: string;
}

const isNumber = (cell: string | undefined) => cell !== undefined && /^D?\d+\.\d+$/.test(cell);

/** Parses all tables of docs/coverage.md. Rows with a wrong format are returned as complaints. */
export function readCoverage(content: string): {
  readonly rows: readonly CoverageRow[];
  readonly complaints: readonly CoverageError[];
} {
  const rows: CoverageRow[] = [];
  const complaints: CoverageError[] = [];
  for (const [index, text] of content.split("\n").entries()) {
    const line = index + 1;
    const cells = text.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const [, number = "", sentence = "", where = "", shownBy = ""] = cells;
    if (!isNumber(number)) {
      if (/^\|\s*D?\d/.test(text)) complaints.push({ line, text: `'${number}' is no number of a row` });
      continue;
    }
    if (cells.length !== 6 || sentence === "") {
      complaints.push({ line, text: "a row has four cells: number, sentence, where, shown by" });
      continue;
    }
    const row: CoverageRow = {
      line,
      number,
      files: [...where.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file),
      tests: readTests(shownBy),
      sameAs: [...shownBy.matchAll(/\bsee (D?\d+\.\d+)/g)].map(([, other = ""]) => other),
      isOpen: shownBy.includes("**open:**"),
      isSilent: shownBy.startsWith("nothing to build"),
    };
    rows.push(row);
    complaints.push(...complaintsAbout(row).map((complaint) => ({ line, text: complaint })));
  }
  return { rows, complaints: [...complaints, ...outOfOrder(rows)] };
}

/** Parses `file` "title" "title", `file` "title". */
function readTests(cell: string): readonly NamedTests[] {
  const tests: { file: string; titles: string[] }[] = [];
  for (const [, file, title] of cell.matchAll(/`([^`]+)`|"([^"]+)"/g)) {
    if (file !== undefined) tests.push({ file, titles: [] });
    else if (title !== undefined) tests.at(-1)?.titles.push(title.replaceAll("\\|", "|"));
  }
  return tests;
}

function complaintsAbout({ number, files, tests, sameAs, isOpen, isSilent }: CoverageRow): readonly string[] {
  const shown = tests.length > 0 || sameAs.length > 0;
  return [
    ...(files.length === 0 && shown && sameAs.length === 0 ? [`${number} names no file`] : []),
    ...(shown || isOpen || isSilent ? [] : [`${number} names no test and is not marked as open`]),
    ...tests
      .filter(({ titles }) => titles.length === 0)
      .map(({ file }) => `${number} names no title of ${file}`),
  ];
}

/** The rows of a section are numbered from 1 without gaps, so that a number is unambiguous. */
function outOfOrder(rows: readonly CoverageRow[]): readonly CoverageError[] {
  const last = new Map<string, number>();
  return rows.flatMap(({ line, number }) => {
    const [section = "", place = ""] = number.split(".");
    const expected = (last.get(section) ?? 0) + 1;
    last.set(section, expected);
    return Number(place) === expected ? [] : [{ line, text: `${number} should be ${section}.${expected}` }];
  });
}
