import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { lazyElement, useLazyElement, useLazyElementTrigger } from "./use-lazy-element.ts";

test("a component that could not be loaded is loaded again, without anybody pressing", async () => {
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue(() => "Aktionen");
  const lazy = lazyElement(load);
  function Row() {
    const draw = useLazyElement(lazy);
    return <p>{draw === undefined ? "Platz für Aktionen" : draw({})}</p>;
  }
  await render(<Row />);
  await expect.element(page.getByText("Aktionen", { exact: true }), { timeout: 15_000 }).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test("a placeholder is not replaced under a finger or while it has the focus", async () => {
  const loading = Promise.withResolvers<() => string>();
  const lazy = lazyElement(() => loading.promise);
  function Control() {
    const { trigger, setPress, holdHandlers } = useLazyElementTrigger();
    const draw = useLazyElement(lazy, trigger);
    return draw ? (
      <p>{draw({})}</p>
    ) : (
      <button onClick={() => setPress({})} {...holdHandlers}>
        Standort
      </button>
    );
  }
  const { container } = await render(<Control />);
  const placeholder = page.getByRole("button", { name: "Standort" });
  placeholder
    .element()
    .dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
  loading.resolve(() => "Liste der Standorte");
  await expect.poll(() => lazy.loaded, { timeout: 15_000 }).toBeDefined();
  await new Promise(requestAnimationFrame);
  expect(container.textContent).toBe("Standort");
  await placeholder.click();
  await expect.element(page.getByText("Liste der Standorte")).toBeVisible();
});
