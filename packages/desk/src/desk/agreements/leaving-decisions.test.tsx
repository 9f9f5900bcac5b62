import { type DeskAgreement, deskAgreementsApi } from "@kreislauf/contract/desk";
import { delayed, fakeNetwork, refusal } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { askedAgreementFixture as asked } from "../../../test/agreement.fixture.ts";
import { ReadAnew } from "../../../test/read-anew.tsx";
import { renderDesk } from "../../../test/render-desk.tsx";
import { AgreementsScreen } from "./agreements-screen.tsx";

const next: DeskAgreement = { ...asked, id: 8, agreementNumber: "V-2045", siteName: "Lager" };

const panel = page.getByRole("complementary", { name: "Entscheidung" });
const question = page.getByRole("alertdialog", { name: "Eingaben verwerfen?" });
const keep = async () => {
  await question.getByRole("button", { name: "Weiter bearbeiten" }).click();
  await expect.element(question).not.toBeInTheDocument();
};

async function open(at: string) {
  await page.viewport(1440, 900);
  const network = fakeNetwork();
  const serve = (changes: DeskAgreement[]) =>
    network.on(deskAgreementsApi.deskAgreementTasks, { changes, inquiries: [] });
  serve([asked, next]);
  const list = (agreements: DeskAgreement[]) =>
    network.on(deskAgreementsApi.deskAgreements, { agreements, hasMore: false, total: agreements.length });
  list([asked, next]);
  await renderDesk(
    <>
      <ReadAnew />
      <AgreementsScreen />
    </>,
    { at },
  );
  await page.getByRole("button", { name: /Holzbau Petersen, Sägewerk/ }).click();
  return { network, serve, list };
}

test("words for a customer are not lost with another task, view or Escape unasked", async () => {
  await open("/agreements");
  await panel.getByRole("button", { name: "Ablehnen …" }).click();
  const read = panel.getByLabelText(/^Was der Kunde liest/);
  await read.fill("Donnerstags fahren wir dort nicht.");
  await page.getByRole("button", { name: /Holzbau Petersen, Lager/ }).click();
  await keep();
  await userEvent.keyboard("{Escape}");
  await keep();
  await page.getByRole("link", { name: "Bestand", exact: true }).click();
  await keep();
  await expect.element(read).toHaveValue("Donnerstags fahren wir dort nicht.");
  await panel.getByRole("button", { name: "Schließen" }).click();
  await question.getByRole("button", { name: "Verwerfen" }).click();
  await expect.element(panel).not.toBeInTheDocument();
});

test("nor is the number of an agreement with another row or search", async () => {
  await open("/agreements?view=stock");
  await panel.getByRole("button", { name: "Nummer vergeben" }).click();
  const number = panel.getByLabelText(/^Vereinbarungsnummer/);
  await number.fill("V-3000");
  await page.getByRole("button", { name: /Holzbau Petersen, Lager/ }).click();
  await keep();
  await page.getByRole("searchbox").fill("Altholz");
  await keep();
  expect(location.hash).toBe("#/agreements?view=stock");
  await expect.element(number).toHaveValue("V-3000");
});

test("words for a customer can still be read after a colleague has decided", async () => {
  const { serve } = await open("/agreements");
  await panel.getByRole("button", { name: "Ablehnen …" }).click();
  const read = panel.getByLabelText(/^Was der Kunde liest/);
  await read.fill("Donnerstags fahren wir dort nicht.");
  serve([next]);
  await page.getByRole("button", { name: "Neu lesen" }).click();
  await expect.element(page.getByText(/Darüber ist inzwischen entschieden/)).toBeVisible();
  await expect.element(read).toHaveValue("Donnerstags fahren wir dort nicht.");
  await panel.getByRole("button", { name: "Abbrechen" }).click();
  await panel.getByRole("button", { name: "Schließen" }).click();
  await expect.element(panel).not.toBeInTheDocument();
});

test("the number of an agreement can still be read after the agreement has left the list", async () => {
  const { list } = await open("/agreements?view=stock");
  await panel.getByRole("button", { name: "Nummer vergeben" }).click();
  const number = panel.getByLabelText(/^Vereinbarungsnummer/);
  await number.fill("V-3000");
  list([next]);
  await page.getByRole("button", { name: "Neu lesen" }).click();
  await expect.element(page.getByText(/steht nicht mehr in der Liste/)).toBeVisible();
  await expect.element(number).toHaveValue("V-3000");
  await panel.getByRole("button", { name: "Schließen" }).click();
  await question.getByRole("button", { name: "Verwerfen" }).click();
  await expect.element(panel).not.toBeInTheDocument();
});

test("an agreement in whose form nothing was typed is gone with its row", async () => {
  const { list } = await open("/agreements?view=stock");
  await panel.getByRole("button", { name: "Nummer vergeben" }).click();
  list([next]);
  await page.getByRole("button", { name: "Neu lesen" }).click();
  await expect.element(panel).not.toBeInTheDocument();
});

test("what is changed with the mouse alone is not lost unasked, and what is as before asks nothing", async () => {
  const { network } = await open("/agreements?view=stock");
  network.on(deskAgreementsApi.deskAgreementEndPreview, { total: 0, orders: [] });
  network.on(deskAgreementsApi.deskPriceLists, { listsVersion: "a", lists: [] });
  const otherRow = page.getByRole("button", { name: /Holzbau Petersen, Lager/ });
  const cancel = panel.getByRole("button", { name: "Abbrechen" });
  await panel.getByRole("button", { name: "Behälterzahl setzen" }).click();
  await panel.getByRole("button", { name: "Mehr", exact: true }).click();
  await otherRow.click();
  await keep();
  await cancel.click();
  for (const form of ["Beenden …", "Preise …"]) {
    await panel.getByRole("button", { name: form }).click();
    await panel.getByRole("button", { name: /Kalender/ }).click();
    await page.getByRole("button", { name: /31\. Mai/ }).click();
    await otherRow.click();
    await keep();
    await cancel.click();
  }
  await panel.getByRole("button", { name: "Behälterzahl setzen" }).click();
  await panel.getByRole("button", { name: "Mehr", exact: true }).click();
  await panel.getByRole("button", { name: "Weniger", exact: true }).click();
  await otherRow.click();
  await expect.element(panel.getByRole("heading", { name: /Lager/ })).toBeVisible();
});

test("a number that is refused after its form was closed is told with its agreement", async () => {
  const { network } = await open("/agreements?view=stock");
  const late = delayed<Response>();
  network.on(deskAgreementsApi.giveDeskNumber, () => late.answer);
  await panel.getByRole("button", { name: "Nummer vergeben" }).click();
  await panel.getByLabelText(/^Vereinbarungsnummer/).fill("V-3000");
  await panel.getByRole("button", { name: "Speichern" }).click();
  await panel.getByRole("button", { name: "Abbrechen" }).click();
  late.arrive(refusal("agreement_changed", { message: "Neuer Stand." }));
  await expect.element(page.getByText("Holzbau Petersen, Sägewerk: Neuer Stand.")).toBeVisible();
});
