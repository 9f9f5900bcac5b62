import { type DeskOrderDetail, deskOrdersApi } from "@kreislauf/contract/desk";
import { orderStatus } from "@kreislauf/contract/orders";
import { fakeNetwork, refusal } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { expect, test, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { serveInbox } from "../../../test/inbox.fixture.ts";
import { deskOrderFixture } from "../../../test/order.fixture.ts";
import { renderDesk, staffFixture } from "../../../test/render-desk.tsx";
import { InboxScreen } from "./inbox-screen.tsx";

const panel = page.getByRole("complementary", { name: "Auftrag" });
const form = panel.getByRole("form");
const send = form.getByRole("button", {
  name: /^(Termin vorschlagen|Als ausgeführt melden|Fehlfahrt melden|Stornieren|Umdeklarieren)$/,
});
const date = form.getByLabelText(/^Termin/);
const reason = form.getByLabelText(/^Grund/);
const wasteType = form.getByRole("combobox", { name: "Tatsächliche Abfallart" });

/** Opens an order beside the list, and the form of an answer. */
async function openAnswer(answer: string) {
  const network = fakeNetwork();
  const inbox = serveInbox(network, [deskOrderFixture]);
  await renderDesk(<InboxScreen staff={staffFixture} />);
  await page.getByRole("button", { name: "Holzbau Petersen" }).click();
  await panel.getByRole("button", { name: answer, exact: true }).click();
  await expect.element(form).toHaveAccessibleName(answer);
  return { network, inbox };
}

async function chooseWasteType(name: string) {
  await wasteType.click();
  await page.getByRole("listbox").getByRole("option", { name }).click();
}

interface Sent {
  readonly answer: string;
  readonly done: string;
  readonly fill: () => Promise<void>;
  readonly body: object;
  readonly after: Omit<Partial<DeskOrderDetail>, "order"> & {
    readonly order?: Partial<DeskOrderDetail["order"]>;
  };
  readonly shown: () => Locator;
}

const sent: readonly Sent[] = [
  {
    answer: "Anderer Termin",
    done: "Für Auftrag 1048401 ist ein anderer Termin vorgeschlagen.",
    fill: async () => {
      await date.fill("21.5.");
      await form.getByLabelText(/^Nachricht an den Kunden/).fill("Am 20. ist kein Wagen frei.");
    },
    body: { kind: "propose", date: "2027-05-21", timeWindow: "all_day", note: "Am 20. ist kein Wagen frei." },
    after: { order: { phase: "proposal" } },
    shown: () => panel.getByText("Vorschlag offen"),
  },
  {
    answer: "Ausgeführt",
    done: "Auftrag 1048401 ist als ausgeführt gemeldet.",
    fill: async () => {
      await form.getByLabelText(/^Gewicht in kg/).fill("1,24 t");
      await form.getByLabelText(/^R\/D-Code/).fill("r3");
    },
    body: { kind: "execute", executedOn: "2027-05-17", weightKg: 1240, treatmentCode: "R3", photo: null },
    after: { order: { phase: "executed" }, executedOn: "2027-05-17", weightKg: 1240, treatmentCode: "R3" },
    shown: () => panel.getByText("1,240 t"),
  },
  {
    answer: "Fehlfahrt",
    done: "Für Auftrag 1048401 ist eine Fehlfahrt gemeldet.",
    fill: () => reason.fill("Tor verschlossen"),
    body: { kind: "fail", reason: "Tor verschlossen", photo: null },
    after: { order: { phase: "failed", orderStatusId: 5 }, failedTripReason: "Tor verschlossen" },
    shown: () => panel.getByText("Tor verschlossen"),
  },
  {
    answer: "Stornieren",
    done: "Auftrag 1048401 ist storniert.",
    fill: () => reason.fill("Doppelt erteilt"),
    body: { kind: "cancel", reason: "Doppelt erteilt" },
    after: { order: { phase: "cancelled", orderStatusId: 4 }, cancelReason: "Doppelt erteilt" },
    shown: () => panel.getByText("Doppelt erteilt"),
  },
  {
    answer: "Umdeklarieren",
    done: "Auftrag 1048401 ist umdeklariert.",
    fill: () => chooseWasteType("Altholz"),
    body: { kind: "redeclare", wasteTypeId: 102 },
    after: { order: { wasteTypeId: 102, wasteType: "Altholz", avvCode: "17 02 01" } },
    shown: () => panel.getByText("Altholz (17 02 01)"),
  },
];

test.each(sent)(
  "$answer is sent with the version that was read, and the panel shows what came of it",
  async (given) => {
    const { network, inbox } = await openAnswer(given.answer);
    const { order, ...rest } = given.after;
    const calls = network.on(deskOrdersApi.answerDeskOrder, () =>
      inbox.change({ order: { ...deskOrderFixture, version: 2, ...order }, ...rest }),
    );
    await given.fill();
    await send.click();
    await expect.element(page.getByText(given.done, { exact: false })).toBeVisible();
    await expect.element(given.shown()).toBeVisible();
    await expect.element(form).not.toBeInTheDocument();
    expect(calls.map(({ params, body }) => [params, body])).toEqual([
      [{ orderId: "11" }, { version: 1, answer: given.body }],
    ]);
  },
);

test("a date that is refused says so at its field, and the message to the customer is still there", async () => {
  const { network } = await openAnswer("Anderer Termin");
  network.on(deskOrdersApi.answerDeskOrder, refusal("holiday", { message: "An diesem Tag ist Feiertag." }));
  const note = form.getByLabelText(/^Nachricht an den Kunden/);
  await expect.element(date).toHaveFocus();
  await date.fill("27.05.2027");
  await note.fill("Am 20. ist kein Wagen frei.");
  await send.click();
  await expect.element(date).toHaveAccessibleDescription(/An diesem Tag ist Feiertag\./);
  await expect.element(date).toHaveFocus();
  await expect.element(date).toHaveValue("27.05.2027");
  await expect.element(note).toHaveValue("Am 20. ist kein Wagen frei.");
  await expect.element(form.getByRole("alert")).not.toBeInTheDocument();
});

test("what is no weight is not sent, and one that cannot be right is refused at its field", async () => {
  const { network } = await openAnswer("Ausgeführt");
  const message = "Dieses Gewicht kann nicht stimmen.";
  const calls = network.on(deskOrdersApi.answerDeskOrder, refusal("weight_implausible", { message }));
  const weight = form.getByLabelText(/^Gewicht in kg/);
  await weight.fill("viel");
  await form.getByLabelText(/^R\/D-Code/).fill("R3");
  await send.click();
  await expect.element(weight).toHaveAccessibleDescription(/Bitte geben Sie ein Gewicht wie/);
  expect(calls).toHaveLength(0);
  await weight.fill("400 t");
  await send.click();
  await expect.element(weight).toHaveAccessibleDescription(/Dieses Gewicht kann nicht stimmen\./);
  await expect.element(weight).toHaveFocus();
  await expect.element(weight).toHaveValue("400000");
  await expect.element(form.getByLabelText(/^R\/D-Code/)).toHaveValue("R3");
  expect(calls).toHaveLength(1);
});

test("what the server has against a reason stands beside it", async () => {
  const { network } = await openAnswer("Fehlfahrt");
  const details = [{ field: "answer.reason", message: "Das ist zu lang." }];
  network.on(deskOrdersApi.answerDeskOrder, refusal("validation", { details }));
  await reason.fill("Tor verschlossen");
  await send.click();
  await expect.element(reason).toHaveAccessibleDescription(/Das ist zu lang\./);
  await expect.element(reason).toHaveValue("Tor verschlossen");
});

test("another waste type has to be chosen, and to be another one", async () => {
  const { network } = await openAnswer("Umdeklarieren");
  const message = "Der Auftrag hat diese Abfallart schon.";
  const calls = network.on(deskOrdersApi.answerDeskOrder, refusal("waste_type_unchanged", { message }));
  await send.click();
  await expect.element(wasteType).toHaveAccessibleDescription(/Bitte wählen Sie eine Abfallart\./);
  expect(calls).toHaveLength(0);
  await chooseWasteType("Papier");
  await send.click();
  await expect.element(wasteType).toHaveAccessibleDescription(/Der Auftrag hat diese Abfallart schon\./);
  await expect.element(wasteType).toMatchTextContent(/Papier/);
});

test("after somebody else's change the same words are sent again for the new version", async () => {
  const { network, inbox } = await openAnswer("Stornieren");
  network.on(deskOrdersApi.answerDeskOrder, () => {
    inbox.change({ order: { ...deskOrderFixture, version: 2, phase: "confirmed" } });
    return refusal("order_changed");
  });
  await reason.fill("Doppelt erteilt");
  await send.click();
  await expect.element(form.getByRole("alert")).toMatchTextContent(/Jemand anders hat den Auftrag/);
  await expect.element(panel.getByText("Bestätigt").first()).toBeVisible();
  await expect.element(reason).toHaveValue("Doppelt erteilt");
  const calls = network.on(deskOrdersApi.answerDeskOrder, () =>
    inbox.change({ order: { ...deskOrderFixture, version: 3, phase: "cancelled", orderStatusId: 4 } }),
  );
  await send.click();
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 10_000 });
  expect(calls[0]?.body).toEqual({ version: 2, answer: { kind: "cancel", reason: "Doppelt erteilt" } });
});

