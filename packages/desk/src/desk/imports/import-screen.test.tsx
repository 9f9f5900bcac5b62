import { deskImportKinds, deskImportsApi } from "@kreislauf/contract/desk";
import { fakeNetwork, refusal } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderDesk } from "../../../test/render-desk.tsx";
import { ImportScreen } from "./import-screen.tsx";

test("a file that cannot be read as a table says why", async () => {
  await page.viewport(1440, 900);
  const network = fakeNetwork();
  const columns = [{ heading: "Kundennummer", isRequired: true }];
  network.on(deskImportsApi.deskImportKinds, { kinds: deskImportKinds.map((kind) => ({ kind, columns })) });
  const message = "Zeile 2: Die Anführungszeichen passen nicht zusammen.";
  network.on(
    deskImportsApi.runDeskImport,
    refusal("import_unreadable", { details: [{ field: "file", message }] }),
  );
  await renderDesk(<ImportScreen />);
  await expect.element(page.getByText(/Kundennummer/).first()).toBeVisible();
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (input === null) throw new Error("There is no field for a file.");
  await userEvent.upload(input, new File(["a;b"], "kunden.csv", { type: "text/csv" }));
  await expect.element(page.getByRole("alert")).toMatchTextContent(message);
  await expect.element(page.getByRole("alert")).toBeInViewport({ ratio: 1 });
});
