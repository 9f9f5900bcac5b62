import { type DeskNote, deskTransportNotesApi } from "@kreislauf/contract/desk";
import { delayed, fakeNetwork, refusal } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { executedOrderFixture } from "../../../test/executed-order.fixture.ts";
import { renderDesk, staffFixture } from "../../../test/render-desk.tsx";
import { NoteSection } from "./transport-note-section.tsx";

const producer = { name: "Jana Petersen", signedAt: "2026-03-02T06:30:20Z" };
const entered: DeskNote = {
  note: {
    orderId: 7,
    proofNumber: "ENF062104437",
    statedProofNumber: null,
    warning: null,
    kind: "consignment",
    number: "14800437291",
    signatures: { producer, carrier: null, disposer: null },
  },
  version: "a",
};
const nothing: DeskNote = { note: null, version: "" };

/** Opens the section. The test may change `server.note`, which the fake server answers with. */
async function openSection(note: DeskNote, { isHazardous = true, roles = staffFixture.roles } = {}) {
  const server = { note };
  const calls = fakeNetwork();
  const reads = calls.on(deskTransportNotesApi.deskOrderNote, () => server.note);
  const order = { ...executedOrderFixture, isHazardous };
  await renderDesk(<NoteSection order={order} staff={{ ...staffFixture, roles }} />);
  return { server, calls, reads };
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string | RegExp) => page.getByLabelText(name);

test("a note is entered with its number and who has signed it", async () => {
  const { server, calls } = await openSection(nothing);
  const seen = calls.on(deskTransportNotesApi.setDeskOrderNote, () => (server.note = entered));
  await button("Schein eintragen").click();
  await field("Nummer des Scheins").fill("14800437291");
  await field(/Nummer des Nachweises/).fill("ENF062104437");
  await field(/Erzeuger: Name/).fill("Jana Petersen");
  await field(/^Erzeuger: signiert am/).fill("02.03.2026");
  await field("Uhrzeit, Erzeuger: signiert am").fill("7:30");
  await button("Speichern").click();
  await expect.element(page.getByText("14800437291")).toBeVisible();
  expect(seen.map(({ body }) => body)).toEqual([
    {
      version: "",
      kind: "consignment",
      number: "14800437291",
      proofNumber: "ENF062104437",
      producer: { name: "Jana Petersen", signedAt: "2026-03-02T06:30:00Z" },
      carrier: null,
      disposer: null,
    },
  ]);
  await expect.element(button("Schein ändern")).toBeVisible();
});

test("a signature without its moment says so at the date, and nothing is sent", async () => {
  const { calls } = await openSection(nothing);
  const seen = calls.on(deskTransportNotesApi.setDeskOrderNote, entered);
  await button("Schein eintragen").click();
  await field("Nummer des Scheins").fill("14800437291");
  await field(/Beförderer: Name/).fill("Murat Demir");
  const day = field(/^Beförderer: signiert am/);
  await day.fill("02.03.2026");
  await button("Speichern").click();
  await expect.element(day).toHaveAccessibleDescription("Bitte geben Sie auch die Uhrzeit an.");
  await expect.element(day).toHaveFocus();
  await day.fill("");
  await field("Uhrzeit, Beförderer: signiert am").fill("9:00");
  await button("Speichern").click();
  await expect.element(day).toHaveAccessibleDescription("Bitte geben Sie einen Zeitpunkt an.");
  expect(seen).toHaveLength(0);
  await day.fill("02.03.2026");
  await button("Speichern").click();
  await expect.poll(() => seen).toHaveLength(1);
  expect(seen[0]?.body).toMatchObject({ carrier: { name: "Murat Demir", signedAt: "2026-03-02T08:00:00Z" } });
});

