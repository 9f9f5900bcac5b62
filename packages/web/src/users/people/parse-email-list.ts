/** One line of a pasted list: the person to invite, as far as it could be read. */
export interface EmailListLine {
  /** Counted from 1. */
  readonly line: number;
  readonly firstName: string;
  readonly lastName: string;
  /** Empty if the line has none. */
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
 * Parses lines as people copy them from mail programs and spreadsheets: `Nele Harder <n@x>`, `Harder, Nele <n@x>`,
 * `Nele; Harder; n@x` with the address in any position, or only the address. Outlook separates people by semicolons.
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

/** `nele.harder@x` gives both names, `n.harder@x` only the last one. */
function namesOf(email: string): readonly string[] {
  const [first = "", last = ""] = email.split("@")[0]?.split(/[._]/) ?? [];
  if (last === "") return ["", ""];
  return [first.length > 1 ? capitalized(first) : "", capitalized(last)];
}
