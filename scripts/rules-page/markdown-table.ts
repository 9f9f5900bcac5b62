import type { ErrorCode } from "../../packages/contract/src/base/index.ts";
import { errorTexts } from "../../packages/server/src/app/error-texts.ts";

export type Cells = readonly string[];

const row = (cells: Cells) => `| ${cells.join(" | ")} |`;

export const markdownTable = (head: Cells, rows: readonly Cells[]): string =>
  [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");

/** A table of when a request is refused, with the error code and the German message that users read. */
export const refusalTable = (cases: readonly { readonly when: string; readonly code: ErrorCode }[]): string =>
  markdownTable(
    ["refused when", "code", "sentence"],
    cases.map(({ when, code }) => [when, `\`${code}\``, errorTexts.de[code]]),
  );
