import { type DeskAgreement, deskAgreementsApi } from "@kreislauf/contract/desk";
import { delayed, fakeNetwork, refusal } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { chooseLanguage } from "@kreislauf/ui/base/language.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { askedAgreementFixture as asked, deskAgreementFixture } from "../../../test/agreement.fixture.ts";
import { ReadAnew } from "../../../test/read-anew.tsx";
import { renderDesk } from "../../../test/render-desk.tsx";
import { TasksView } from "./tasks-view.tsx";

const panel = page.getByRole("complementary", { name: "Entscheidung" });
const read = panel.getByLabelText(/^Was der Kunde liest/);
const message = (text: string) => page.getByText(text, { exact: false });

/** Opens a customer's change beside the list. `serve` sets which changes the server lists from then on. */
async function openChange() {
  const network = fakeNetwork();
  const serve = (changes: readonly DeskAgreement[]) =>
    network.on(deskAgreementsApi.deskAgreementTasks, { changes: [...changes], inquiries: [] });
  serve([asked]);
  await renderDesk(
    <>
      <ReadAnew />
      <TasksView head={null} />
    </>,
    { at: "/agreements" },
  );
  await page.getByRole("button", { name: /Holzbau Petersen, Sägewerk/ }).click();
  await expect.element(panel.getByText("Vereinbarung V-2044")).toBeVisible();
  return { network, serve };
}

async function decline(words: string) {
  await panel.getByRole("button", { name: "Ablehnen …" }).click();
  await read.fill(words);
  await panel.getByRole("button", { name: "Änderung ablehnen" }).click();
}

test("a change is accepted in the version that was read, and leaves the list", async () => {
  const { network, serve } = await openChange();
  const calls = network.on(deskAgreementsApi.decideDeskChange, () => {
    serve([]);
    return { ...asked, version: 4 };
  });
  await panel.getByRole("button", { name: "Änderung annehmen" }).click();
  await expect.element(message("Die Änderung ist angenommen.")).toBeVisible();
  await expect.element(page.getByText("Alles entschieden")).toBeVisible();
  await expect.element(panel).not.toBeInTheDocument();
  expect(calls.map(({ params, body }) => [params, body])).toEqual([
    [{ agreementId: "7" }, { version: 3, accepted: true, note: null }],
  ]);
});

test("a change is declined with the words that the customer reads", async () => {
  const { network } = await openChange();
  const calls = network.on(deskAgreementsApi.decideDeskChange, deskAgreementFixture);
  await decline("Donnerstags fahren wir dort nicht.");
  await expect.element(message("Die Änderung ist abgelehnt.")).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([
    { version: 3, accepted: false, note: "Donnerstags fahren wir dort nicht." },
  ]);
});

test("the proposed words are German, whatever language the desk is in", async () => {
  const network = fakeNetwork();
  network.on(deskAgreementsApi.deskAgreementTasks, { changes: [asked], inquiries: [] });
  chooseLanguage("en");
  onTestFinished(() => chooseLanguage("de"));
  await renderDesk(<TasksView head={null} />, { at: "/agreements" });
  await page.getByRole("button", { name: /Holzbau Petersen, Sägewerk/ }).click();
  await page.getByRole("button", { name: "Decline…" }).click();
  const words = page.getByLabelText(/^What the customer reads/);
  await expect.element(words).toHaveValue("Derzeit ist kein passender Behälter frei.");
  await page.getByRole("combobox", { name: "Reason" }).click();
  await page.getByRole("option", { name: "Cycle not possible in the area" }).click();
  await expect.element(words).toHaveValue("In diesem Turnus fahren wir in Ihrem Gebiet nicht.");
});

test("what the server has against the words stands beside them, and they stay", async () => {
  const { network } = await openChange();
  const details = [{ field: "note", message: "Das ist zu lang." }];
  network.on(deskAgreementsApi.decideDeskChange, refusal("validation", { details }));
  await decline("Donnerstags fahren wir dort nicht.");
  await expect.element(read).toHaveAccessibleDescription(/Das ist zu lang\./);
  await expect.element(read).toHaveFocus();
  await expect.element(read).toHaveValue("Donnerstags fahren wir dort nicht.");
});

test("when the agreement changed meanwhile, the words stay and go with the new version", async () => {
  const { network, serve } = await openChange();
  network.on(deskAgreementsApi.decideDeskChange, () => {
    serve([{ ...asked, version: 4, containersOnSite: 3 }]);
    return refusal("agreement_changed", { message: "Die Vereinbarung wurde inzwischen geändert." });
  });
  await decline("Donnerstags fahren wir dort nicht.");
  await expect.element(panel.getByRole("alert")).toMatchTextContent(/inzwischen geändert/);
  await expect.element(panel.getByText("3 × Umleerbehälter 1.100 l")).toBeVisible();
  await expect.element(panel.getByRole("status")).toMatchTextContent(/Ihre Eingaben sind noch da/);
  await expect.element(read).toHaveValue("Donnerstags fahren wir dort nicht.");
  const calls = network.on(deskAgreementsApi.decideDeskChange, deskAgreementFixture);
  await panel.getByRole("button", { name: "Änderung ablehnen" }).click();
  await expect.element(message("Die Änderung ist abgelehnt.")).toBeVisible();
  expect(calls[0]?.body).toMatchObject({ version: 4 });
});

test("a change that is no longer to be decided leaves with the reason", async () => {
  const { network, serve } = await openChange();
  network.on(deskAgreementsApi.decideDeskChange, () => {
    serve([]);
    return refusal("no_pending_change");
  });
  await panel.getByRole("button", { name: "Änderung annehmen" }).click();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(page.getByRole("status")).toMatchTextContent(/Darüber ist inzwischen entschieden/);
});

test("a decision that arrives late closes nothing but its own panel", async () => {
  const { network, serve } = await openChange();
  const next: DeskAgreement = { ...asked, id: 8, agreementNumber: "V-2045", siteName: "Lager" };
  serve([asked, next]);
  await page.getByRole("button", { name: "Neu lesen" }).click();
  const late = delayed<DeskAgreement>();
  network.on(deskAgreementsApi.decideDeskChange, () => late.answer);
  await panel.getByRole("button", { name: "Änderung annehmen" }).click();
  await page.getByRole("button", { name: /Holzbau Petersen, Lager/ }).click();
  await panel.getByRole("button", { name: "Ablehnen …" }).click();
  await read.fill("Donnerstags fahren wir dort nicht.");
  late.arrive({ ...asked, version: 4 });
  await expect.element(message("Die Änderung ist angenommen.")).toBeVisible();
  await expect.element(panel.getByText("Vereinbarung V-2045")).toBeVisible();
  await expect.element(read).toHaveValue("Donnerstags fahren wir dort nicht.");
});

test("the page has one ground, whether something waits or not", async () => {
  const { serve } = await openChange();
  const ground = () =>
    getComputedStyle(page.getByRole("region", { name: "Vereinbarungen" }).element()).backgroundColor;
  const withTasks = ground();
  serve([]);
  await page.getByRole("button", { name: "Neu lesen" }).click();
  await expect.element(page.getByText("Alles entschieden")).toBeVisible();
  expect(ground()).toBe(withTasks);
});