test("a form whose phase somebody else has ended stays readable with the reason", async () => {
  const { network, inbox } = await openAnswer("Stornieren");
  network.on(deskOrdersApi.answerDeskOrder, () => {
    inbox.change({ order: { ...deskOrderFixture, version: 2, phase: "failed", orderStatusId: 5 } });
    return refusal("order_changed");
  });
  await reason.fill("Doppelt erteilt");
  await send.click();
  await expect.element(form.getByRole("status")).toMatchTextContent(/Diese Antwort ist nicht mehr möglich/);
  await expect.element(form.getByRole("alert")).toMatchTextContent(/Jemand anders hat den Auftrag/);
  await expect.element(reason).toHaveValue("Doppelt erteilt");
  await expect.element(send).toHaveAttribute("aria-disabled", "true");
});

test("what was refused of one answer is not said of the next, which a key opens", async () => {
  const { network } = await openAnswer("Anderer Termin");
  network.on(deskOrdersApi.answerDeskOrder, refusal("holiday", { message: "An diesem Tag ist Feiertag." }));
  await date.fill("27.05.2027");
  await send.click();
  await expect.element(date).toHaveAccessibleDescription(/An diesem Tag ist Feiertag\./);
  send.element().focus();
  await userEvent.keyboard("a");
  await page.getByRole("button", { name: "Verwerfen" }).click();
  const executedOn = form.getByLabelText(/^Ausgeführt am/);
  await expect.element(executedOn).toBeVisible();
  await expect.element(executedOn).not.toHaveAttribute("aria-invalid", "true");
});

