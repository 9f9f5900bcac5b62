import { staffApi } from "@kreislauf/contract/staff";
import { delayed, fakeNetwork, refusal } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { colleagueFixture as colleague } from "../../test/colleague.fixture.ts";
import { renderDesk, staffFixture } from "../../test/render-desk.tsx";
import { useStaffList } from "./administration.queries.ts";
import { StaffCard } from "./staff-card.tsx";

const Accounts = () => <StaffCard list={useStaffList()} selfId={staffFixture.id} />;
const dialog = page.getByRole("dialog");
const firstName = dialog.getByLabelText(/^Vorname/);
const lastName = dialog.getByLabelText(/^Nachname/);
const save = dialog.getByRole("button", { name: "Speichern" });

test("after somebody else's change what was typed stays, and is saved for the account as it is now", async () => {
  const network = fakeNetwork();
  let current = colleague;
  network.on(staffApi.listStaff, () => ({ staff: [current] }));
  const calls = network.on(staffApi.changeStaff, ({ body }) => {
    const { version } = body as { version: number };
    return version === current.version ? { ...current, version: version + 1 } : refusal("staff_changed");
  });
  await renderDesk(<Accounts />, { at: "/administration" });
  await page.getByRole("button", { name: "Jan Brodersen" }).click();
  await firstName.fill("Janne");
  current = { ...colleague, lastName: "Petersen", roles: ["dispatch", "claims"], version: 2 };
  await save.click();
  await expect.element(dialog.getByRole("alert")).toBeVisible();
  await expect.element(firstName).toHaveValue("Janne");
  await expect.element(lastName).toHaveValue("Petersen");
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls.map(({ body }) => body)).toMatchObject([
    { version: 1, firstName: "Janne", lastName: "Brodersen", roles: ["dispatch"] },
    { version: 2, firstName: "Janne", lastName: "Petersen", roles: ["dispatch", "claims"] },
  ]);
});

test("a lost second factor is removed, and the name saved afterwards, in one dialog", async () => {
  const network = fakeNetwork();
  let current = colleague;
  network.on(staffApi.listStaff, () => ({ staff: [current] }));
  network.on(staffApi.resetStaffSecondFactor, () => {
    current = { ...colleague, secondFactors: [], version: 2 };
    return current;
  });
  const calls = network.on(staffApi.changeStaff, () => ({ ...current, version: 3 }));
  await renderDesk(<Accounts />, { at: "/administration" });
  await page.getByRole("button", { name: "Jan Brodersen" }).click();
  await firstName.fill("Janne");
  await dialog.getByRole("button", { name: "Zweiten Faktor zurücksetzen" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Zweiten Faktor zurücksetzen" }).click();
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  await expect.element(firstName).toHaveValue("Janne");
  await save.click();
  await expect.poll(() => calls.map(({ body }) => body)).toMatchObject([{ version: 2, firstName: "Janne" }]);
});

test("an account or an invitation that is half typed is not lost by closing its dialog", async () => {
  fakeNetwork().on(staffApi.listStaff, { staff: [colleague] });
  await renderDesk(<Accounts />, { at: "/administration" });
  for (const opener of ["Jan Brodersen", "Person einladen"]) {
    await page.getByRole("button", { name: opener }).first().click();
    await firstName.fill("Janne");
    await userEvent.keyboard("{Escape}");
    await page.getByRole("button", { name: "Weiter bearbeiten" }).click();
    await expect.element(firstName).toHaveValue("Janne");
    await dialog.getByRole("button", { name: "Schließen" }).click();
    await page.getByRole("button", { name: "Verwerfen" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  }
});

test("while an invitation is sent again the dialog stays open, and shows what was refused", async () => {
  const network = fakeNetwork();
  network.on(staffApi.listStaff, { staff: [{ ...colleague, state: "invited", secondFactors: [] }] });
  const late = delayed<Response>();
  network.on(staffApi.reinviteStaff, () => late.answer);
  await renderDesk(<Accounts />, { at: "/administration" });
  await page.getByRole("button", { name: "Jan Brodersen" }).click();
  await dialog.getByRole("button", { name: "Erneut einladen" }).click();
  await userEvent.keyboard("{Escape}");
  late.arrive(refusal("staff_changed", { message: "Das Konto ist schon angenommen." }));
  await expect.element(dialog.getByRole("alert")).toBeVisible();
});

test("a reset of the second factor that is refused says so in its question, and not again the next time", async () => {
  const network = fakeNetwork();
  network.on(staffApi.listStaff, { staff: [colleague] });
  network.on(
    staffApi.resetStaffSecondFactor,
    refusal("not_found", { message: "Diesen Zugang gibt es nicht mehr." }),
  );
  await renderDesk(<Accounts />, { at: "/administration" });
  await page.getByRole("button", { name: "Jan Brodersen" }).click();
  const opener = dialog.getByRole("button", { name: "Zweiten Faktor zurücksetzen" });
  const question = page.getByRole("alertdialog");
  await opener.click();
  await question.getByRole("button", { name: "Zweiten Faktor zurücksetzen" }).click();
  await expect.element(question.getByRole("alert")).toMatchTextContent("Diesen Zugang gibt es nicht mehr.");
  await question.getByRole("button", { name: "Abbrechen" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(dialog.getByRole("alert")).not.toBeInTheDocument();
  await opener.click();
  await expect.element(question).toBeVisible();
  await expect.element(question.getByRole("alert")).not.toBeInTheDocument();
});
