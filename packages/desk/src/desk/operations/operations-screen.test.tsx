import { deskOperationsApi } from "@kreislauf/contract/desk";
import { fakeNetwork, refusal } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderDesk } from "../../../test/render-desk.tsx";
import { OperationsScreen } from "./operations-screen.tsx";

const announcement = {
  id: 4,
  title: "Feiertage",
  text: "An Fronleichnam fahren wir nicht.",
  lands: [],
  zipPrefixes: ["24", "251"],
  startsAt: "2027-05-17T08:00:00Z",
  endsAt: "2027-05-28T10:00:00Z",
  withdrawnAt: null,
};
const mail = {
  id: "0c5e6a0e-6f1c-4c7e-9a55-2f1a9d1e7b01",
  kind: "order-received",
  recipientEmail: "jana@holzbau.example",
  createdOn: "2027-05-16T08:00:00Z",
  attempts: 8,
  error: "550 mailbox full",
  nextAttemptOn: null,
};
const secondMail = {
  ...mail,
  id: "0c5e6a0e-6f1c-4c7e-9a55-2f1a9d1e7b02",
  recipientEmail: "ole@tischlerei.example",
};
const isOpen = { state: "off", from: null, until: null } as const;

async function openScreen() {
  const network = fakeNetwork();
  network.on(deskOperationsApi.deskMails, { mails: [mail, secondMail] });
  network.on(deskOperationsApi.deskAnnouncements, { announcements: [] });
  network.on(deskOperationsApi.deskMaintenance, isOpen);
  await renderDesk(<OperationsScreen />, { at: "/administration/operations" });
  await expect.element(page.getByText("Das Portal ist offen.")).toBeVisible();
  return network;
}

const form = page.getByRole("form", { name: "Hinweis schreiben" });
const heading = form.getByLabelText(/^Überschrift/);
const until = form.getByLabelText(/^Bis/);

async function fillAnnouncement() {
  const network = await openScreen();
  await page.getByRole("button", { name: "Hinweis schreiben" }).click();
  await heading.fill("Feiertage");
  await form.getByLabelText("Text").fill("An Fronleichnam fahren wir nicht.");
  await until.fill("28.05.2027");
  await form.getByLabelText("Uhrzeit, Bis").fill("12:00");
  await form.getByLabelText(/^Nur für Postleitzahlen/).fill("24, 251");
  return network;
}

test("an announcement begins now, ends at the hour in Berlin, and stands in the list", async () => {
  const network = await fillAnnouncement();
  const calls = network.on(deskOperationsApi.createDeskAnnouncement, () => {
    network.on(deskOperationsApi.deskAnnouncements, { announcements: [announcement] });
    return announcement;
  });
  await form.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect.element(page.getByText("für PLZ 24, 251", { exact: false })).toBeVisible();
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(page.getByText("Hinweis „Feiertage“ ist veröffentlicht.")).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toMatchObject({
    title: "Feiertage",
    text: "An Fronleichnam fahren wir nicht.",
    startsAt: expect.stringMatching(/^2027-05-17T08:0/),
    endsAt: "2027-05-28T10:00:00Z",
    lands: [],
    zipPrefixes: ["24", "251"],
  });
  const withdrawn = network.on(deskOperationsApi.withdrawDeskAnnouncement, () => {
    network.on(deskOperationsApi.deskAnnouncements, { announcements: [] });
    return { ...announcement, withdrawnAt: "2027-05-17T08:01:00Z" };
  });
  await page.getByRole("button", { name: "Hinweis „Feiertage“ zurücknehmen" }).click();
  await expect.element(page.getByText("Kein Hinweis läuft oder steht bevor.")).toBeVisible();
  expect(withdrawn.map(({ params }) => params)).toEqual([{ announcementId: "4" }]);
});

test("an end that is refused says so at its field, and the announcement is still there", async () => {
  const network = await fillAnnouncement();
  const details = [{ field: "endsAt", message: "Das Ende liegt vor dem Anfang." }];
  network.on(deskOperationsApi.createDeskAnnouncement, refusal("validation", { details }));
  await form.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect.element(until).toHaveAccessibleDescription(/Das Ende liegt vor dem Anfang\./);
  await expect.element(until).toHaveFocus();
  await expect.element(until).toHaveValue("28.05.2027");
  await expect.element(form.getByLabelText("Uhrzeit, Bis")).toHaveValue("12:00");
  await expect.element(heading).toHaveValue("Feiertage");
});

test("all that an announcement lacks is said at once, also an hour without which a day is no end", async () => {
  const network = await openScreen();
  const calls = network.on(deskOperationsApi.createDeskAnnouncement, announcement);
  await page.getByRole("button", { name: "Hinweis schreiben" }).click();
  await form.getByRole("button", { name: "Veröffentlichen" }).click();
  const isMissing = /Bitte füllen Sie dieses Feld aus\./;
  for (const field of [heading, form.getByLabelText("Text"), until]) {
    await expect.element(field).toHaveAccessibleDescription(isMissing);
  }
  await expect.element(heading).toHaveFocus();
  await until.fill("28.05.2027");
  await form.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect.element(until).toHaveAccessibleDescription(/Bitte geben Sie auch die Uhrzeit an\./);
  expect(calls).toHaveLength(0);
});

