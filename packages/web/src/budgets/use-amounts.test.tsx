import { chooseLanguage } from "@kreislauf/ui/base/language.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useAmounts } from "./use-amounts.ts";

function Figures() {
  const { euros, percent } = useAmounts();
  return <p>{[euros(-133_940), euros(-10), percent(81.25)].join("; ")}</p>;
}

test.each([
  ["de", "−1.339 €; 0 €; 81,3 %"],
  ["en", "−€1,339; €0; 81.3%"],
] as const)("whole euros and shares are written as usual in %s", async (language, text) => {
  onTestFinished(() => chooseLanguage("de"));
  chooseLanguage(language);
  await render(<Figures />);
  await expect.element(page.getByRole("paragraph")).toHaveTextContent(text);
});
