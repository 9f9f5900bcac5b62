import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { deskClaimFixture } from "../../../test/claim.fixture.ts";
import { renderDesk } from "../../../test/render-desk.tsx";
import { ClaimDue } from "./claim-clock.tsx";

test("a closed claim says why it was closed, not what its order became", async () => {
  const order = { ...deskClaimFixture.order, orderStatusId: 5, phase: "failed" } as const;
  const claim = { ...deskClaimFixture, order, closedOn: "2027-05-17T08:00:00Z", closeReasonId: 1 } as const;
  await renderDesk(<ClaimDue claim={claim} />, { at: "/claims" });
  await expect.element(page.getByText("Versehentlich reklamiert")).toBeVisible();
});