test("closing the form of an announcement leaves what closes the portal in its place", async () => {
  await openScreen();
  const topOf = () => {
    const button = page.getByRole("button", { name: "Portal schließen" }).element();
    return button.getBoundingClientRect().top + document.documentElement.scrollTop;
  };
  await page.getByRole("button", { name: "Hinweis schreiben" }).click();
  await expect.element(form).toBeVisible();
  const before = topOf();
  await form.getByRole("button", { name: "Abbrechen" }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(topOf()).toBe(before);
});

const start = page.getByLabelText(/^Von/);
const startTime = page.getByLabelText("Uhrzeit, Von");
const end = page.getByLabelText(/^Bis/);
const endTime = page.getByLabelText("Uhrzeit, Bis");

test("the portal is closed after a question, and opened again", async () => {
  const network = await openScreen();
  const calls = network.on(deskOperationsApi.switchDeskMaintenance, () => {
    const closed = { state: "on", from: null, until: "2027-05-17T18:00:00Z" } as const;
    network.on(deskOperationsApi.deskMaintenance, closed);
    return closed;
  });
  await end.fill("17.05.2027");
  await endTime.fill("20:00");
  await page.getByRole("button", { name: "Portal schließen" }).click();
  const question = page.getByRole("alertdialog", { name: "Portal für alle Kunden schließen?" });
  await expect.element(question).toBeVisible();
  expect(calls).toHaveLength(0);
  await question.getByRole("button", { name: "Portal schließen" }).click();
  await expect.element(page.getByText(/Das Portal ist für Kunden geschlossen/)).toBeVisible();
  await expect.element(end).toHaveValue("");
  await expect.element(endTime).toHaveValue("");
  const opened = network.on(deskOperationsApi.switchDeskMaintenance, () => {
    network.on(deskOperationsApi.deskMaintenance, isOpen);
    return isOpen;
  });
  await page.getByRole("button", { name: "Portal öffnen" }).click();
  await expect.element(page.getByText("Das Portal ist offen.")).toBeVisible();
  expect([...calls, ...opened].map(({ body }) => body)).toEqual([
    { state: "on", until: "2027-05-17T18:00:00Z" },
    { state: "off" },
  ]);
});

test("maintenance is announced with its end, and what is refused keeps the times", async () => {
  const network = await openScreen();
  const message = "Der Termin liegt nicht in der Zukunft.";
  const calls = network.on(
    deskOperationsApi.switchDeskMaintenance,
    refusal("date_not_in_future", { message }),
  );
  const announce = page.getByRole("button", { name: "Wartung ankündigen" });
  await start.fill("16.05.2027");
  await announce.click();
  await expect.element(start).toHaveAccessibleDescription(/Bitte geben Sie auch die Uhrzeit an\./);
  await startTime.fill("22:00");
  await announce.click();
  await expect.element(end).toHaveAccessibleDescription(/Bitte geben Sie einen Zeitpunkt an\./);
  await expect.element(end).toHaveFocus();
  expect(calls).toHaveLength(0);
  await end.fill("18.05.2027");
  await endTime.fill("2:00");
  await announce.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Der Termin liegt nicht in der Zukunft\./);
  await expect.element(start).toHaveValue("16.05.2027");
  await expect.element(startTime).toHaveValue("22:00");
  await expect.element(end).toHaveValue("18.05.2027");
  await expect.element(endTime).toHaveValue("02:00");
  expect(calls.map(({ body }) => body)).toEqual([
    { state: "announced", from: "2027-05-16T20:00:00Z", until: "2027-05-18T00:00:00Z" },
  ]);
});

test("mails that failed are sent again, one or all", async () => {
  const network = await openScreen();
  const one = network.on(deskOperationsApi.retryDeskMails, { mails: 1 });
  await page.getByRole("button", { name: "E-Mail an jana@holzbau.example erneut senden" }).click();
  await expect.element(page.getByText("1 E-Mail wird erneut gesendet.")).toBeVisible();
  const all = network.on(deskOperationsApi.retryDeskMails, () => {
    network.on(deskOperationsApi.deskMails, { mails: [] });
    return { mails: 2 };
  });
  await page.getByRole("button", { name: "Alle erneut senden" }).click();
  await expect.element(page.getByText("2 E-Mails werden erneut gesendet.")).toBeVisible();
  await expect.element(page.getByText("Keine E-Mail ist liegen geblieben.")).toBeVisible();
  expect([...one, ...all].map(({ body }) => body)).toEqual([{ mailId: mail.id }, { mailId: null }]);
});

test("a mail that is gone meanwhile says so, and leaves the list", async () => {
  const network = await openScreen();
  network.on(deskOperationsApi.retryDeskMails, () => {
    network.on(deskOperationsApi.deskMails, { mails: [secondMail] });
    return refusal("not_found", { message: "Das gibt es nicht mehr." });
  });
  const retry = page.getByRole("button", { name: "E-Mail an jana@holzbau.example erneut senden" });
  await retry.click();
  await expect.element(page.getByText("Das gibt es nicht mehr.")).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
});
