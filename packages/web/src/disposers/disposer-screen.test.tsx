import { disposersApi, type DisposerOrder } from "@kreislauf/contract/disposers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { delayed, fakeNetwork, refusal } from "../../test/fake-network.ts";
import { renderScreen } from "../../test/render-screen.tsx";
import { setServerTime } from "../../test/set-server-time.ts";
import { DisposerScreen } from "./disposer-screen.tsx";

const token = "a".repeat(43);

const job: NonNullable<DisposerOrder["job"]> = {
  company: "Tiedemark Fahrzeugservice GmbH",
  alias: "Werkstatt Süd",
  street: "Lohgerberweg",
  houseNumber: "21",
  zip: "34123",
  city: "Kassel",
  lat: null,
  lon: null,
  contact: null,
  openingHours: null,
  gateWidth: null,
  gateHeight: null,
  driverHints: null,
  hasHiddenHints: false,
  note: null,
  sketches: [],
  offeredDates: [],
};
const due: DisposerOrder = {
  stage: "due",
  version: 4,
  orderNumber: "1048421",
  disposer: "Nordwerk",
  wasteType: { id: 101, description: "Papier", avvCode: "15 01 01", hazardous: false },
  containerType: { id: 203, type: "Umleerbehälter", size: "1.100 l", drawing: "umleerbehaelter" },
  containerActionId: 4,
  amount: 1,
  unit: "container",
  desiredDate: "2027-05-19",
  timeWindow: "all_day",
  confirmedDate: "2027-05-19",
  proposal: null,
  answerBy: null,
  validUntil: "2027-06-02",
  job,
  executedOn: null,
  weightKg: null,
  treatmentCode: null,
  hasPhoto: false,
  failedTripReason: null,
  cancelledOn: null,
  answeredOn: null,
};
const failed: DisposerOrder = {
  ...due,
  stage: "failed",
  version: 5,
  job: null,
  failedTripReason: "Zufahrt versperrt",
  answeredOn: "2027-05-19T08:00:00Z",
};

beforeEach(() => setServerTime("2027-05-19T10:00:00+02:00"));
// Restores the connection for the next test, if a test has cut it.
afterEach(() => void window.dispatchEvent(new Event("online")));

async function openLink(order: DisposerOrder = due) {
  const network = fakeNetwork();
  network.on(disposersApi.disposerOrder, order);
  await renderScreen(<DisposerScreen />, { route: "disposer", at: `/disposer/${token}` });
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  return network;
}

const form = page.getByRole("form", { name: "Fehlfahrt melden" });
const send = form.getByRole("button", { name: "Fehlfahrt melden" });
const openForm = () => page.getByRole("button", { name: "Fehlfahrt melden" }).click();
const reason = (name: string) => form.getByText(name, { exact: true });

test("a failed trip needs a reason, and another reason its words", async () => {
  const network = await openLink();
  const calls = network.on(disposersApi.failByDisposer, failed);
  await openForm();
  await send.click();
  await expect.element(form.getByText("Bitte wählen Sie einen Grund.")).toBeVisible();
  await reason("Anderer Grund").click();
  const words = form.getByRole("textbox", { name: "Was war los?" });
  await expect.element(words).toHaveAccessibleDescription(/Bitte schreiben Sie, was los war/);
  await send.click();
  expect(calls).toHaveLength(0);
  await userEvent.fill(words, "Baustelle vor dem Tor");
  await send.click();
  await expect.element(page.getByRole("heading", { name: "Fehlfahrt gemeldet" })).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([
    { token, version: 4, kind: "other", text: "Baustelle vor dem Tor", photo: null },
  ]);
});

test("a photo goes with a failed trip; one of another format is refused, and a refusal keeps the form", async () => {
  const network = await openLink();
  network.on(disposersApi.failByDisposer, refusal("photo_unusable", { message: "Das ging schief." }));
  await openForm();
  await reason("Zufahrt versperrt").click();
  const input = document.querySelector<HTMLInputElement>("input[type=file]") as HTMLInputElement;
  await userEvent.upload(input, new File(["GIF89a"], "ort.jpg", { type: "image/jpeg" }));
  await expect.element(form.getByText("Dieses Format nimmt das Portal nicht an.")).toBeVisible();
  const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]);
  await userEvent.upload(input, new File([bytes], "tor.jpg", { type: "image/jpeg" }));
  await expect.element(form.getByText("tor.jpg")).toBeVisible();
  await send.click();
  await expect.element(page.getByText("Das ging schief.")).toBeVisible();
  await expect.element(form.getByText("tor.jpg")).toBeVisible();
  const calls = network.on(disposersApi.failByDisposer, failed);
  await send.click();
  await expect.element(page.getByRole("heading", { name: "Fehlfahrt gemeldet" })).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toMatchObject({
    kind: "access_blocked",
    photo: expect.stringMatching(/^data:image\/jpeg;base64,/),
  });
});