test("on the day itself no other date is offered, because nobody could answer in time", async () => {
  const order = { ...deskOrderFixture, desiredDate: "2027-05-17" };
  serveInbox(fakeNetwork(), [order]);
  await renderDesk(<InboxScreen staff={staffFixture} />);
  await page.getByRole("button", { name: "Holzbau Petersen" }).click();
  await expect.element(panel.getByRole("button", { name: "Fehlfahrt" })).toBeVisible();
  await expect.element(panel.getByRole("button", { name: "Anderer Termin" })).not.toBeInTheDocument();
  await userEvent.keyboard("t");
  await expect.element(form).not.toBeInTheDocument();
});

test("another date is proposed by keys alone", async () => {
  const network = fakeNetwork();
  const inbox = serveInbox(network, [deskOrderFixture]);
  await renderDesk(<InboxScreen staff={staffFixture} />);
  const calls = network.on(deskOrdersApi.answerDeskOrder, () =>
    inbox.change({ order: { ...deskOrderFixture, version: 2, phase: "proposal" } }),
  );
  await expect.element(page.getByRole("button", { name: "Holzbau Petersen" })).toBeVisible();
  await userEvent.keyboard("j");
  await expect.element(panel.getByRole("button", { name: "Anderer Termin" })).toBeVisible();
  await userEvent.keyboard("t");
  await expect.element(date).toHaveFocus();
  await userEvent.keyboard("07.07.2027");
  await expect.element(date).toHaveValue("07.07.2027");
  await userEvent.keyboard("{Enter}");
  await expect.element(panel.getByText("Vorschlag offen")).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([
    { version: 1, answer: { kind: "propose", date: "2027-07-07", timeWindow: "all_day", note: "" } },
  ]);
});

