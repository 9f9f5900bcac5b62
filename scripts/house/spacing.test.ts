import { expect, test } from "vitest";
import { readSource } from "./source-file.ts";
import { readSpacingSteps, spacingTokens } from "./spacing.ts";

const rule = spacingTokens(readSpacingSteps(":root {\n  --sp-1-5: 6px;\n  --sp-3: 12px;\n}\n"));
const complaints = (path: string, content: string) =>
  rule(readSource(path, content)).map(({ line, text }) => `${line}: ${text}`);

test.each([
  [".a {\n  padding: 12px 0;\n}\n", ["2: 12px is var(--sp-3)"]],
  [".a {\n  margin-left: -6px;\n}\n", ["2: 6px is var(--sp-1-5)"]],
  [".a {\n  gap: 12px 6px;\n}\n", ["2: 12px is var(--sp-3)", "2: 6px is var(--sp-1-5)"]],
  [".a {\n  padding: 0 0 calc(12px + env(safe-area-inset-bottom));\n}\n", ["2: 12px is var(--sp-3)"]],
  [".a {\n  padding: var(--sp-3) 1px 7px;\n}\n", []],
  [".a {\n  width: 12px;\n  scroll-margin: 12px;\n}\n", []],
])("distances on the scale are tokens: %j", (content, expected) => {
  expect(complaints("packages/ui/src/controls/a.module.css", content)).toEqual(expected);
});

test("pages outside the app have no tokens", () => {
  expect(complaints("packages/server/src/base/a.css", ".a {\n  padding: 12px;\n}\n")).toEqual([]);
});
