import { deskOrdersApi } from "@kreislauf/contract/desk";
import { fakeNetwork } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderDesk, staffFixture } from "../../../test/render-desk.tsx";
import { ClaimsScreen } from "./claims-screen.tsx";

test.each([
  ["99", {}],
  ["x", {}],
  ["8", { claimReasonId: "8" }],
])("of the reason %s in the address the list is filtered by %j", async (reason, expected) => {
  const network = fakeNetwork();
  const counts = { open: 0, answered: 0, closed: 0 };
  const calls = network.on(deskOrdersApi.deskClaims, { claims: [], hasMore: false, counts });
  network.on(deskOrdersApi.deskNews, { newOrders: 0, lastChange: 0 });
  await renderDesk(<ClaimsScreen staff={staffFixture} />, { at: `/claims?claimReasonId=${reason}` });
  await expect.element(page.getByRole("heading", { name: "Reklamationen" })).toBeVisible();
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  expect(calls[0]?.query).toEqual({ ...expected, state: "open", offset: "0" });
});
