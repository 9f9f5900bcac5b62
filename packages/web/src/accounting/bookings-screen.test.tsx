import { accountingApi, type BookingSettings } from "@kreislauf/contract/accounting";
import { sitesApi } from "@kreislauf/contract/sites";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fakeNetwork, refusal } from "../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import { setServerTime } from "../../test/set-server-time.ts";
import { siteLabelsFixture } from "../../test/sites.fixture.ts";
import { bookingSettingsQuery } from "./accounting.queries.ts";
import { BookingsScreen } from "./bookings-screen.tsx";

const settings: BookingSettings = {
  consultantNumber: 1_001,
  clientNumber: 1,
  accountLength: 4,
  fiscalYearMonth: 1,
  expenseAccount: "4969",
  creditorAccount: "70000",
  taxKeys: { 19: "9", 7: "8" },
  version: 3,
};
/** The settings that a colleague saves while the form is open. */
const theirs = { ...settings, creditorAccount: "71000", version: 4 };

beforeEach(() => setServerTime("2027-05-19T10:00:00+02:00"));

const field = (name: string) => page.getByRole("textbox", { name });
const load = page.getByRole("button", { name: "ZIP-Datei laden" });

async function openForm() {
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  network.on(accountingApi.bookingSettings, settings);
  // These tests are about the settings, so the download of the file is simply refused.
  const files = network.on(accountingApi.zipBookings, () =>
    refusal("too_many_documents", { message: "Zu viele." }),
  );
  signInAs();
  const { queryClient } = await renderScreen(<BookingsScreen />, {
    route: "bookings",
    at: "/documents/bookings?site=all",
  });
  await expect.element(field("Kreditorenkonto")).toHaveValue("70000");
  const readAnew = async () => {
    network.on(accountingApi.bookingSettings, theirs);
    await queryClient.invalidateQueries({ queryKey: bookingSettingsQuery.queryKey });
  };
  return { network, files, readAnew };
}

test("accounts that somebody else changes are taken over, and not saved again", async () => {
  const { files, readAnew } = await openForm();
  await readAnew();
  await expect.element(field("Kreditorenkonto")).toHaveValue("71000");
  await load.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Zu viele.");
  expect(files).toHaveLength(1);
});

test("what was typed before is refused once and saved on top of what is valid now", async () => {
  const { network, files, readAnew } = await openForm();
  await userEvent.fill(field("Aufwandskonto"), "4950");
  await readAnew();
  const refused = network.on(accountingApi.saveBookingSettings, refusal("booking_settings_changed"));
  await load.click();
  await expect.element(page.getByText(/steht noch hier/)).toBeVisible();
  expect(refused.map(({ body }) => body)).toMatchObject([{ version: 3 }]);
  await expect.element(field("Aufwandskonto")).toHaveValue("4950");
  await expect.element(field("Kreditorenkonto")).toHaveValue("71000");
  const saved = { ...theirs, expenseAccount: "4950", version: 5 };
  const calls = network.on(accountingApi.saveBookingSettings, saved);
  await load.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Zu viele.");
  expect(calls.map(({ body }) => body)).toEqual([{ ...saved, version: 4 }]);
  expect(files).toHaveLength(1);
});
