import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Combobox } from "../controls/combobox.tsx";
import { MobileBarPortal, MobileBarSlot } from "./mobile-bar-slots.tsx";

beforeEach(() => page.viewport(390, 844));

test("a list opened in the top bar stays with it while the page scrolls", async () => {
  await render(
    <>
      <div style={{ position: "sticky", top: 0 }}>
        <MobileBarSlot area="scope" className={undefined} />
      </div>
      <MobileBarPortal area="scope">
        <Combobox
          label="Standort"
          options={[{ value: 1, label: "Kassel" }]}
          value={null}
          onChange={() => undefined}
          placeholder="Bitte wählen"
          searchLabel="Standort suchen"
        />
      </MobileBarPortal>
      <div style={{ height: 3000 }} />
    </>,
  );
  await page.getByRole("combobox", { name: "Standort" }).click();
  const option = page.getByRole("option", { name: "Kassel" });
  await expect.element(option).toBeVisible();
  const positions = new Set(
    option.elements().map((element) => {
      const positioner = element.closest("[data-base-ui-portal] > *") ?? document.body;
      return getComputedStyle(positioner).position;
    }),
  );
  expect([...positions]).toEqual(["fixed"]);
});
