import { agreementsApi } from "@kreislauf/contract/agreements";
import { needs, permission, type Access, type EndpointTable } from "@kreislauf/contract/base";
import { catalogApi } from "@kreislauf/contract/catalog";
import { documentsApi } from "@kreislauf/contract/documents";
import { calendarApi, exportsApi } from "@kreislauf/contract/exports";
import { orderingApi, ordersApi } from "@kreislauf/contract/orders";
import { purchasingApi } from "@kreislauf/contract/purchasing";
import { sessionApi } from "@kreislauf/contract/session";
import { usersApi } from "@kreislauf/contract/users";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accessTable } from "./access-table.ts";
import {
  createTestCompany,
  createTestSite,
  createTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { notificationEndpoints } from "../../test/examples/notification-examples.ts";
import { createTestOrder } from "../../test/factories/order.ts";
import { siteApis } from "../../test/examples/site-examples.ts";
import { createTestTireType } from "../../test/factories/site.ts";
import { statusAndCode, openTestPortal, type TestPortal } from "../../test/portal/portal.ts";

/** Endpoint tables for people; machines have scopes instead of permissions. */
const tables: readonly EndpointTable[] = [
  agreementsApi,
  calendarApi,
  catalogApi,
  documentsApi,
  exportsApi,
  notificationEndpoints,
  orderingApi,
  ordersApi,
  purchasingApi,
  sessionApi,
  siteApis,
  usersApi,
];

interface Probe {
  readonly method?: "POST" | "PATCH";
  readonly path: string;
  readonly body?: object;
}

/** The permissions to choose people. The access view has no action for this: managing users or sites includes it. */
const choosingPeople = needs(permission.userManager, permission.siteManager);

/** The permissions to fetch a file. The access view has no action for this: only its requester fetches a file. */
const fetchingOrderedFiles = needs(permission.fileExportManager, permission.documentManager);

const namesRights = (access: Access) => typeof access === "object" && "anyOf" in access;

test("every endpoint asks for what one of the shown actions asks for", () => {
  const shown = new Set(
    [...Object.values(accessTable).flat(), choosingPeople, fetchingOrderedFiles].map((each) =>
      JSON.stringify(each),
    ),
  );
  const others = tables
    .flatMap((table) => Object.entries(table))
    .filter(([, { access }]) => namesRights(access) && !shown.has(JSON.stringify(access)))
    .map(([name]) => name);
  expect(others).toEqual([]);
});

describe("the view", () => {
  let portal: TestPortal;
  let company: TestCompany;
  let tireTypeId: number;
  beforeAll(async () => {
    portal = await openTestPortal();
  });
  beforeEach(async () => {
    company = await createTestCompany(portal);
    tireTypeId = await createTestTireType(portal, company.companyId);
  });
  afterAll(() => portal.close());

  const decisions = async (userId: number, siteId: number) => {
    const path = `/users/access?userId=${userId}&locationId=${siteId}`;
    const answer = await portal.call({ path, token: company.token });
    return answer.json<{ decisions: { action: string; allowed: boolean; rule: string }[] }>().decisions;
  };

  /**
   * For each action a call whose status tells whether the action is allowed; if a rule refuses the call, the code is
   * another one.
   */
  const probes = (siteId: number, agreementId: number, orderId: number): Readonly<Record<string, Probe>> => ({
    see_location: { path: `/service-location/${siteId}` },
    read_orders: { path: `/service-location/${siteId}/orders` },
    give_orders: {
      method: "POST",
      path: "/order/create",
      body: {
        serviceLocationId: siteId,
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
    export_data: { path: `/order/report/download?format=csv&serviceLocationId=${siteId}` },
    read_order_documents: { path: `/order/${orderId}/documents` },
    read_documents: {
      method: "POST",
      path: "/docuware/documents",
      body: { serviceLocationIds: [siteId] },
    },
    store_tires: {
      method: "POST",
      path: "/data/storage/tire/add",
      body: { serviceLocationId: siteId, tireTypeId, amount: 1, storedOn: "2027-02-26" },
    },
    manage_locations: {
      method: "PATCH",
      path: `/service-location/${siteId}`,
      body: { city: "Kassel" },
    },
    manage_users: { path: "/users/registered" },
  });

  /** What the access view says about each action at the company's site, next to the server's response. */
  async function compare(userId: number, token: string) {
    const orderId = await createTestOrder(portal, company, { desiredDate: "2027-03-11" });
    const calls = probes(company.siteId, company.agreementId, orderId);
    const said = await decisions(userId, company.siteId);
    expect(said.map(({ action }) => action)).toEqual(Object.keys(accessTable));
    const answered = [];
    for (const decision of said) {
      const answer = await portal.call({ ...(calls[decision.action] ?? { path: "/" }), token });
      answered.push({ ...decision, answer });
    }
    return answered;
  }
  const isOpen = (answer: { readonly statusCode: number }) => ![403, 404].includes(answer.statusCode);

  test.for([
    ["an order manager at their site", [11, 14], true, true],
    ["an agreement manager at their site", [11, 13], true, true],
    ["a reader at their site", [11], true, true],
    ["a file export manager at their site", [11, 16], true, true],
    ["a document viewer who may read orders", [11, 13, 23], true, true],
    ["a document viewer who may not", [11, 23], true, true],
    ["a document manager", [11, 24], true, true],
    ["a document manager who may read orders", [11, 14, 24], true, true],
    ["everybody in a company without documents", Object.values(permission), true, false],
    ["an order manager at another site", [11, 14], false, true],
    ["a user manager at another site", [11, 17], false, true],
    ["everybody at another site", Object.values(permission), false, true],
  ] as const)("says of %s what the server does", async ([, permissions, isAssigned, hasDocuments]) => {
    const elsewhere = await createTestSite(portal, company.companyId);
    const siteIds = [isAssigned ? company.siteId : elsewhere];
    const person = await createTestUser(portal, company.companyId, { permissions, siteIds });
    await portal.database.db
      .updateTable("companies")
      .set({ documents_enabled: hasDocuments })
      .where("id", "=", company.companyId)
      .execute();
    for (const { action, allowed, answer } of await compare(person.userId, person.token)) {
      expect([action, isOpen(answer)], answer.body).toEqual([action, allowed]);
    }
  });

  test("says of an inactive site what the server does", async () => {
    const permissions = Object.values(permission);
    const siteIds = [company.siteId];
    const person = await createTestUser(portal, company.companyId, { permissions, siteIds });
    await portal.database.db
      .updateTable("sites")
      .set({ active: false })
      .where("id", "=", company.siteId)
      .execute();
    const answered = await compare(person.userId, person.token);
    const refused = answered.filter(({ rule }) => rule === "location_inactive");
    expect(refused.map(({ action }) => action)).toEqual([
      "see_location",
      "give_orders",
      "change_agreements",
      "store_tires",
    ]);
    for (const { action, answer } of refused.slice(1)) {
      expect([action, ...statusAndCode(answer)]).toEqual([action, 409, "location_inactive"]);
    }
    const open = answered.filter(({ allowed }) => allowed);
    expect(open.filter(({ answer }) => answer.statusCode >= 300).map(({ action }) => action)).toEqual([]);
  });

  test.for([
    ["a reader", [11], 404, 404],
    ["a document manager", [11, 24], 404, 404],
    // A site is shown to an order manager because of its orders, even if it is not active.
    ["an order manager, who reads its past orders", [11, 14], 200, 404],
    ["a site manager, who finds it in the tab Inaktiv", [11, 22], 200, 200],
  ] as const)("opens an inactive site to %s", async ([, permissions, forOrders, forSite]) => {
    const siteIds = [company.siteId];
    const { token } = await createTestUser(portal, company.companyId, { permissions, siteIds });
    const site = `/service-location/${company.siteId}`;
    const tires = `/data/storage/tire/getStorage?serviceLocationId=${company.siteId}`;
    const statuses = async () => {
      const paths = [site, site.replace("/service-location", "/service-location/improved"), tires];
      const answers = await Promise.all(paths.map((path) => portal.call({ path, token })));
      return answers.map(({ statusCode }) => statusCode);
    };
    expect(await statuses()).toEqual([200, 200, 200]);
    await portal.database.db
      .updateTable("sites")
      .set({ active: false })
      .where("id", "=", company.siteId)
      .execute();
    expect(await statuses()).toEqual([forOrders, forSite, forSite]);
  });
});
