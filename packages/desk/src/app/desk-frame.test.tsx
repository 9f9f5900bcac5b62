import { deskDisputesApi, deskOrdersApi } from "@kreislauf/contract/desk";
import { fakeNetwork } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderDesk, staffFixture } from "../../test/render-desk.tsx";
import type { DeskStaff } from "../base/desk-session.ts";
import { DeskFrame } from "./desk-frame.tsx";
import { MoreScreen } from "./more-screen.tsx";

const dispatcher: DeskStaff = { ...staffFixture, roles: ["dispatch"] };

async function openFrame(
  width: number,
  current: string | undefined,
  { staff = staffFixture, agreements = 0, disputes = 0 } = {},
) {
  await page.viewport(width, 844);
  const network = fakeNetwork();
  network.on(deskOrdersApi.deskWaiting, { orders: 44, claims: 1_000, agreements });
  network.on(deskDisputesApi.countDeskDisputes, { open: disputes });
  await renderDesk(
    <DeskFrame staff={staff} current={current} isAccount={false}>
      <MoreScreen staff={staff} />
    </DeskFrame>,
  );
}
const menu = page.getByRole("navigation", { name: "Hauptmenü" });
const words = () =>
  menu
    .getByRole("link")
    .elements()
    .map((link) => link.textContent.replace(/[\d+]+/, ""));

beforeEach(() => page.viewport(1440, 900));

test("a wide screen has all areas in the bar on top", async () => {
  await openFrame(1440, "agreements");
  expect(words()).toEqual(["Eingang", "Reklamationen", "Vereinbarungen", "Belege", "Kunden", "Verwaltung"]);
  await expect
    .element(menu.getByRole("link", { name: "Vereinbarungen" }))
    .toHaveAttribute("aria-current", "page");
});

test("what waits in an area stands beside its word and describes it", async () => {
  await openFrame(1440, "orders");
  await expect.element(menu.getByText("44", { exact: true })).toBeVisible();
  const link = (name: string) => menu.getByRole("link", { name, exact: true });
  await expect.element(link("Eingang")).toHaveAccessibleDescription("44 offen");
  await expect.element(link("Reklamationen")).toHaveAccessibleDescription("999+ offen");
  await expect.element(link("Vereinbarungen")).toHaveAccessibleDescription("");
});

test("disputed lines wait among the documents, wherever one is", async () => {
  await openFrame(1440, "orders", { disputes: 2 });
  const link = menu.getByRole("link", { name: "Belege", exact: true });
  await expect.element(link).toHaveAccessibleDescription("2 offen");
});

test("what waits in an area stands on its icon at the bottom of a phone and describes it", async () => {
  await openFrame(390, "orders", { agreements: 2 });
  await expect.element(menu.getByText("44", { exact: true })).toBeVisible();
  const link = (name: string) => menu.getByRole("link", { name, exact: true });
  await expect.element(link("Eingang")).toHaveAccessibleDescription("44 offen");
  await expect.element(link("Reklamationen")).toHaveAccessibleDescription("999+ offen");
  await expect.element(link("Kunden")).toHaveAccessibleDescription("");
  await expect.element(page.getByRole("link", { name: "Vereinbarungen 2 offen" })).toBeVisible();
});

test("a phone has the three most used at the bottom, and the others behind “Mehr”", async () => {
  await openFrame(390, "agreements");
  expect(words()).toEqual(["Eingang", "Reklamationen", "Kunden", "Mehr"]);
  await expect.element(menu.getByRole("link", { name: "Mehr" })).toHaveAttribute("aria-current", "page");
  expect(menu.element().getBoundingClientRect().bottom).toBe(window.innerHeight);
  const more = page.getByRole("main");
  for (const [name, href] of [
    ["Vereinbarungen", "#/agreements"],
    ["Belege", "#/documents"],
    ["Verwaltung", "#/administration"],
    ["Mein Zugang Sinem Aydın", "#/account"],
  ] as const)
    await expect.element(more.getByRole("link", { name })).toHaveAttribute("href", href);
});

test.each([
  [1440, "Belege", "Dieser Bereich gehört zu „Belege“. Ihre Rolle: „Disposition“."],
  [390, "Verwaltung", "Dieser Bereich gehört zu „Verwaltung“. Ihre Rolle: „Disposition“."],
])(
  "at %i px “%s” outside one's roles is reached by keyboard and says whose it is",
  async (width, name, reason) => {
    await openFrame(width, "orders", { staff: dispatcher });
    const place = width === 390 ? page.getByRole("main") : menu;
    const entry = place.getByRole("link", { name: new RegExp(`^${name}`) });
    await expect.element(entry).toHaveAttribute("aria-disabled", "true");
    await expect
      .element(entry)
      .toHaveAccessibleDescription(`${reason} Fragen Sie die Verwaltung des Leitstands.`);
    (entry.element() as HTMLElement).focus();
    await expect.element(entry).toHaveFocus();
  },
);
