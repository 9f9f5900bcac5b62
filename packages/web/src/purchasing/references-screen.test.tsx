import { type Reference, type ReferenceLists, referencesApi } from "@kreislauf/contract/purchasing";
import { sitesApi } from "@kreislauf/contract/sites";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { hasUnsavedInput } from "@kreislauf/ui/base/unsaved-input.ts";
import { fakeNetwork, refusal } from "../../test/fake-network.ts";
import { referencesFixture } from "../../test/references.fixture.ts";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import { setServerTime } from "../../test/set-server-time.ts";
import { siteLabelsFixture } from "../../test/sites.fixture.ts";
import { ReferencesScreen } from "./references-screen.tsx";

beforeEach(() => setServerTime("2027-05-19T10:00:00+02:00"));

const workshop: Reference = {
  id: 11,
  version: 2,
  field: "costCentre",
  code: "4711",
  name: "Werkstatt",
  endsOn: null,
  amountCents: 500_000,
  orderedCents: 120_000,
  closed: false,
};
const lists: ReferenceLists = {
  version: 4,
  prices: { readers: "orderers", version: 1 },
  rules: referencesFixture.rules,
  entries: [workshop],
  sites: [{ siteId: 3, customerOrderNumber: null, costCentre: "4711", project: null }],
};

/** Renders the screen; the returned `show` replaces the lists with which the server answers from then on. */
async function openScreen({ sites }: { readonly sites?: Response } = {}) {
  let current = lists;
  const network = fakeNetwork();
  network.on(referencesApi.referenceLists, () => current);
  network.on(sitesApi.listSiteOptions, () => sites?.clone() ?? siteLabelsFixture);
  signInAs();
  const { queryClient } = await renderScreen(<ReferencesScreen />, {
    route: "references",
    at: "/references",
  });
  return {
    network,
    readAnew: () => queryClient.invalidateQueries(),
    show: (change: Partial<ReferenceLists>) => (current = { ...current, ...change }),
  };
}

const button = (name: string) => page.getByRole("button", { name });
const row = (name: RegExp) => page.getByRole("row", { name });
const dialog = page.getByRole("dialog");
const field = (name: string) => dialog.getByRole("textbox", { name });
const save = dialog.getByRole("button", { name: "Speichern" });
const costCentre = page.getByRole("group", { name: "Kostenstelle im Auftrag" });
const project = page.getByRole("group", { name: "Projekt im Auftrag" });
const saveRules = button("Vorgaben speichern");
const prices = page.getByRole("group", { name: "Preise sehen" });

test("an entry is added with a frame, and stands in its list", async () => {
  const { network, show } = await openScreen();
  const calls = network.on(referencesApi.createReference, () => {
    const added = { ...workshop, id: 12, code: "4712", name: null, orderedCents: 0 };
    show({ entries: [workshop, added] });
    return added;
  });
  await button("Eintrag anlegen").click();
  await userEvent.fill(field("Nummer"), " 4712 ");
  await userEvent.fill(field("Endet am (optional)"), "31.12.2027");
  await userEvent.fill(field("Rahmen netto in Euro (optional)"), "5.000,00");
  await save.click();
  await expect.element(page.getByText("Eintrag gespeichert")).toBeVisible();
  await expect.element(row(/^4712/)).toBeVisible();
  expect(calls.map(({ body }) => body)).toMatchObject([
    { field: "costCentre", code: "4712", endsOn: "2027-12-31", amountCents: 500_000 },
  ]);
});

test("what an entry lacks or cannot be read is said at its field, and nothing is sent", async () => {
  const { network } = await openScreen();
  const calls = network.on(referencesApi.createReference, workshop);
  await button("Eintrag anlegen").click();
  await userEvent.fill(field("Endet am (optional)"), "bald");
  await userEvent.fill(field("Rahmen netto in Euro (optional)"), "viel");
  await save.click();
  await expect.element(field("Nummer")).toHaveAccessibleDescription("Bitte geben Sie eine Nummer an.");
  await expect
    .element(field("Endet am (optional)"))
    .toHaveAccessibleDescription(/Bitte geben Sie ein Datum wie 31\.12\.2027 ein\./);
  await expect
    .element(field("Rahmen netto in Euro (optional)"))
    .toHaveAccessibleDescription(/Bitte geben Sie einen Betrag wie 5\.000,00 ein\./);
  expect(calls).toHaveLength(0);
});

