import { wasteRegisterApi, type RegisterPage } from "@kreislauf/contract/waste-register";
import { sitesApi } from "@kreislauf/contract/sites";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { delayed, fakeNetwork } from "../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import { fileAnswer, watchSaving } from "../../test/saved-files.ts";
import { setServerTime } from "../../test/set-server-time.ts";
import { siteLabelsFixture } from "../../test/sites.fixture.ts";
import { RegisterScreen } from "./register-screen.tsx";

const entry: RegisterPage["entries"][number] = {
  orderId: 1,
  orderNumber: 1_048_392,
  date: "2026-03-12",
  site: { id: 3, alias: "Kassel", city: "Kassel" },
  wasteType: { id: 141, description: "Gemischte Gewerbeabfälle", avvCode: "20 03 01", hazardous: false },
  weightKg: 620,
  isEstimated: true,
  formerWeightKg: null,
  carrier: "Nordwerk Entsorgung",
  disposer: "Heizkraftwerk Kassel",
  treatmentCode: "R1",
  proofNumber: null,
  note: null,
  receiptNumber: "LB-883977",
};
const register: RegisterPage = {
  asOf: "2026-03-26T08:00:00Z",
  ruleSet: "2026-01",
  entries: [entry],
  total: 1,
  hazardousTotal: 0,
  weightKg: 620,
  wasteTypes: [
    { id: 141, description: "Gemischte Gewerbeabfälle" },
    { id: 161, description: "Altöl" },
  ],
};

beforeEach(() => setServerTime("2026-03-26T10:00:00+01:00"));

async function openScreen(answer: RegisterPage, at = "/proofs/register?site=all") {
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  const calls = network.on(wasteRegisterApi.register, answer);
  signInAs();
  const { address } = await renderScreen(<RegisterScreen />, { route: "register", at });
  return { address, asked: () => calls.map(({ query }) => query["wasteTypeIds"]) };
}

test("is narrowed by waste types, which stay in the address, and says what was estimated", async () => {
  const { address, asked } = await openScreen(register);
  await expect.element(page.getByText("geschätzt")).toBeVisible();
  await page.getByRole("combobox", { name: "Abfallart" }).click();
  await page.getByRole("option", { name: "Altöl" }).click();
  await expect.poll(asked).toContain("161");
  await expect.poll(address).toMatch(/registerWaste=161/);
});

test("an empty register offers to take its filters off", async () => {
  const { asked } = await openScreen(
    { ...register, entries: [], total: 0, weightKg: 0 },
    "/proofs/register?site=all&registerWaste=161",
  );
  await expect.poll(asked).toContain("161");
  await page.getByRole("button", { name: "Filter zurücksetzen" }).click();
  await expect.poll(() => asked().at(-1)).toBeUndefined();
});

test("an empty register counts nothing", async () => {
  await openScreen({ ...register, entries: [], total: 0, weightKg: 0 });
  await expect.element(page.getByText("Keine Einträge", { exact: true })).toBeVisible();
  await expect.element(page.getByText(/0,000/)).not.toBeInTheDocument();
});

test("an empty period of one's own leads back to this year", async () => {
  const { address } = await openScreen(
    { ...register, entries: [], total: 0, weightKg: 0 },
    "/proofs/register?site=all&registerFrom=2030-01-01&registerTo=2030-01-02",
  );
  await page.getByRole("button", { name: "Filter zurücksetzen" }).click();
  await expect.element(page.getByRole("textbox", { name: "Von" })).toHaveValue("01.01.2026");
  await expect.poll(address).not.toMatch(/2030/);
});

test("a period that ends before it begins moves no other field", async () => {
  await openScreen(register);
  const [from, to] = [page.getByRole("textbox", { name: "Von" }), page.getByRole("textbox", { name: "Bis" })];
  await userEvent.fill(to, "01.01.2020");
  await expect.element(to).toHaveAccessibleDescription(/^Das Enddatum darf nicht vor dem Startdatum liegen/);
  const top = (field: typeof from) => field.element().getBoundingClientRect().top;
  expect(top(from)).toBe(top(to));
});

test("the register of each site is asked for as a ZIP, as it is filtered", async () => {
  const asked = fakeNetwork();
  asked.on(sitesApi.listSiteOptions, siteLabelsFixture);
  asked.on(wasteRegisterApi.register, register);
  const calls = asked.on(wasteRegisterApi.requestRegisterBundle, { sentByEmail: true });
  signInAs();
  await renderScreen(<RegisterScreen />, {
    route: "register",
    at: "/proofs/register?site=all&registerWaste=161",
  });
  await page.getByRole("button", { name: "Exportieren" }).click();
  await page.getByRole("menuitem", { name: "PDF je Standort (ZIP)" }).click();
  await expect.element(page.getByText(/steht sie in der Glocke/)).toBeVisible();
  expect(calls.map(({ body }) => body)).toMatchObject([{ wasteTypeIds: [161] }]);
});

