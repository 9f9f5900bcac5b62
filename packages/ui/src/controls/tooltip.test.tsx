import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Tooltip } from "./tooltip.tsx";

const bubble = () => document.querySelector<HTMLElement>("[role=tooltip]");
const isOpen = () => bubble()?.matches(":popover-open") ?? false;
const trigger = page.getByRole("button", { name: "Stornieren" });

const renderTooltip = (text: string | undefined = "Zu spät.") =>
  render(
    <>
      <Tooltip text={text} id="reason">
        <button type="button" aria-describedby="reason">
          Stornieren
        </button>
      </Tooltip>
      <button type="button">Daneben</button>
    </>,
  );

test("the keyboard's focus opens it at once, leaving closes it", async () => {
  await renderTooltip();
  await userEvent.tab();
  await expect.element(trigger).toHaveFocus();
  await vi.waitFor(() => expect(isOpen()).toBe(true), { timeout: 10_000 });
  await expect.element(trigger).toHaveAccessibleDescription("Zu spät.");
  await userEvent.tab();
  await vi.waitFor(() => expect(isOpen()).toBe(false), { timeout: 10_000 });
});

test("hovering opens it after a moment; it lies inside the window and stays while the pointer is on it", async () => {
  await renderTooltip();
  await trigger.hover();
  await vi.waitFor(() => expect(isOpen()).toBe(true), { timeout: 10_000 });
  const { left, right, top } = bubble()?.getBoundingClientRect() ?? new DOMRect();
  expect(left).toBeGreaterThanOrEqual(8);
  expect(right).toBeLessThanOrEqual(innerWidth - 8);
  expect(top).toBeGreaterThanOrEqual(0);
  await page.getByRole("tooltip").hover();
  expect(isOpen()).toBe(true);
  await page.getByRole("button", { name: "Daneben" }).hover();
  await vi.waitFor(() => expect(isOpen()).toBe(false), { timeout: 10_000 });
});

test("Escape closes it and goes no further, the next one does", async () => {
  const around = vi.fn<() => void>();
  await renderTooltip();
  document.body.addEventListener("keydown", around);
  await userEvent.tab();
  await vi.waitFor(() => expect(isOpen()).toBe(true), { timeout: 10_000 });
  around.mockClear();
  await userEvent.keyboard("{Escape}");
  await vi.waitFor(() => expect(isOpen()).toBe(false), { timeout: 10_000 });
  expect(around).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(around).toHaveBeenCalledOnce();
  document.body.removeEventListener("keydown", around);
});

test("a press opens nothing", async () => {
  await renderTooltip();
  await trigger.click();
  await trigger.click();
  expect(isOpen()).toBe(false);
});
