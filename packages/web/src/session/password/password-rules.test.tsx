import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../../test/render-screen.tsx";
import { PasswordRules } from "./password-rules.tsx";

test.each([
  [326, 1],
  [700, 2],
])("no rule is broken into two lines, %i px wide", async (width, columns) => {
  await page.viewport(1280, 900);
  await renderScreen(
    <div style={{ width }}>
      <PasswordRules password="" repeat="" />
    </div>,
    { route: "preferences", at: "/preferences" },
  );
  await expect.element(page.getByText(/^Mindestens 8 Zeichen/)).toBeVisible();
  const rules = page
    .getByRole("listitem")
    .elements()
    .map((rule) => rule.getBoundingClientRect());
  expect(new Set(rules.map(({ height }) => height)).size).toBe(1);
  expect(new Set(rules.map(({ left }) => left)).size).toBe(columns);
});
