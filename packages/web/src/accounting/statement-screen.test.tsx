import { accountingApi, ageingGroups, type Statement } from "@kreislauf/contract/accounting";
import { sitesApi } from "@kreislauf/contract/sites";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { fakeNetwork, refusal } from "../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import { setServerTime } from "../../test/set-server-time.ts";
import { siteLabelsFixture } from "../../test/sites.fixture.ts";
import { StatementScreen } from "./statement-screen.tsx";

const statement = (wish: Partial<Statement> = {}): Statement => ({
  asOf: "2027-05-19T08:00:00Z",
  today: "2027-05-19",
  groups: ageingGroups.map((group) => ({
    group,
    openAmount: group === "to_60" ? 11_900 : 0,
    documents: group === "to_60" ? 1 : 0,
  })),
  nextDueDate: null,
  openAmount: 11_900,
  overdueAmount: 11_900,
  unreported: 2,
  total: 1,
  entries: [
    {
      documentId: 7,
      type: "invoice",
      number: "RE-7",
      date: "2027-04-01",
      dueDate: "2027-04-15",
      overdueDays: 34,
      group: "to_60",
      site: { id: 3, alias: "Werkstatt Süd", city: "Kassel" },
      grossAmount: 16_900,
      paidAmount: 5_000,
      openAmount: 11_900,
      state: "part_paid",
    },
  ],
  ...wish,
});

beforeEach(() => setServerTime("2027-05-19T10:00:00+02:00"));

async function openScreen(answer: Statement | Response) {
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  const calls = network.on(accountingApi.accountStatement, answer);
  signInAs();
  await renderScreen(<StatementScreen />, { route: "statement", at: "/documents/statement?site=all" });
  return calls;
}

test("what is open is shown by age with its documents, and an age can be chosen", async () => {
  const calls = await openScreen(statement());
  await expect.element(page.getByText("seit 34 Tagen überfällig")).toBeVisible();
  await expect.element(page.getByText(/^Zu 2 Belegen hat die Buchhaltung/)).toBeVisible();
  await page.getByRole("button", { name: /^31 bis 60 Tage/ }).click();
  await vi.waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ group: "to_60" }), { timeout: 10_000 });
  await expect
    .element(page.getByRole("button", { name: /^31 bis 60 Tage/ }))
    .toHaveAttribute("aria-pressed", "true");
});

test("an age says that it is overdue, and what is not due says when the next payment is", async () => {
  const groups = ageingGroups.map((group) => ({ group, openAmount: 0, documents: 12_345 }));
  await openScreen(statement({ nextDueDate: "2027-05-26", groups }));
  await expect.element(page.getByRole("button", { name: /^31 bis 60 Tage überfällig/ })).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: /^Nicht fällig/ }))
    .toMatchTextContent(/fällig ab 26\.05\.2027/);
  // Its note takes two lines, and still the names of all ages are on one line.
  await page.viewport(1240, 900);
  const names = [...document.querySelectorAll("[aria-pressed] > span:first-child")];
  expect(names).toHaveLength(6);
  expect(new Set(names.map((name) => name.getBoundingClientRect().top)).size).toBe(1);
});

test("where nothing is open the screen says so and has nothing to export", async () => {
  await openScreen(statement({ entries: [], total: 0, unreported: 0 }));
  await expect.element(page.getByText("Nichts offen")).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: "Exportieren" }))
    .toHaveAttribute("aria-disabled", "true");
});

test("a statement that cannot be loaded can be asked for again", async () => {
  await openScreen(refusal("unavailable"));
  await expect.element(page.getByText("Der Kontoauszug konnte nicht geladen werden")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Erneut laden" })).toBeVisible();
  // Nothing is loading any more: the ages show a dash instead of a placeholder.
  await expect.element(page.getByRole("button", { name: "31 bis 60 Tage überfällig –" })).toBeVisible();
});
