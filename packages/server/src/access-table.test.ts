import type { Access, EndpointTable, Permission } from "@kreislauf/contract/base";
import { permission } from "@kreislauf/contract/base";
import { agreementsApi } from "@kreislauf/contract/agreements";
import { catalogApi } from "@kreislauf/contract/catalog";
import { locationsApi } from "@kreislauf/contract/locations";
import { ordersApi } from "@kreislauf/contract/orders";
import { usersApi } from "@kreislauf/contract/users";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessTable } from "./access-table.ts";
import { createTestCompany, createTestLocation, createTestUser, type TestCompany } from "./test-company.ts";
import { createTestTireType } from "./test-sites.ts";
import { openTestPortal, type TestPortal } from "./test-portal.ts";

const tables: readonly EndpointTable[] = [agreementsApi, catalogApi, locationsApi, ordersApi, usersApi];

/** Not an action of its own: whoever manages users or sites also chooses among people. */
const choosingPeople = [permission.userManager, permission.locationManager].join();

/** Not shown either: whether a company has documents at all is not a matter of rights. */
const documentsOfAnOrder = [permission.documentManager, permission.documentViewer].join();

const permissionsOf = (access: Access): readonly Permission[] =>
  typeof access === "object" && "anyOf" in access ? access.anyOf : [];

test("every endpoint asks for what one of the shown actions asks for", () => {
  const shown = new Set([
    ...Object.values(accessTable).map((anyOf) => anyOf.join()),
    choosingPeople,
    documentsOfAnOrder,
  ]);
  const others = tables
    .flatMap((table) => Object.entries(table))
    .map(([name, { access }]) => [name, permissionsOf(access).join()] as const)
    .filter(([, anyOf]) => anyOf !== "" && !shown.has(anyOf));
  expect(others).toEqual([]);
});

describe("the view", () => {
  let portal: TestPortal;
  let company: TestCompany;
  let tireTypeId: number;
  beforeAll(async () => {
    portal = await openTestPortal();
    company = await createTestCompany(portal);
    tireTypeId = await createTestTireType(portal, company.companyId);
  });
  afterAll(() => portal.close());

  const decisions = async (userId: number, locationId: number) => {
    const path = `/users/access?userId=${userId}&locationId=${locationId}`;
    const answer = await portal.call({ path, token: company.token });
    return answer.json<{ decisions: { action: string; allowed: boolean; rule: string }[] }>().decisions;
  };

  /** One call per action that tells by its status whether it is open; a rule of its own refuses with another code. */
  const probes = (locationId: number, agreementId: number) => ({
    see_location: { path: `/service-location/${locationId}` },
    read_orders: { path: `/service-location/${locationId}/orders` },
    give_orders: {
      method: "POST",
      path: "/order/create",
      body: {
        serviceLocationId: locationId,
        agreementId,
        containerActionId: 4,
        amount: 1,
        desiredDate: "2027-03-10",
      },
    },
    change_agreements: {
      method: "POST",
      path: "/agreement/update",
      body: { agreementId, agreementTypeId: 2 },
    },
    store_tires: {
      method: "POST",
      path: "/data/storage/tire/add",
      body: { serviceLocationId: locationId, tireTypeId, amount: 1, storedOn: "2027-02-26" },
    },
    manage_locations: {
      method: "PATCH",
      path: `/service-location/${locationId}`,
      body: { city: "Kassel" },
    },
    manage_users: { path: "/users/registered" },
  });

  test.for([
    ["an order manager at their site", [11, 14], true],
    ["an agreement manager at their site", [11, 13], true],
    ["a reader at their site", [11], true],
    ["an order manager at another site", [11, 14], false],
    ["a user manager at another site", [11, 17], false],
  ] as const)("says of %s what the server does", async ([, permissions, isAssigned]) => {
    const elsewhere = await createTestLocation(portal, company.companyId);
    const locationIds = [isAssigned ? company.locationId : elsewhere];
    const person = await createTestUser(portal, company.companyId, { permissions, locationIds });
    const said = await decisions(person.userId, company.locationId);
    const calls = probes(company.locationId, company.agreementId);
    for (const { action, allowed } of said) {
      const call = calls[action as keyof typeof calls] as {
        method?: "POST" | "PATCH";
        path: string;
        body?: object;
      };
      const { statusCode } = await portal.call({ ...call, token: person.token });
      expect([action, ![403, 404].includes(statusCode)]).toEqual([action, allowed]);
    }
  });
});
