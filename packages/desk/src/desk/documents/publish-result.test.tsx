import type { StaffRole } from "@kreislauf/contract/base";
import type { DocumentType } from "@kreislauf/contract/documents";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { endDeskSession, storeDeskSession } from "../../base/desk-session.ts";
import { PublishResult } from "./publish-result.tsx";
import { addFiles, discardFiles, type DoneFile } from "./publishing.ts";

afterEach(() => {
  endDeskSession();
  discardFiles();
});

const file = (type: DocumentType, result: DoneFile["result"]): DoneFile => ({
  name: `${type}.pdf`,
  type,
  number: type,
  netAmount: type === "service_receipt" ? null : 36_200,
  result,
});

async function show(done: readonly DoneFile[], ...roles: readonly StaffRole[]) {
  const self = {
    id: 1,
    email: "belege@nordwerk.example",
    firstName: "Jan",
    lastName: "Brodersen",
    roles,
    secondFactors: [],
  };
  storeDeskSession({ token: "token", self });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <PublishResult result={{ done, people: 0 }} onAssign={() => undefined} />
    </QueryClientProvider>,
  );
}

const link = page.getByRole("link", { name: "Positionen importieren" });
const sums = page.getByText("Summe netto");

test("what was published without lines leads to their import", async () => {
  const published = [file("invoice", "published"), file("credit_note", "corrected")];
  await show([...published, file("service_receipt", "published")], "documents", "master_data");
  await expect.element(page.getByText(/^2 Belege haben noch keine Positionen/)).toBeVisible();
  expect(link.element().getAttribute("href")).toBe("#/customers/import?kind=invoice_lines");
});

test("who may not import tables reads which role may", async () => {
  await show([file("invoice", "published")], "documents");
  await expect.element(page.getByText(/^1 Beleg hat .*mit der Rolle „Stammdaten“/)).toBeVisible();
  expect(link.elements()).toEqual([]);
});

test("receipts, and what was published before, need no lines", async () => {
  await show([file("service_receipt", "published"), file("invoice", "unchanged")], "master_data");
  await expect.element(sums).toBeVisible();
  expect(page.getByText(/Positionen/).elements()).toEqual([]);
});

test("a file that cannot be read is named, but not offered for completion", async () => {
  await addFiles([new File(["no PDF"], "scan.pdf")], "{type}_{number}.pdf");
  await show([file("invoice", "published")], "documents");
  await expect.element(page.getByText("Die Datei ist kein lesbares PDF.")).toBeVisible();
  expect(page.getByRole("button", { name: /zuordnen/ }).elements()).toEqual([]);
});

test("the log says of a file that was left what its row says", async () => {
  await addFiles([new File(["no PDF"], "scan.pdf")], "{type}_{number}.pdf");
  await show([], "documents");
  const saved = vi.spyOn(URL, "createObjectURL");
  await page.getByRole("button", { name: "Protokoll als CSV" }).click();
  const [log] = saved.mock.calls[0] ?? [];
  saved.mockRestore();
  expect(log instanceof Blob && (await log.text())).toContain(
    "scan.pdf;Nicht lesbar: Die Datei ist kein lesbares PDF.;",
  );
});
