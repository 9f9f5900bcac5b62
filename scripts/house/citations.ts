import type { Finding, HouseRule } from "./source-file.ts";

/** Numbers of the sections and lines of each numbered document, by its path. */
export type NumberedDocuments = ReadonlyMap<string, ReadonlySet<string>>;

const number = String.raw`D?\d+(?:\.\d+)?`;
/** `docs/coverage.md 2.2 to 2.4, D8.11`, also where the comment breaks the line behind the file. */
const citation = new RegExp(
  String.raw`(docs/[a-z-]+\.md)\s+(?:(?:\*|//|--)\s+)?(${number}(?:(?:, | to | and )${number}\b)*)`,
  "g",
);
/** Documents that are not in the repository. */
const foreign = /\bproduct\.md|\bDESIGN\.md|(?<!docs\/)\bdecisions\.md sections?\b/;

const lineAt = (content: string, offset: number) => content.slice(0, offset).split("\n").length;

/** Sections (`## 3. Colours`), rows of tables (`| D3.7 |`) and lines (`- 3.2 …`) that have a number. */
export const numbersIn = (content: string): ReadonlySet<string> =>
  new Set(
    [...content.matchAll(/^(?:## (D?\d+)\. |\| (D?\d+\.\d+) \||- (\d+\.\d+) )/gm)].map(
      ([, section, row, line]) => section ?? row ?? line ?? "",
    ),
  );

/** A citation names a line that is there, of a document that is in the repository. */
export const citations =
  (documents: NumberedDocuments): HouseRule =>
  ({ path, content }) => {
    const finding = (line: number, text: string): Finding => ({ path, line, rule: "citations", text });
    const strangers = content
      .split("\n")
      .flatMap((text, index) =>
        foreign.test(text) ? [finding(index + 1, "cites a document that is not in the repository")] : [],
      );
    const missing = [...content.matchAll(citation)].flatMap(({ 1: document = "", 2: cited = "", index }) =>
      (cited.match(new RegExp(number, "g")) ?? [])
        .filter((wanted) => documents.get(document)?.has(wanted) !== true)
        .map((wanted) => finding(lineAt(content, index), `${document} has no ${wanted}`)),
    );
    return [...strangers, ...missing];
  };

/** Lines count from 1 in their section without a gap, so that a number keeps naming one line. */
export const numberedLines: HouseRule = ({ path, content }) => {
  if (path !== "docs/decisions.md" && path !== "docs/design.md") return [];
  const findings: Finding[] = [];
  let [section, line] = [0, 0];
  const expect = (index: number, text: string, wanted: string) => {
    if (text.startsWith(`${wanted} `)) return;
    findings.push({ path, line: index + 1, rule: "numbered lines", text: `should begin with '${wanted}'` });
  };
  for (const [index, text] of content.split("\n").entries()) {
    if (text.startsWith("## ")) {
      [section, line] = [section + 1, 0];
      expect(index, text, `## ${section}.`);
    } else if (text.startsWith("- ")) {
      line += 1;
      expect(index, text, `- ${section}.${line}`);
    }
  }
  return findings;
};
