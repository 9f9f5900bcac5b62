import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TextField } from "../controls/text-field.tsx";
import { FormFooter } from "./form-footer.tsx";

test.for([
  [400, 700],
  [1_280, 700],
] as const)(
  "no field stays behind the footer when it gets the focus, %i px wide",
  async ([width, height]) => {
    await page.viewport(width, height);
    await render(
      // Leaves room for the bottom bar.
      <form style={{ marginBottom: 80 }}>
        {Array.from({ length: 24 }, (_, index) => (
          <TextField key={index} label={`Field ${index}`} />
        ))}
        <FormFooter>
          <button type="submit">Save</button>
        </FormFooter>
      </form>,
    );
    const footer = page.getByRole("button", { name: "Save" }).element().closest("[data-keep-uncovered]");
    const hidden: string[] = [];
    for (let index = 0; index < 24; index += 1) {
      await userEvent.tab();
      const { bottom } = document.activeElement?.getBoundingClientRect() ?? { bottom: Infinity };
      if (bottom > (footer?.getBoundingClientRect().top ?? 0)) hidden.push(`Field ${index}`);
    }
    expect(hidden).toEqual([]);
  },
);
