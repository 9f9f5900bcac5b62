import { type ContainerLabel, labelsApi } from "@kreislauf/contract/labels";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fakeNetwork, refusal, unreachable } from "../../test/fake-network.ts";
import { labelFixture as label } from "../../test/label.fixture.ts";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import { EditLabelDialog } from "./edit-label-dialog.tsx";

const named = (name: string): ContainerLabel => ({
  ...label,
  sheet: { ...label.sheet, name },
  version: 3,
});
const changed = () => refusal("label_changed", { message: "Inzwischen geändert." });

const name = page.getByRole("textbox", { name: "Name auf dem Schild" });
const save = page.getByRole("button", { name: "Schild speichern" });
const saved = page.getByText("Das Schild ist gespeichert. Drucken Sie es neu aus.");

async function openDialog() {
  const network = fakeNetwork();
  network.on(labelsApi.listContainerLabels, { labels: [label] });
  signInAs();
  await renderScreen(<EditLabelDialog label={label} onSaved={() => undefined} onClosed={() => undefined} />, {
    route: "labels",
    at: "/labels",
  });
  return network;
}

test("after somebody else's change what was typed stays, beside what is valid now, and is saved on top of it", async () => {
  const network = await openDialog();
  network.on(labelsApi.editContainerLabel, changed);
  network.on(labelsApi.listContainerLabels, { labels: [named("Altpapier")] });
  await userEvent.fill(name, "Papier sauber");
  await save.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Inzwischen geändert.");
  await expect.element(name).toHaveValue("Papier sauber");
  await expect.element(name).toHaveAccessibleDescription("Inzwischen: Altpapier");
  const calls = network.on(labelsApi.editContainerLabel, named("Papier sauber"));
  await save.click();
  await expect.element(saved).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ ...label.sheet, name: "Papier sauber", version: 3 }]);
});

test("what somebody else changed meanwhile stays where nothing was typed", async () => {
  const network = await openDialog();
  const moved = { ...label.sheet, accepted: ["Kartons", "Zeitungen"], place: "Tor 2" };
  network.on(labelsApi.editContainerLabel, changed);
  network.on(labelsApi.listContainerLabels, { labels: [{ ...label, sheet: moved, version: 3 }] });
  await userEvent.fill(name, "Papier sauber");
  await save.click();
  await expect.element(page.getByRole("textbox", { name: /^Stellplatz/ })).toHaveValue("Tor 2");
  await expect.element(name).toHaveValue("Papier sauber");
  const calls = network.on(labelsApi.editContainerLabel, named("Papier sauber"));
  await save.click();
  await expect.element(saved).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ ...moved, name: "Papier sauber", version: 3 }]);
});

test("what was saved although its answer was lost is saved", async () => {
  const network = await openDialog();
  let attempts = 0;
  network.on(labelsApi.editContainerLabel, () => {
    attempts += 1;
    return attempts === 1 ? unreachable() : changed();
  });
  network.on(labelsApi.listContainerLabels, { labels: [named("Papier sauber")] });
  await userEvent.fill(name, " Papier sauber ");
  await save.click();
  await expect.element(saved).toBeVisible();
  expect(attempts).toBe(2);
});
