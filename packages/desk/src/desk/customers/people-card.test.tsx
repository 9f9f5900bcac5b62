import { deskCustomersApi } from "@kreislauf/contract/desk";
import { passwordLinkMinutes } from "@kreislauf/contract/session";
import { fakeNetwork } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { customerPerson as person } from "../../../test/customer-person.fixture.ts";
import { renderDesk } from "../../../test/render-desk.tsx";
import { PeopleCard } from "./people-card.tsx";

const invited = { ...person, userId: 9, firstName: "Ole", email: "ole@holzbau.example", invited: true };
const button = page.getByRole("button", { name: "Passwort-Link an Jana Petersen senden" });

const open = () =>
  renderDesk(<PeopleCard companyId={1} people={[person, invited]} mayWrite={false} />, {
    at: "/customers/1",
  });

test("whoever may not change a person sends them a password link all the same, but nobody who is only invited", async () => {
  const calls = fakeNetwork().on(deskCustomersApi.sendDeskPasswordLink, {
    email: person.email,
    sent: true,
  });
  await open();
  await expect.element(page.getByRole("button")).toHaveLength(1);
  await button.click();
  await expect.element(page.getByText(/neues Passwort geht an jana@holzbau\.example/)).toBeVisible();
  await expect
    .element(page.getByText(`Er gilt ${passwordLinkMinutes} Minuten.`, { exact: false }))
    .toBeVisible();
  expect(calls.map(({ params }) => params)).toEqual([{ companyId: "1", userId: "8" }]);
});

test("it says so where a person has no password", async () => {
  fakeNetwork().on(deskCustomersApi.sendDeskPasswordLink, { email: person.email, sent: false });
  await open();
  await button.click();
  await expect.element(page.getByText(/meldet sich mit dem Firmenkonto an/)).toBeVisible();
});
