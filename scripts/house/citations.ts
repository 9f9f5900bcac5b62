import type { Finding, HouseRule } from "./source-file.ts";

/** The numbers of the sections and lines in each numbered document, by the document's path. */
export type NumberedDocuments = ReadonlyMap<string, ReadonlySet<string>>;

const number = String.raw`D?\d+(?:\.\d+)?`;
/** Matches `docs/coverage.md 2.2 to 2.4, D8.11`, also with a line break of a comment after the file. */
const citation = new RegExp(
  String.raw`(docs/[a-z-]+\.md)\s+(?:(?:\*|//|--)\s+)?(${number}(?:(?:, | to | and )${number}\b)*)`,
  "g",
);
/** Matches names of documents that are not in the repository. */
const foreign = /\bproduct\.md|\bDESIGN\.md|(?<!docs\/)\bdecisions\.md sections?\b/;

const lineAt = (content: string, offset: number) => content.slice(0, offset).split("\n").length;

/** The numbers of sections (`## 3. Colours`), table rows (`| D3.7 |`) and lines (`- 3.2 …`). */
export const numbersIn = (content: string): ReadonlySet<string> =>
  new Set(
    [...content.matchAll(/^(?:## (D?\d+)\. |\| (D?\d+\.\d+) \||- (\d+\.\d+) )/gm)].map(
      ([, section, row, line]) => section ?? row ?? line ?? "",
    ),
  );

/** A citation refers to an existing line of a document in the repository. */
export const citations =
  (documents: NumberedDocuments): HouseRule =>
  ({ path, content }) => {
    const finding = (line: number, text: string): Finding => ({ path, line, rule: "citations", text });
    const foreignCitations = content
      .split("\n")
      .flatMap((text, index) =>
        foreign.test(text) ? [finding(index + 1, "cites a document that is not in the repository")] : [],
      );
    const missing = [...content.matchAll(citation)].flatMap(({ 1: document = "", 2: cited = "", index }) =>
      (cited.match(new RegExp(number, "g")) ?? [])
        .filter((wanted) => documents.get(document)?.has(wanted) !== true)
        .map((wanted) => finding(lineAt(content, index), `${document} has no ${wanted}`)),
    );
    return [...foreignCitations, ...missing];
  };

/**
 * Each section has a unique number, and the lines of a section are numbered from 1 without gaps, so that citations stay
 * valid.
 */
export const numberedLines: HouseRule = ({ path, content }) => {
  if (path !== "docs/decisions.md" && path !== "docs/design.md") return [];
  const findings: Finding[] = [];
  const sections = new Set<string>();
  let [section, line] = ["", 0];
  const report = (index: number, text: string) =>
    findings.push({ path, line: index + 1, rule: "numbered lines", text });
  for (const [index, text] of content.split("\n").entries()) {
    if (text.startsWith("## ")) {
      [section, line] = [/^## (\d+)\. /.exec(text)?.[1] ?? "", 0];
      if (section === "" || sections.has(section)) report(index, "should begin with a number of its own");
      sections.add(section);
    } else if (text.startsWith("- ")) {
      line += 1;
      const wanted = `- ${section}.${line}`;
      if (!text.startsWith(`${wanted} `)) report(index, `should begin with '${wanted}'`);
    }
  }
  return findings;
};