test("a file is awaited at its button, and that it was saved is said", async () => {
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  network.on(wasteRegisterApi.register, register);
  const late = delayed<Response>();
  network.on(wasteRegisterApi.downloadRegister, () => late.answer);
  watchSaving();
  signInAs();
  await renderScreen(<RegisterScreen />, { route: "register", at: "/proofs/register?site=all" });
  await page.getByRole("button", { name: "Exportieren" }).click();
  await page.getByRole("menuitem", { name: /^PDF, / }).click();
  await expect
    .element(page.getByRole("button", { name: "Wird erstellt …" }))
    .toHaveAttribute("aria-busy", "true");
  late.arrive(fileAnswer("Register.pdf"));
  await expect.element(page.getByText("Register.pdf gespeichert")).toBeVisible();
});

const from = page.getByRole("textbox", { name: "Von" });
const to = page.getByRole("textbox", { name: "Bis" });

test("a period is typed from either end, and one that ends before it begins says so", async () => {
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  const calls = network.on(wasteRegisterApi.register, register);
  const days = () => [calls.at(-1)?.query["dateFrom"], calls.at(-1)?.query["dateTo"]];
  signInAs();
  const at = "/proofs/register?site=all&registerFrom=2025-01-01&registerTo=2025-12-31";
  await renderScreen(<RegisterScreen />, { route: "register", at });
  await expect.poll(days).toEqual(["2025-01-01", "2025-12-31"]);
  await from.fill("1.2.2026");
  await to.click();
  await expect.element(from).toHaveValue("01.02.2026");
  await expect.element(to).toHaveAccessibleDescription("Das Enddatum darf nicht vor dem Startdatum liegen.");
  expect(days()).toEqual(["2025-01-01", "2025-12-31"]);
  await to.fill("28.2.2026");
  await expect.poll(days).toEqual(["2026-02-01", "2026-02-28"]);
  await expect.element(to).not.toHaveAttribute("aria-invalid");
});

test("taking the filters off drops a period that ends before it begins", async () => {
  await openScreen(
    { ...register, entries: [], total: 0, weightKg: 0 },
    "/proofs/register?site=all&registerWaste=161&registerFrom=2025-01-01&registerTo=2025-12-31",
  );
  await from.fill("1.2.2026");
  await to.click();
  await expect.element(from).toHaveValue("01.02.2026");
  await page.getByRole("button", { name: "Filter zurücksetzen" }).click();
  await expect.element(from).toHaveValue("01.01.2025");
  await expect.element(to).not.toHaveAttribute("aria-invalid");
});

test("the ZIP is asked for once, and the button says that it is under way", async () => {
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  network.on(wasteRegisterApi.register, register);
  const late = delayed<{ sentByEmail: true }>();
  network.on(wasteRegisterApi.requestRegisterBundle, () => late.answer);
  signInAs();
  await renderScreen(<RegisterScreen />, { route: "register", at: "/proofs/register?site=all" });
  await page.getByRole("button", { name: "Exportieren" }).click();
  await page.getByRole("menuitem", { name: "PDF je Standort (ZIP)" }).click();
  const busy = page.getByRole("button", { name: "Wird angefordert …" });
  await expect.element(busy).toHaveAttribute("aria-busy", "true");
  late.arrive({ sentByEmail: true });
  await expect.element(page.getByRole("button", { name: "Exportieren" })).toBeVisible();
});

test("last year is chosen by one press and stays in the address, and another press leads back to this year", async () => {
  const { address } = await openScreen(register);
  const year = (name: string) => page.getByRole("button", { name });
  await expect.element(year("Dieses Jahr")).toHaveAttribute("aria-pressed", "true");
  await year("Vorjahr").click();
  await expect.element(from).toHaveValue("01.01.2025");
  await expect.element(to).toHaveValue("31.12.2025");
  await expect.element(year("Vorjahr")).toHaveAttribute("aria-pressed", "true");
  await expect.element(year("Dieses Jahr")).toHaveAttribute("aria-pressed", "false");
  expect(address()).toContain("registerFrom=2025-01-01&registerTo=2025-12-31");
  await year("Vorjahr").click();
  await expect.element(to).toHaveValue("26.03.2026");
});

test("a year takes the place of a period that ends before it begins", async () => {
  await openScreen(register);
  await to.fill("1.1.2020");
  await from.click();
  await expect.element(to).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("button", { name: "Vorjahr" }).click();
  await expect.element(to).toHaveValue("31.12.2025");
  await expect.element(to).not.toHaveAttribute("aria-invalid");
});
