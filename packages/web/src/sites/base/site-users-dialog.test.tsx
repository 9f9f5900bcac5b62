import { type SiteWithAgreements, sitesApi } from "@kreislauf/contract/sites";
import { directoryApi } from "@kreislauf/contract/users";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { fakeNetwork } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { siteFixture } from "../../../test/sites.fixture.ts";
import { SiteUsersDialog } from "./site-users-dialog.tsx";

type Assigned = NonNullable<SiteWithAgreements["assignedUsers"]>;

const person = (userId: number, firstName: string) => ({ userId, firstName, lastName: "Harder" });
const assigned = (userId: number, firstName: string): Assigned[number] => ({
  ...person(userId, firstName),
  invited: false,
  ebeneId: null,
  permissions: [],
});
const colleague = (userId: number, firstName: string) => ({
  ...person(userId, firstName),
  email: `${userId}@firma.example`,
  phone: null,
  ebeneId: null,
  permissions: [],
});

test("whoever got or lost access meanwhile keeps that; only what was ticked here is saved", async () => {
  const network = fakeNetwork();
  signInAs();
  const detail = (assignedUsers: Assigned): SiteWithAgreements => ({
    ...siteFixture,
    assignedUsers,
    agreements: [],
    nextOrders: [],
    remains: { containers: 0, agreements: 0, orders: 0 },
  });
  let now = [assigned(11, "Ada"), assigned(12, "Berta"), assigned(13, "Carla")];
  network.on(sitesApi.siteWithAgreements, () => detail(now));
  network.on(directoryApi.colleagues, {
    users: [
      colleague(11, "Ada"),
      colleague(12, "Berta"),
      colleague(13, "Carla"),
      colleague(14, "Dora"),
      colleague(15, "Emma"),
    ],
  });
  const saved = network.on(sitesApi.updateSite, siteFixture);
  const { queryClient } = await renderScreen(<SiteUsersDialog site={siteFixture} onClosed={() => {}} />, {
    route: "siteSettings",
    at: "/settings/location",
  });
  const box = (name: string) => page.getByRole("checkbox", { name: new RegExp(name) });
  await box("Ada").click();
  await box("Dora").click();
  now = [assigned(11, "Ada"), assigned(12, "Berta"), assigned(15, "Emma")];
  await queryClient.invalidateQueries();
  await expect.element(box("Emma")).toBeChecked();
  await expect.element(box("Carla")).not.toBeChecked();
  await expect.element(box("Ada")).not.toBeChecked();
  await expect.element(box("Dora")).toBeChecked();
  await page.getByRole("button", { name: "Zuweisung speichern" }).click();
  await vi.waitFor(() => expect(saved).toHaveLength(1), { timeout: 10_000 });
  expect(saved[0]?.body).toEqual({ addedUserIds: [14], removedUserIds: [11] });
});
