import { calendarApi, type CalendarFeed } from "@kreislauf/contract/exports";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { delayed, fakeNetwork, refusal, unreachable } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { siteLabelsFixture } from "../../../test/sites.fixture.ts";
import { CalendarFeedCard } from "./calendar-feed-card.tsx";

const feed: CalendarFeed = {
  id: 8,
  serviceLocationId: null,
  ordered: true,
  periodic: false,
  reminder: false,
  createdOn: "2027-03-02T08:00:00Z",
  lastReadOn: null,
};
const address = "https://portal.example/api/calendar/feed/secret";

async function openCard(sites = siteLabelsFixture.serviceLocations) {
  signInAs();
  await renderScreen(<CalendarFeedCard sites={sites} />, {
    route: "calendar",
    at: "/calendar",
  });
}

const button = (name: string) => page.getByRole("button", { name });
const toggle = (name: string) => page.getByRole("switch", { name });
const shownAddress = page.getByRole("textbox", { name: "Ihre Kalenderadresse" });

test("what it is to hold is chosen first, then it is made once, and its address shows with its site", async () => {
  const network = fakeNetwork();
  network.on(calendarApi.listCalendarFeeds, { feeds: [] });
  const late = delayed<{ feed: CalendarFeed; address: string }>();
  const calls = network.on(calendarApi.createCalendarFeed, () => late.answer);
  await openCard();
  await page.getByText("Turnustermine").click();
  await expect.element(toggle("Turnustermine")).not.toBeChecked();
  await button("Adresse erstellen").dblClick();
  await expect.element(button("Adresse erstellen")).toHaveAttribute("aria-busy", "true");
  network.on(calendarApi.listCalendarFeeds, { feeds: [feed] });
  late.arrive({ feed, address });
  await expect.element(shownAddress).toHaveValue(address);
  await expect.element(page.getByText("Eingerichtet am 02.03.2027. Noch nicht abgerufen.")).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([
    { serviceLocationId: null, ordered: true, periodic: false, reminder: false },
  ]);
  await page.getByRole("combobox").click();
  await page.getByRole("option", { name: "Werk Fulda" }).click();
  await expect.element(shownAddress).not.toBeInTheDocument();
  await expect.element(button("Adresse erstellen")).toBeVisible();
});

test("sites that are still loading are not counted", async () => {
  const network = fakeNetwork();
  network.on(calendarApi.listCalendarFeeds, { feeds: [] });
  await openCard([]);
  await expect.element(page.getByRole("combobox")).toHaveTextContent("Alle meine Standorte");
  expect(page.getByText("(0)").query()).toBeNull();
});

test("where making it fails, it says why and can be tried again", async () => {
  const network = fakeNetwork();
  network.on(calendarApi.listCalendarFeeds, { feeds: [] });
  network.on(
    calendarApi.createCalendarFeed,
    refusal("not_found", { message: "Den Standort gibt es nicht." }),
  );
  await openCard();
  await button("Adresse erstellen").click();
  await expect.element(page.getByText("Den Standort gibt es nicht.")).toBeVisible();
  await expect.element(shownAddress).not.toBeInTheDocument();
  network.on(calendarApi.createCalendarFeed, { feed, address });
  await button("Adresse erstellen").click();
  await expect.element(shownAddress).toHaveValue(address);
});

test("a switch of one that is there is saved at once; refused, it stays as it was", async () => {
  const network = fakeNetwork();
  network.on(calendarApi.listCalendarFeeds, { feeds: [feed] });
  network.on(calendarApi.editCalendarFeed, refusal("not_found", { message: "Es ist beendet." }));
  await openCard();
  await toggle("Erinnerung am Vortag").click();
  await expect.element(page.getByText("Es ist beendet.")).toBeVisible();
  await expect.element(toggle("Erinnerung am Vortag")).not.toBeChecked();
  const changed = { ...feed, reminder: true };
  const calls = network.on(calendarApi.editCalendarFeed, changed);
  network.on(calendarApi.listCalendarFeeds, { feeds: [changed] });
  await toggle("Erinnerung am Vortag").click();
  await expect.element(toggle("Erinnerung am Vortag")).toBeChecked();
  expect(calls.map(({ params, body }) => ({ params, body }))).toEqual([
    { params: { feedId: "8" }, body: { ordered: true, periodic: false, reminder: true } },
  ]);
});

test("ended, it takes its address along and can be made anew", async () => {
  const network = fakeNetwork();
  network.on(calendarApi.listCalendarFeeds, { feeds: [feed] });
  network.on(calendarApi.createCalendarFeed, { feed, address });
  const ended = network.on(calendarApi.endCalendarFeed, {});
  await openCard();
  await button("Adresse erneuern").click();
  await expect.element(shownAddress).toHaveValue(address);
  network.on(calendarApi.listCalendarFeeds, { feeds: [] });
  await button("Abonnement beenden").click();
  await expect.element(page.getByText("Das Abonnement ist beendet.")).toBeVisible();
  await expect.element(button("Adresse erstellen")).toBeVisible();
  await expect.element(shownAddress).not.toBeInTheDocument();
  expect(ended.map(({ params }) => params)).toEqual([{ feedId: "8" }]);
});

test("a browser that does not copy leaves the address to be copied by hand", async () => {
  const network = fakeNetwork();
  network.on(calendarApi.listCalendarFeeds, { feeds: [feed] });
  network.on(calendarApi.createCalendarFeed, { feed, address });
  const write = vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("Not allowed"));
  await openCard();
  await button("Adresse erneuern").click();
  await button("Kopieren").click();
  await expect.element(page.getByText(/lässt das Kopieren nicht zu/)).toBeVisible();
  expect(write).toHaveBeenCalledExactlyOnceWith(address);
});

test("where the subscriptions do not come, nothing can be made over them", async () => {
  const network = fakeNetwork();
  network.on(calendarApi.listCalendarFeeds, unreachable);
  await openCard();
  await expect.element(page.getByRole("alert")).toBeVisible();
  expect(button("Adresse erstellen").query()).toBeNull();
  network.on(calendarApi.listCalendarFeeds, { feeds: [feed] });
  await button("Erneut laden").click();
  await expect.element(button("Abonnement beenden")).toBeVisible();
});
