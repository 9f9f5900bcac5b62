import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { lazyElement, useLazyElement } from "./use-lazy-element.ts";

const idle = { press: undefined, isFocused: false };

test("a component that could not be loaded is loaded again, without anybody pressing", async () => {
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue(() => "Aktionen");
  const lazy = lazyElement(load);
  function Row() {
    const draw = useLazyElement(lazy, idle);
    return <p>{draw === undefined ? "Platz für Aktionen" : draw({})}</p>;
  }
  await render(<Row />);
  await expect.element(page.getByText("Aktionen", { exact: true }), { timeout: 15_000 }).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
