import { exportsApi, type MailedExport } from "@kreislauf/contract/exports";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { fakeNetwork, refusal, unreachable } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { MailedExportScreen } from "./mailed-export-screen.tsx";

const ready: MailedExport = {
  id: 41,
  kind: "orders",
  format: "xlsx",
  fileName: "Auftragshistorie.xlsx",
  sizeBytes: 2_340_000,
  rowCount: 31_200,
  requestedOn: "2026-03-30T08:00:00Z",
  expiresOn: "2026-04-06T08:00:00Z",
};

async function openScreen() {
  signInAs();
  await renderScreen(<MailedExportScreen />, { route: "mailedExport", at: "/export/41" });
}

const button = (name: string) => page.getByRole("button", { name });

test("it tells what the file is, by the number in the address", async () => {
  const calls = fakeNetwork().on(exportsApi.mailedExport, ready);
  await openScreen();
  await expect.element(page.getByText("Auftragshistorie.xlsx")).toBeVisible();
  await expect.element(page.getByText("31.200")).toBeVisible();
  await expect.element(page.getByText("2,3 MB")).toBeVisible();
  await expect.element(page.getByText("06.04.2026 10:00 Uhr")).toBeVisible();
  expect(calls.map(({ params }) => params)).toEqual([{ exportId: "41" }]);
});

test("a ZIP of papers is counted in files", async () => {
  const bundle: MailedExport = { ...ready, kind: "separation_bundle", format: "zip", rowCount: 512 };
  fakeNetwork().on(exportsApi.mailedExport, bundle);
  await openScreen();
  await expect.element(page.getByText("GewAbfV-Ordner je Standort")).toBeVisible();
  await expect.element(page.getByText("Dateien")).toBeVisible();
  await expect.element(page.getByText("512")).toBeVisible();
});

test("the file is fetched by its number; it can be cancelled and fetched again", async () => {
  const network = fakeNetwork();
  network.on(exportsApi.mailedExport, ready);
  const calls = network.on(exportsApi.downloadMailedExport, () => new Promise<Response>(() => {}));
  await openScreen();
  await button("Datei herunterladen").click();
  await button("Abbrechen").click();
  expect(calls[0]?.signal?.aborted).toBe(true);
  await button("Datei herunterladen").click();
  await vi.waitFor(() => expect(calls).toHaveLength(2), { timeout: 10_000 });
});

test("it may expire between looking and fetching", async () => {
  const network = fakeNetwork();
  network.on(exportsApi.mailedExport, ready);
  network.on(exportsApi.downloadMailedExport, refusal("export_expired", { message: "Abgelaufen." }));
  await openScreen();
  await button("Datei herunterladen").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Abgelaufen.");
});

test("one that has expired leads back to where it can be made again", async () => {
  fakeNetwork().on(exportsApi.mailedExport, refusal("export_expired", { message: "Sieben Tage sind um." }));
  await openScreen();
  await expect.element(page.getByText("Der Export ist abgelaufen")).toBeVisible();
  await expect.element(page.getByText("Sieben Tage sind um.")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Zur Auftragshistorie" }))
    .toHaveAttribute("href", "#/order-history");
});

test.each(["not_found", "validation"] as const)("%s is somebody else's or none", async (code) => {
  fakeNetwork().on(exportsApi.mailedExport, refusal(code));
  await openScreen();
  await expect.element(page.getByText("Diesen Export gibt es nicht")).toBeVisible();
  await expect.element(page.getByText("mit einem anderen Zugang", { exact: false })).toBeVisible();
});

test("one whose sites were taken away is gone, and says why", async () => {
  fakeNetwork().on(
    exportsApi.mailedExport,
    refusal("export_sites_withdrawn", { message: "Ein Standort ist nicht mehr Ihrer." }),
  );
  await openScreen();
  await expect.element(page.getByText("Diesen Export gibt es nicht")).toBeVisible();
  await expect.element(page.getByText("Ein Standort ist nicht mehr Ihrer.")).toBeVisible();
});

test("where no answer comes it can be asked again", async () => {
  const network = fakeNetwork();
  network.on(exportsApi.mailedExport, unreachable);
  await openScreen();
  await expect.element(page.getByText("Der Export konnte nicht geladen werden")).toBeVisible();
  network.on(exportsApi.mailedExport, ready);
  await button("Erneut laden").click();
  await expect.element(page.getByText("Auftragshistorie.xlsx")).toBeVisible();
});
