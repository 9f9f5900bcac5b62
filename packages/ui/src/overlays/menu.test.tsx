import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { ComponentProps } from "react";
import { Menu } from "./menu.tsx";

const trigger = page.getByRole("button", { name: "Aktionen" });
const menu = page.getByRole("menu");
const item = (name: string) => page.getByRole("menuitem", { name, exact: false });

async function renderMenu(openOnHover = false) {
  const [onEdit, onCancel] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const entries: ComponentProps<typeof Menu>["entries"] = [
    { text: "Bearbeiten", onSelect: onEdit },
    { text: "Stornieren", onSelect: onCancel, lockedBecause: "Zu spät." },
    { text: "Ansehen", href: "#/order/7" },
  ];
  await render(
    <>
      <Menu trigger={<button type="button">Aktionen</button>} entries={entries} openOnHover={openOnHover} />
      <button type="button">Danach</button>
    </>,
  );
  return { onEdit, onCancel };
}

test("a press opens it at its first entry; it says that it is open", async () => {
  await renderMenu();
  await expect.element(trigger).toHaveAttribute("aria-expanded", "false");
  await trigger.click();
  await expect.element(menu).toBeVisible();
  await expect.element(trigger).toHaveAttribute("aria-expanded", "true");
  await expect.element(item("Bearbeiten")).toHaveFocus();
});

test("arrows go round, Home and End to the ends", async () => {
  await renderMenu();
  await trigger.click();
  await expect.element(item("Bearbeiten")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(item("Stornieren")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.element(item("Bearbeiten")).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(item("Ansehen")).toHaveFocus();
  await userEvent.keyboard("{Home}");
  await expect.element(item("Bearbeiten")).toHaveFocus();
  await userEvent.keyboard("{End}");
  await expect.element(item("Ansehen")).toHaveFocus();
});

test.each([
  ["{ArrowDown}", "Bearbeiten"],
  ["{ArrowUp}", "Ansehen"],
])("%s at the button opens it at %s", async (key, first) => {
  await renderMenu();
  await userEvent.tab();
  await userEvent.keyboard(key);
  await expect.element(item(first)).toHaveFocus();
});

test("Enter does it, closes the menu and gives the focus back", async () => {
  const { onEdit } = await renderMenu();
  await trigger.click();
  await userEvent.keyboard("{Enter}");
  expect(onEdit).toHaveBeenCalledOnce();
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

test("Escape closes it, and only it", async () => {
  const around = vi.fn<() => void>();
  await renderMenu();
  document.body.addEventListener("keydown", around);
  await trigger.click();
  await expect.element(item("Bearbeiten")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
  document.body.removeEventListener("keydown", around);
});

test("Tab closes it and goes on", async () => {
  await renderMenu();
  await trigger.click();
  await userEvent.tab();
  await expect.element(menu).not.toBeInTheDocument();
});

test("a locked entry says why and does nothing", async () => {
  const { onCancel } = await renderMenu();
  await trigger.click();
  await expect.element(item("Stornieren")).toMatchTextContent("Zu spät.");
  await item("Stornieren").click({ force: true });
  expect(onCancel).not.toHaveBeenCalled();
  await expect.element(menu).toBeVisible();
});

test("an entry that goes somewhere is a link and closes it", async () => {
  await renderMenu();
  await trigger.click();
  await item("Ansehen").click();
  expect(location.hash).toBe("#/order/7");
  await expect.element(menu).not.toBeInTheDocument();
});

test("hovering opens it without taking the focus, and a press then keeps it open", async () => {
  await renderMenu(true);
  await trigger.hover();
  await expect.element(menu).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  await trigger.click();
  await expect.element(menu).toBeVisible();
});
