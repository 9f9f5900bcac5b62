import { permission } from "@kreislauf/contract/base";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import { PendingChange } from "./pending-change.tsx";

const change = {
  agreementTypeId: 4,
  cycleInterval: 19,
  weekday1: 4,
  weekday2: null,
  requestedOn: "2027-05-17T08:00:00Z",
  requestedBy: { id: 8, name: "Jana Petersen" },
} as const;
const place = { route: "agreements", at: "/agreements" } as const;
const droppedDates = ["2027-05-25", "2027-06-01", "2027-06-08"];

test("an accepted change says which dates of the old cycle fall away, and from when", async () => {
  signInAs({ permissions: Object.values(permission) });
  await renderScreen(
    <PendingChange change={{ ...change, effectiveOn: "2027-05-19" }} droppedDates={droppedDates} />,
    place,
  );
  await expect.element(page.getByText(/abgestimmt, gilt ab 19\.05\.2027/)).toBeVisible();
  await expect
    .element(page.getByText("Ab 19.05.2027 entfallen 3 bisherige Turnustermine, 25.05.2027 bis 08.06.2027"))
    .toBeVisible();
});

test("one that waits to be coordinated takes nothing away", async () => {
  signInAs({ permissions: Object.values(permission) });
  await renderScreen(<PendingChange change={{ ...change, effectiveOn: null }} droppedDates={[]} />, place);
  await expect.element(page.getByText(/in Abstimmung seit 17\.05\.2027/)).toBeVisible();
  await expect.element(page.getByText(/entf/)).not.toBeInTheDocument();
});