test("a number that is in the list already is refused, and stays as it was typed", async () => {
  const { network } = await openScreen();
  network.on(referencesApi.createReference, refusal("reference_exists", { message: "Gibt es schon." }));
  await button("Eintrag anlegen").click();
  await userEvent.fill(field("Nummer"), "4711");
  await save.click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("Gibt es schon.");
  await expect.element(field("Nummer")).toHaveValue("4711");
});

test("an entry is changed and closed under the version that was seen", async () => {
  const { network, show } = await openScreen();
  const closed = { ...workshop, version: 3, name: "Schlosserei", closed: true };
  const calls = network.on(referencesApi.changeReference, () => {
    show({ entries: [closed] });
    return closed;
  });
  await button("4711 bearbeiten").click();
  await userEvent.fill(field("Bezeichnung (optional)"), "Schlosserei");
  await dialog.getByRole("checkbox", { name: /^Geschlossen/ }).click();
  await save.click();
  await expect.element(row(/^4711.*Schlosserei.*Geschlossen/)).toBeVisible();
  expect(calls.map(({ params, body }) => [params["id"], body])).toEqual([
    ["11", { version: 2, name: "Schlosserei", endsOn: null, amountCents: 500_000, closed: true }],
  ]);
});

test("an entry that somebody else has changed keeps what was typed, and saving again replaces theirs", async () => {
  const { network, show } = await openScreen();
  const calls = network.on(referencesApi.changeReference, ({ body }) => {
    const { version } = body as { readonly version: number };
    const saved = { ...workshop, version: version + 1, name: version === 2 ? "Lager" : "Schlosserei" };
    show({ entries: [saved] });
    return version === 2 ? refusal("references_changed", { message: "Inzwischen geändert." }) : saved;
  });
  await button("4711 bearbeiten").click();
  await userEvent.fill(field("Bezeichnung (optional)"), "Schlosserei");
  await save.click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("Inzwischen geändert.");
  await expect.element(field("Bezeichnung (optional)")).toHaveValue("Schlosserei");
  await expect.element(page.getByText("Lager")).toBeInTheDocument();
  await save.click();
  await expect.element(row(/^4711.*Schlosserei/)).toBeVisible();
  expect(calls.map(({ body }) => body)).toMatchObject([{ version: 2 }, { version: 3, name: "Schlosserei" }]);
});

test("an entry that somebody else changes while it is edited is not overwritten unseen", async () => {
  const { network, show, readAnew } = await openScreen();
  await button("4711 bearbeiten").click();
  await userEvent.fill(field("Bezeichnung (optional)"), "Schlosserei");
  show({ entries: [{ ...workshop, version: 3, name: "Lager" }] });
  await readAnew();
  await expect.element(page.getByText("Lager")).toBeInTheDocument();
  const calls = network.on(referencesApi.changeReference, () =>
    refusal("references_changed", { message: "Inzwischen geändert." }),
  );
  await save.click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("Inzwischen geändert.");
  expect(calls.map(({ body }) => body)).toMatchObject([{ version: 2 }]);
});

test("the rule of a field is saved with its pattern", async () => {
  const { network, show } = await openScreen();
  const rules = {
    ...lists.rules,
    costCentre: { mode: "required" as const, pattern: "^47\\d{2}$", listed: false },
  };
  const calls = network.on(referencesApi.changeReferenceRules, () => show({ version: 5, rules }));
  await costCentre.getByText("Pflicht").click();
  const pattern = page.getByRole("textbox", { name: "Aufbau (optional)" }).nth(1);
  await userEvent.fill(pattern, "(47|48)");
  await saveRules.click();
  await expect.element(pattern).toHaveAccessibleDescription(/ohne Klammern und Alternativen/);
  expect(calls).toHaveLength(0);
  await userEvent.fill(pattern, "^47\\d{2}$");
  await saveRules.click();
  await expect.element(page.getByText(/^Vorgaben gespeichert\./)).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ version: 4, rules }]);
  await expect.element(costCentre.getByRole("radio", { name: "Pflicht" })).toBeChecked();
});