test("an order is confirmed by keys alone", async () => {
  const network = fakeNetwork();
  const inbox = serveInbox(network, [deskOrderFixture]);
  await renderDesk(<InboxScreen staff={staffFixture} />);
  const calls = network.on(deskOrdersApi.answerDeskOrder, () =>
    inbox.change({ order: { ...deskOrderFixture, version: 2, phase: "confirmed" } }),
  );
  await expect.element(page.getByRole("button", { name: "Holzbau Petersen" })).toBeVisible();
  await userEvent.keyboard("j");
  await expect.element(panel.getByRole("button", { name: "Bestätigen" })).toBeVisible();
  await userEvent.keyboard("b");
  await expect.element(form.getByRole("button", { name: "Bestätigen" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(form).not.toBeInTheDocument();
  expect(calls.map(({ body }) => body)).toEqual([{ version: 1, answer: { kind: "confirm" } }]);
});

test("a confirmation names its date", async () => {
  await openAnswer("Bestätigen");
  await expect.element(form.getByText("Bestätigt wird der Wunschtermin: Do., 20.05.2027.")).toBeVisible();
});

test("while the customer is asked for another date, confirming is for the desired one and says so", async () => {
  const proposed = { ...deskOrderFixture, phase: "proposal" } as const;
  const inbox = serveInbox(fakeNetwork(), [proposed]);
  const proposal = {
    date: "2027-05-21",
    timeWindow: "all_day",
    note: "",
    answerBy: "2027-05-19T10:00:00Z",
  } as const;
  inbox.change({ order: proposed, proposal });
  await renderDesk(<InboxScreen staff={staffFixture} />);
  await page.getByRole("button", { name: "Holzbau Petersen" }).click();
  await panel.getByRole("button", { name: "Bestätigen" }).click();
  await expect
    .element(
      form.getByText(
        "Bestätigt wird der Wunschtermin Do., 20.05.2027. Der Vorschlag Fr., 21.05.2027 endet damit; annehmen kann ihn nur der Kunde.",
      ),
    )
    .toBeVisible();
});

test("a claimed order that is carried out late is reported from its panel", async () => {
  const claimed = { ...deskOrderFixture, phase: "claimed", orderStatusId: orderStatus.claimed } as const;
  const network = fakeNetwork();
  const inbox = serveInbox(network, [claimed]);
  await renderDesk(<InboxScreen staff={staffFixture} />, { at: "/orders?phase=claimed" });
  await page.getByRole("button", { name: "Holzbau Petersen" }).click();
  await panel.getByRole("button", { name: "Ausgeführt", exact: true }).click();
  const calls = network.on(deskOrdersApi.answerDeskOrder, () =>
    inbox.change({ order: { ...claimed, version: 2 }, executedOn: "2027-05-17" }),
  );
  await send.click();
  await expect.element(panel.getByRole("button", { name: "Gewicht korrigieren" })).toBeVisible();
  await expect
    .element(panel.getByRole("button", { name: "Ausgeführt", exact: true }))
    .not.toBeInTheDocument();
  expect(calls.map(({ body }) => body)).toMatchObject([
    { version: 1, answer: { kind: "execute", executedOn: "2027-05-17", weightKg: null } },
  ]);
});

test("a photo is chosen, shown and sent; one that is refused says so until another is chosen", async () => {
  const { network } = await openAnswer("Fehlfahrt");
  const message = "Diese Datei ist kein Bild.";
  const calls = network.on(deskOrdersApi.answerDeskOrder, refusal("photo_unusable", { message }));
  const choose = (name: string) =>
    userEvent.upload(
      form
        .getByRole("group", { name: /^Foto/ })
        .element()
        .querySelector("input:not([capture])") as HTMLElement,
      new File(["tor"], name, { type: "image/jpeg" }),
    );
  await reason.fill("Tor verschlossen");
  await choose("tor-1.jpg");
  await expect.element(form.getByText("tor-1.jpg")).toBeVisible();
  await send.click();
  await expect.element(form.getByRole("alert")).toMatchTextContent(message);
  expect(calls[0]?.body).toMatchObject({ answer: { photo: `data:image/jpeg;base64,${btoa("tor")}` } });
  await form.getByRole("button", { name: "tor-1.jpg entfernen" }).click();
  await choose("tor-2.jpg");
  await expect.element(form.getByText("tor-2.jpg")).toBeVisible();
  await expect.element(form.getByText(message)).not.toBeInTheDocument();
});

test("the name of the customer and what closes the panel stay while it scrolls", async () => {
  await page.viewport(390, 500);
  serveInbox(fakeNetwork(), [deskOrderFixture]);
  await renderDesk(<InboxScreen staff={staffFixture} />);
  await page.getByRole("button", { name: "Holzbau Petersen" }).click();
  await expect.element(panel.getByRole("heading", { name: "Verlauf" })).toBeVisible();
  panel.element().scrollTo(0, panel.element().scrollHeight);
  await expect.element(panel.getByRole("heading", { name: "Verlauf" })).toBeInViewport();
  await expect.element(panel.getByRole("heading", { level: 2 })).toBeInViewport({ ratio: 1 });
  await expect.element(panel.getByRole("button", { name: "Schließen" })).toBeInViewport({ ratio: 1 });
});

test("one line divides the head of the panel from what scrolls below it", async () => {
  await openAnswer("Ausgeführt");
  const borderOf = (element: Element | null | undefined, side: "Top" | "Bottom") =>
    element && getComputedStyle(element)[`border${side}Width`];
  const head = panel.getByRole("heading", { level: 2 }).element();
  expect(borderOf(head.parentElement, "Bottom")).toBe("1px");
  expect(borderOf(form.element(), "Top")).toBe("0px");
});
