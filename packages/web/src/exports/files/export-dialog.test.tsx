import { exportsApi } from "@kreislauf/contract/exports";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { delayed, fakeNetwork, refusal } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { fileAnswer, watchSaving } from "../../../test/saved-files.ts";
import type { ExportSubject } from "../../base/dialog-registry.ts";
import { ExportDialog } from "./export-dialog.tsx";

const history: ExportSubject = {
  kinds: ["orders", "container_stock", "waste_statistics"],
  site: 3,
  siteLabel: "Kassel",
  description: "Kassel, 12 Aufträge",
  query: { status: "1" },
};
const period = { dateFrom: "2025-01-01", dateTo: "2025-12-31" };
const statistics: ExportSubject = {
  ...history,
  kinds: ["waste_statistics"],
  query: { wasteType: 7 },
  period,
};

async function openDialog(subject = history) {
  const onClosed = vi.fn<() => void>();
  signInAs();
  await renderScreen(<ExportDialog {...subject} onClosed={onClosed} />, {
    route: "orderHistory",
    at: "/order-history",
  });
  await expect.element(page.getByRole("dialog")).toBeVisible();
  return onClosed;
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const radio = (name: string) => page.getByRole("radio", { name });
const file = () => fileAnswer("Datei.xlsx");

test("the orders go out with the filters of the list; when the file is saved, it closes", async () => {
  const network = fakeNetwork();
  watchSaving();
  const calls = network.on(exportsApi.downloadOrders, file);
  const onClosed = await openDialog();
  await expect.element(page.getByText("Kassel, 12 Aufträge")).toBeVisible();
  await button("Exportieren").click();
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(calls.map(({ query }) => query)).toEqual([{ status: "1", format: "xlsx", serviceLocationId: "3" }]);
  await expect.element(page.getByText("Datei.xlsx ist heruntergeladen.")).toBeVisible();
});

test("containers of all sites go out without the filters of the orders", async () => {
  const network = fakeNetwork();
  watchSaving();
  const calls = network.on(exportsApi.downloadContainerStock, file);
  await openDialog();
  await radio("Behälterbestand").click();
  await radio("Alle Standorte").click();
  await radio("CSV").click();
  await button("Exportieren").click();
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 10_000 });
  expect(calls[0]?.query).toEqual({ format: "csv", serviceLocationId: "all" });
});

test("statistics start with the days of the screen and carry its filter", async () => {
  const network = fakeNetwork();
  watchSaving();
  const calls = network.on(exportsApi.downloadStatistics, file);
  await openDialog(statistics);
  await radio("Wie auf dem Bildschirm").click();
  await button("Exportieren").click();
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 10_000 });
  expect(calls[0]?.query).toEqual({
    wasteType: "7",
    format: "xlsx",
    serviceLocationId: "3",
    layout: "screen",
    ...period,
  });
});

test("a sheet of several tables cannot be CSV, so the layout falls back to rows and stays locked", async () => {
  await openDialog(statistics);
  await radio("Wie auf dem Bildschirm").click();
  await radio("CSV").click();
  await expect.element(radio("Abfallart, Standort, Monat")).toBeChecked();
  await expect.element(radio("Wie auf dem Bildschirm")).toBeDisabled();
  await radio("Excel (xlsx)").click();
  await expect.element(radio("Wie auf dem Bildschirm")).toBeEnabled();
});

test.each([
  ["a missing day", "", "Bitte geben Sie Anfang und Ende an."],
  ["days the wrong way round", "31.12.2024", "Das Enddatum darf nicht vor dem Startdatum liegen."],
])("%s locks the button and says why; nothing is sent", async (_, end, reason) => {
  fakeNetwork();
  await openDialog(statistics);
  await userEvent.fill(page.getByRole("textbox", { name: "Bis" }), end);
  await expect.element(button("Exportieren")).toHaveAttribute("aria-disabled", "true");
  await expect.element(button("Exportieren")).toHaveAccessibleDescription(reason);
  await button("Exportieren").click({ force: true });
});

test("while it runs it can be cancelled and then started again", async () => {
  const network = fakeNetwork();
  const late = delayed<Response>();
  const calls = network.on(exportsApi.downloadOrders, () => late.answer);
  const onClosed = await openDialog();
  await button("Exportieren").click();
  await expect.element(page.getByText("Die Datei wird erstellt …")).toBeVisible();
  await button("Abbrechen").click();
  expect(calls[0]?.signal?.aborted).toBe(true);
  await expect.element(page.getByText("Große Exporte senden wir Ihnen per E-Mail.")).toBeVisible();
  await button("Exportieren").click();
  await vi.waitFor(() => expect(calls).toHaveLength(2), { timeout: 10_000 });
  expect(onClosed).not.toHaveBeenCalled();
});

test("closing it ends the call", async () => {
  const network = fakeNetwork();
  const calls = network.on(exportsApi.downloadOrders, () => new Promise<Response>(() => {}));
  const onClosed = await openDialog();
  await button("Exportieren").click();
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 10_000 });
  await userEvent.keyboard("{Escape}");
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(calls[0]?.signal?.aborted).toBe(true);
});

test("a failure is said in it, and the button tries again", async () => {
  const network = fakeNetwork();
  watchSaving();
  network.on(exportsApi.downloadOrders, refusal("not_found", { message: "Den Standort gibt es nicht." }));
  const onClosed = await openDialog();
  await button("Exportieren").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Den Standort gibt es nicht.");
  network.on(exportsApi.downloadOrders, file);
  await button("Erneut versuchen").click();
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce(), { timeout: 10_000 });
});

test("where the file comes by mail, it says so and only closes", async () => {
  fakeNetwork().on(exportsApi.downloadOrders, Response.json({ sentByEmail: true }, { status: 202 }));
  const onClosed = await openDialog();
  await button("Exportieren").click();
  await expect.element(page.getByText("Sie bekommen eine E-Mail")).toBeVisible();
  await expect.element(button("Exportieren")).not.toBeInTheDocument();
  await page.getByRole("dialog").getByRole("button", { name: "Schließen" }).last().click();
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce(), { timeout: 10_000 });
});