test("a change that came too late says so, shows the new note and is saved against it", async () => {
  const { server, calls } = await openSection(entered);
  const carrier = { name: "Murat Demir", signedAt: "2026-03-02T08:00:00Z" };
  const seen = calls.on(deskTransportNotesApi.setDeskOrderNote, () => {
    server.note = {
      note: entered.note && { ...entered.note, signatures: { producer, carrier, disposer: null } },
      version: "b",
    };
    return refusal("note_changed", { message: "Jemand anders hat diesen Schein inzwischen geändert." });
  });
  await button("Schein ändern").click();
  await field("Nummer des Scheins").fill("14800437299");
  await button("Speichern").click();
  await expect.element(page.getByText(/Jemand anders hat diesen Schein/)).toBeVisible();
  await expect.element(page.getByText(/Murat Demir/)).toBeVisible();
  await expect.element(field("Nummer des Scheins")).toHaveValue("14800437299");
  await button("Speichern").click();
  await expect.poll(() => seen).toHaveLength(2);
  // The seconds of an unchanged signature are kept.
  expect(seen[0]?.body).toMatchObject({ version: "a", producer });
  expect(seen[1]?.body).toMatchObject({ version: "b", number: "14800437299", producer, carrier });
});

test("a handover note has no signature of the disposer", async () => {
  await openSection(nothing);
  await button("Schein eintragen").click();
  await expect.element(field(/Entsorger: Name/)).toBeVisible();
  await page.getByRole("combobox", { name: "Art des Scheins" }).click();
  await page.getByRole("option", { name: "Übernahmeschein" }).click();
  await expect.element(field(/Entsorger: Name/)).not.toBeInTheDocument();
});

test("claims read the note and cannot change it", async () => {
  await openSection(entered, { roles: ["claims"] });
  await expect.element(page.getByText(/Jana Petersen/)).toBeVisible();
  expect(button("Schein ändern").elements()).toHaveLength(0);
});

test.each([
  ["says nothing of notes", nothing, 0],
  ["shows a note that it has", entered, 1],
])("an order of other waste %s", async (_, note, count) => {
  const { reads } = await openSection(note, { isHazardous: false });
  await expect.poll(() => reads).toHaveLength(1);
  await expect
    .poll(() => page.getByRole("heading", { name: "Nachweis und Schein" }).elements())
    .toHaveLength(count);
});

test("a note that is refused after its form was closed is told with its order", async () => {
  const { calls } = await openSection(nothing);
  const late = delayed<Response>();
  calls.on(deskTransportNotesApi.setDeskOrderNote, () => late.answer);
  await button("Schein eintragen").click();
  await field("Nummer des Scheins").fill("14800437291");
  await button("Speichern").click();
  await button("Abbrechen").click();
  late.arrive(refusal("note_changed", { message: "Neuer Stand." }));
  await expect
    .element(page.getByText(`Auftrag ${executedOrderFixture.orderNumber}: Neuer Stand.`))
    .toBeVisible();
});

test("the number of the proof that the customer named is there to begin with", async () => {
  const named: DeskNote = {
    note: {
      orderId: 7,
      proofNumber: null,
      statedProofNumber: "ENF071388205",
      warning: "missing",
      kind: null,
      number: null,
      signatures: { producer: null, carrier: null, disposer: null },
    },
    version: "a",
  };
  const { server, calls } = await openSection(named);
  const seen = calls.on(deskTransportNotesApi.setDeskOrderNote, () => (server.note = entered));
  await button("Schein eintragen").click();
  await expect.element(field(/Nummer des Nachweises/)).toHaveValue("ENF071388205");
  await field("Nummer des Scheins").fill("14800437291");
  await button("Speichern").click();
  await expect.poll(() => seen.map(({ body }) => body)).toMatchObject([{ proofNumber: "ENF071388205" }]);
});

test("a note that was entered without the number that the customer named keeps none when it is changed", async () => {
  const withoutProof: DeskNote = {
    note: entered.note && {
      ...entered.note,
      proofNumber: null,
      statedProofNumber: "ENF071388205",
      warning: "missing",
    },
    version: "a",
  };
  const { server, calls } = await openSection(withoutProof);
  const seen = calls.on(deskTransportNotesApi.setDeskOrderNote, () => (server.note = withoutProof));
  await button("Schein ändern").click();
  await expect.element(field(/Nummer des Nachweises/)).toHaveValue("");
  await field("Nummer des Scheins").fill("14800437299");
  await button("Speichern").click();
  await expect.poll(() => seen).toHaveLength(1);
  expect(seen[0]?.body).not.toHaveProperty("proofNumber");
});
