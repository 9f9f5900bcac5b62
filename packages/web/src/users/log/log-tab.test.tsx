import { auditApi, type AuditLogEntry } from "@kreislauf/contract/users";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { fakeNetwork } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { setServerTime } from "../../../test/set-server-time.ts";
import { LogTab } from "./log-tab.tsx";

const entry = (id: number): AuditLogEntry => ({
  id,
  occurredOn: "2027-05-13T08:00:00Z",
  actor: { id: 7, name: "Jana Petersen" },
  action: "signed_in",
  category: "sign_in",
  subject: "Jana Petersen",
  before: {},
  after: {},
});
const logOf = (count: number) => ({
  entries: Array.from({ length: count }, (_, index) => entry(index + 1)),
  total: count,
});

beforeEach(() => setServerTime("2027-05-19T10:00:00+02:00"));

const button = (name: string) => page.getByRole("button", { name, exact: true });
const day = (name: string) => page.getByRole("button", { name });
const microtask = () => new Promise<void>((resolve) => queueMicrotask(resolve));
const element = (locator: { element: () => Element }) => locator.element() as HTMLElement;

test("two days chosen within one frame both count", async () => {
  const network = fakeNetwork();
  const calls = network.on(auditApi.auditLog, logOf(20));
  signInAs();
  await page.viewport(390, 844);
  const { address } = await renderScreen(<LogTab />, {
    route: "userSettings",
    at: "/settings/user?userTab=log",
  });
  await button("Von").click();
  await expect.element(day("Donnerstag, 13. Mai 2027")).toBeVisible();
  element(day("Donnerstag, 13. Mai 2027")).click();
  await microtask();
  element(button("Bis")).click();
  await vi.waitFor(
    () =>
      element(
        page.getByRole("dialog", { name: "Bis" }).getByRole("button", { name: "Donnerstag, 13. Mai 2027" }),
      ).click(),
    { interval: 1 },
  );
  await vi.waitFor(() => expect(address()).toContain("logFrom=2027-05-13"), { timeout: 10_000 });
  await vi.waitFor(() => expect(address()).toContain("logTo=2027-05-13"), { timeout: 10_000 });
  await vi.waitFor(() =>
    expect(calls.at(-1)?.query).toMatchObject({ dateFrom: "2027-05-13", dateTo: "2027-05-13" }),
  );
});

test("an empty log is not exported, and says why", async () => {
  fakeNetwork().on(auditApi.auditLog, logOf(0));
  signInAs();
  await renderScreen(<LogTab />, { route: "userSettings", at: "/settings/user?userTab=log" });
  await expect.element(button("Als CSV exportieren")).toHaveAttribute("aria-disabled", "true");
  await expect
    .element(button("Als CSV exportieren"))
    .toHaveAccessibleDescription("Es gibt keine Zeilen, die exportiert werden könnten.");
});

test("where no entry passes the filters, it says so and takes them off", async () => {
  fakeNetwork().on(auditApi.auditLog, logOf(0));
  signInAs();
  const { address } = await renderScreen(<LogTab />, {
    route: "userSettings",
    at: "/settings/user?userTab=log&logPart=sign_in",
  });
  await expect.element(page.getByText("Kein Eintrag passt zu diesen Filtern")).toBeVisible();
  await button("Filter zurücksetzen").click();
  await expect.poll(address).toBe("/settings/user?userTab=log");
});
