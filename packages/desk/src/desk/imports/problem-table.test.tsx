import type { DeskImportResult } from "@kreislauf/contract/desk";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ProblemTable } from "./problem-table.tsx";

test("an empty cell says that its value is missing, a filled one only what was expected", async () => {
  const message = "Erwartet: ein Text mit höchstens 40 Zeichen";
  const result = {
    headings: ["Standortnummer", "Vereinbarung"],
    refused: [
      {
        line: 2,
        cells: ["", "V".repeat(41)],
        problems: [
          { column: 0, message },
          { column: 1, message },
        ],
      },
    ],
  } as unknown as DeskImportResult;
  await render(<ProblemTable result={result} />);
  await expect.element(page.getByText(`Die Angabe fehlt. ${message}`)).toBeVisible();
  expect(page.getByText(message, { exact: true }).elements()).toHaveLength(1);
});
