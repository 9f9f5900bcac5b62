import { type ContainerLabel, labelsApi } from "@kreislauf/contract/labels";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeNetwork, refusal } from "../../test/fake-network.ts";
import { labelFixture as label } from "../../test/label.fixture.ts";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import { CodeDialogs, type CodeQuestion } from "./code-dialogs.tsx";

const question = page.getByRole("alertdialog", { name: "Code erneuern?" });
const renew = question.getByRole("button", { name: "Code erneuern" });
const renewed = page.getByText("Der Code ist erneuert. Drucken Sie das Schild jetzt neu.");

function Renewal() {
  const [asked, setAsked] = useState<CodeQuestion | null>({ kind: "renew", label });
  return (
    <CodeDialogs
      question={asked}
      onReread={setAsked}
      onDone={() => undefined}
      onClose={() => setAsked(null)}
    />
  );
}

/**
 * Opens a page that renews a code and presses its button; the server refuses, because somebody else has changed the
 * label since.
 */
async function renewAfter(change: Partial<ContainerLabel>) {
  const network = fakeNetwork();
  signInAs();
  network.on(labelsApi.renewContainerCode, refusal("label_changed", { message: "Inzwischen geändert." }));
  network.on(labelsApi.listContainerLabels, { labels: [{ ...label, version: 3, ...change }] });
  await renderScreen(<Renewal />, { route: "labels", at: "/labels" });
  await renew.click();
  return network;
}

test("a code whose label was changed meanwhile is renewed at the second press", async () => {
  const network = await renewAfter({ sheet: { ...label.sheet, name: "Altpapier" } });
  await expect.element(question.getByRole("alert")).toMatchTextContent("Inzwischen geändert.");
  const calls = network.on(labelsApi.renewContainerCode, { ...label, version: 4 });
  await renew.click();
  await expect.element(renewed).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ version: 3 }]);
  await expect.element(question).not.toBeInTheDocument();
});

test("a code that was renewed meanwhile and not printed since is not renewed again", async () => {
  await renewAfter({ code: { state: "active", printedOn: null } });
  await expect.element(renewed).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});

test("a code that was ended meanwhile is not brought back, and that is said", async () => {
  await renewAfter({ code: { state: "ended", printedOn: label.code.printedOn } });
  await expect.element(page.getByText("Es gibt keinen gültigen Code.")).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});
