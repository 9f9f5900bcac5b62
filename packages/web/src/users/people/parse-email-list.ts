/** One line of a pasted list: a person to invite, as far as the line could be read. */
export interface EmailListLine {
  /** The number of the line in the pasted text, counted from 1; each person on a shared line counts as a line. */
  readonly line: number;
  readonly firstName: string;
  readonly lastName: string;
  /** Empty if the line has no e-mail address. */
  readonly email: string;
  /** The original line. */
  readonly text: string;
}

const address = /[^\s<>;,"'()]+@[^\s<>;,"'()]+/;

const capitalized = (word: string) =>
  word
    .split("-")
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join("-");

/**
 * Reads lines in the forms that people copy from mail programs and spreadsheets: `Nele Harder <n@x>`, `Harder, Nele
 * <n@x>`, `Nele; Harder; n@x` with the address in any position, or the address alone. Several people on one line, as
 * Outlook writes them, count as lines of their own if a `>` and a semicolon or comma come between them.
 */
export function parseEmailList(text: string): EmailListLine[] {
  return text
    .replaceAll(/(>)\s*[;,]\s*(?=\S)/g, "$1\n")
    .split(/\r?\n/)
    .map((line, index) => ({ text: line.trim(), line: index + 1 }))
    .filter((each) => each.text !== "")
    .map(readLine);
}

function readLine({ text, line }: { text: string; line: number }): EmailListLine {
  const email = (address.exec(text)?.[0] ?? "").replace(/^mailto:/i, "").toLowerCase();
  const names = namesIn(text.replace(address, " ").replaceAll(/[<>"'()]/g, " "));
  const [firstName = "", lastName = ""] = names ?? namesOf(email);
  return { line, firstName, lastName, email, text };
}

function namesIn(words: string): readonly string[] | undefined {
  const cells = words
    .split(/[;\t]/)
    .map((cell) => cell.trim())
    .filter(Boolean);
  if (cells.length >= 2) return [cells[0] ?? "", cells[1] ?? ""];
  const [only = ""] = cells;
  const [last, first] = only.split(",").map((part) => part.trim());
  if (first) return [first, last ?? ""];
  const parts = (last ?? "").split(/\s+/).filter(Boolean);
  if (parts.length === 0) return undefined;
  return parts.length === 1 ? ["", parts[0] ?? ""] : [parts.slice(0, -1).join(" "), parts.at(-1) ?? ""];
}

/** Guesses first and last name from an address: `nele.harder@x` gives both, `n.harder@x` only the last name. */
function namesOf(email: string): readonly string[] {
  const [first = "", last = ""] = email.split("@")[0]?.split(/[._]/) ?? [];
  if (last === "") return ["", ""];
  return [first.length > 1 ? capitalized(first) : "", capitalized(last)];
}