test("rules that the server refuses stay as they were chosen, with the reason", async () => {
  const { network } = await openScreen();
  network.on(referencesApi.changeReferenceRules, refusal("unavailable", { message: "Bitte später." }));
  await costCentre.getByText("Pflicht").click();
  await saveRules.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Bitte später.");
  await expect.element(costCentre.getByRole("radio", { name: "Pflicht" })).toBeChecked();
});

test("rules that somebody else has changed are shown as they are now, under what was chosen here", async () => {
  const { network, show } = await openScreen();
  const { rules } = lists;
  network.on(referencesApi.changeReferenceRules, () => {
    show({ version: 5, rules: { ...rules, project: { ...rules.project, mode: "off" } } });
    return refusal("references_changed", { message: "Neu geladen." });
  });
  await costCentre.getByText("Pflicht").click();
  expect(hasUnsavedInput()).toBe(true);
  await saveRules.click();
  await expect.element(page.getByText(/Ihre Änderungen stehen noch hier/)).toBeVisible();
  await expect.element(project.getByRole("radio", { name: "Aus" })).toBeChecked();
  await expect.element(costCentre.getByRole("radio", { name: "Pflicht" })).toBeChecked();
  const calls = network.on(referencesApi.changeReferenceRules, ({ body }) => {
    show({ version: 6, rules: (body as Pick<ReferenceLists, "rules">).rules });
    return { ...lists, version: 6 };
  });
  await saveRules.click();
  await expect.element(page.getByText(/^Vorgaben gespeichert\./)).toBeVisible();
  expect(calls.map(({ body }) => body)).toMatchObject([
    { version: 5, rules: { costCentre: { mode: "required" }, project: { mode: "off" } } },
  ]);
  await expect.poll(hasUnsavedInput).toBe(false);
});

test("sites that could not be loaded are asked for again", async () => {
  const { network } = await openScreen({ sites: refusal("internal") });
  await expect.element(page.getByText("Die Standorte konnten nicht geladen werden")).toBeVisible();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  await button("Erneut laden").click();
  await expect.element(row(/^Kassel.*4711/)).toBeVisible();
});

test("a site begins its orders with what is set for it", async () => {
  const { network, show } = await openScreen();
  await expect.element(row(/^Kassel.*4711/)).toBeVisible();
  network.on(referencesApi.changeSiteReferences, refusal("unavailable", { message: "Bitte später." }));
  await button("Vorbelegung von Werk Fulda bearbeiten").click();
  await userEvent.fill(field("Projekt (optional)"), "Umbau");
  await save.click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("Bitte später.");
  await expect.element(field("Projekt (optional)")).toHaveValue("Umbau");
  const calls = network.on(referencesApi.changeSiteReferences, () =>
    show({ sites: [{ siteId: 5, customerOrderNumber: null, costCentre: null, project: "Umbau" }] }),
  );
  await save.click();
  await expect.element(row(/^Werk Fulda.*Umbau/)).toBeVisible();
  expect(calls.map(({ params, body }) => [params["siteId"], body])).toEqual([
    ["5", { customerOrderNumber: null, costCentre: null, project: "Umbau" }],
  ]);
});

test("who sees prices is saved at once", async () => {
  const { network, show } = await openScreen();
  const calls = network.on(referencesApi.changePriceReaders, () =>
    show({ prices: { readers: "documents", version: 2 } }),
  );
  await prices.getByText("Nur wer Belege sieht").click();
  await expect.element(page.getByText("Gespeichert. Es gilt sofort.")).toBeVisible();
  await expect.element(prices.getByRole("radio", { name: "Nur wer Belege sieht" })).toBeChecked();
  expect(calls.map(({ body }) => body)).toEqual([{ version: 1, readers: "documents" }]);
});

test("a refused choice of who sees prices goes back to what holds, with the reason", async () => {
  const { network } = await openScreen();
  network.on(referencesApi.changePriceReaders, refusal("references_changed", { message: "Neu geladen." }));
  await prices.getByText("Nur wer Belege sieht").click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Neu geladen.");
  await expect.element(prices.getByRole("radio", { name: "Alle, die beauftragen" })).toBeChecked();
});