test("without a network an answer waits, and is sent once when there is one again", async () => {
  const network = await openLink();
  const late = delayed<DisposerOrder>();
  const calls = network.on(disposersApi.failByDisposer, () => late.answer);
  await openForm();
  await reason("Zufahrt versperrt").click();
  window.dispatchEvent(new Event("offline"));
  await send.click();
  const waiting = form.getByRole("button", { name: "Wartet auf Netz …" });
  await expect.element(waiting).toBeVisible();
  await expect.element(page.getByText("Noch nicht gesendet.")).toBeVisible();
  await waiting.click({ force: true });
  expect(calls).toHaveLength(0);
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 10_000 });
  window.dispatchEvent(new Event("online"));
  late.arrive(failed);
  await expect.element(page.getByRole("heading", { name: "Fehlfahrt gemeldet" })).toBeVisible();
  expect(calls).toHaveLength(1);
});

test("who goes back, or chooses another answer, withdraws the one that waits for the network", async () => {
  const network = await openLink({ ...due, confirmedDate: null, job: { ...job, hasHiddenHints: true } });
  const confirmations = network.on(disposersApi.confirmByDisposer, due);
  const weights = network.on(disposersApi.executeByDisposer, due);
  const calls = network.on(disposersApi.failByDisposer, failed);
  const openWeights = page.getByRole("button", { name: "Gewicht melden" });
  window.dispatchEvent(new Event("offline"));
  await page.getByRole("button", { name: /Bestätigen/i }).click();
  await expect.element(page.getByText("Noch nicht gesendet.")).toBeVisible();
  await openWeights.click();
  await userEvent.fill(page.getByRole("textbox", { name: "Gewicht netto" }), "0,5");
  await page.getByRole("button", { name: "Gewicht senden" }).click();
  await expect.element(page.getByText("Noch nicht gesendet.")).toBeVisible();
  await page.getByRole("button", { name: "Zurück" }).click();
  await openForm();
  await reason("Zufahrt versperrt").click();
  await send.click();
  await expect.element(page.getByText("Noch nicht gesendet.")).toBeVisible();
  window.dispatchEvent(new Event("online"));
  await expect.element(page.getByRole("heading", { name: "Fehlfahrt gemeldet" })).toBeVisible();
  expect([confirmations.length, weights.length, calls.length]).toEqual([0, 0, 1]);
});

test("whoever answers an order that has changed sees what it is now", async () => {
  const network = await openLink();
  network.on(disposersApi.failByDisposer, refusal("order_changed"));
  await openForm();
  await reason("Niemand angetroffen").click();
  network.on(disposersApi.disposerOrder, { ...due, stage: "cancelled", job: null });
  await send.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Jemand war schneller.");
  await expect.element(page.getByRole("heading", { name: "Auftrag storniert" })).toBeVisible();
});

test("sketches are shown as a picture or opened as a PDF; one that cannot be loaded says so", async () => {
  const network = fakeNetwork();
  const sketches = [
    { id: 1, fileName: "hof.png", mediaType: "image/png" },
    { id: 2, fileName: "plan.pdf", mediaType: "application/pdf" },
    { id: 3, fileName: "alt.png", mediaType: "image/png" },
  ] as const;
  network.on(disposersApi.disposerOrder, { ...due, job: { ...job, sketches: [...sketches] } });
  const png =
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  const calls = network.on(disposersApi.disposerSketch, ({ body }) => {
    const { sketchId } = body as { sketchId: number };
    const fileName = sketches.find(({ id }) => id === sketchId)?.fileName ?? "";
    if (sketchId === 3) return refusal("not_found");
    return { fileName, file: sketchId === 1 ? png : `data:application/pdf;base64,${btoa("%PDF-1.7")}` };
  });
  await renderScreen(<DisposerScreen />, { route: "disposer", at: `/disposer/${token}` });
  const picture = page.getByRole("img", { name: "Anfahrtsskizze: hof.png" });
  await expect.element(picture).toBeVisible();
  await vi.waitFor(() => expect((picture.element() as HTMLImageElement).naturalWidth).toBe(1), {
    timeout: 10_000,
  });
  await expect
    .element(page.getByRole("link", { name: "plan.pdf öffnen" }))
    .toHaveAttribute("href", expect.stringMatching(/^blob:/));
  await expect.element(page.getByText("Die Skizze konnte nicht geladen werden.")).toBeVisible();
  expect(calls.every(({ body }) => (body as { token: string }).token === token)).toBe(true);
});
