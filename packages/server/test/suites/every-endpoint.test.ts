import { brandingApi, permission, type Access, type Endpoint } from "@kreislauf/contract/base";
import { agreementsApi } from "@kreislauf/contract/agreements";
import { catalogApi } from "@kreislauf/contract/catalog";
import { labelsApi } from "@kreislauf/contract/labels";
import { calendarApi, exportsApi } from "@kreislauf/contract/exports";
import { type BatchOutcome, orderingApi, ordersApi, savedViewsApi } from "@kreislauf/contract/orders";
import {
  providerAgreementsApi,
  providerApi,
  providerCatalogApi,
  providerFeedApi,
  providerScopes,
} from "@kreislauf/contract/provider";
import { documentsApi } from "@kreislauf/contract/documents";
import { usersApi } from "@kreislauf/contract/users";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { wasteLawApis, wasteLawExamples } from "../examples/waste-law-examples.ts";
import { labelExamples } from "../examples/label-examples.ts";
import {
  approvalsOfCompany,
  moneyApis,
  moneyExamples,
  budgetsOfCompany,
  referencesOfCompany,
} from "../examples/money-examples.ts";
import { exportExamples } from "../examples/export-examples.ts";
import { revokeApiKey } from "../../src/provider/base/api-keys.store.ts";
import { agreementExamples, nothingByRow } from "../examples/agreement-examples.ts";
import {
  createTestCompany,
  createTestKey,
  createTestSite,
  createTestUser,
  type TestCompany,
} from "../factories/company.ts";
import { createTestOrder } from "../factories/order.ts";
import { callsWithoutBody, questionApis, questionExamples } from "../examples/question-examples.ts";
import { disposerApis, disposerExamples } from "../examples/disposer-examples.ts";
import { orderActionExamples } from "../examples/order-action-examples.ts";
import { peopleExamples } from "../examples/people-examples.ts";
import { savedViewExamples } from "../examples/saved-view-examples.ts";
import { sessionApis, sessionExamples } from "../examples/session-examples.ts";
import { siteApis, siteExamples } from "../examples/site-examples.ts";
import { callsWithOptionalBody, documentExamples } from "../examples/document-examples.ts";
import { digestTables } from "../assertions/digest-tables.ts";
import { expectReadingView } from "../assertions/expect-reading-view.ts";
import { testPhoto } from "../factories/photo.ts";
import { providerAgreementExamples } from "../examples/provider-agreement-examples.ts";
import { notificationEndpoints, notificationExamples } from "../examples/notification-examples.ts";
import {
  providerMasterDataApis,
  providerMasterDataExamples,
} from "../examples/provider-master-data-examples.ts";
import { providerExamples, testEvent } from "../examples/provider-examples.ts";
import { proofApis, proofExamples } from "../examples/proof-examples.ts";
import { openTestPortal, testNow, type TestPortal, type TestRequest } from "../portal/portal.ts";
import { readApiPaths } from "../portal/api-paths.ts";

/** The tests call each of these endpoints as every kind of user: the right user's call succeeds, others are refused. */

const endpoints = {
  ...brandingApi,
  ...sessionApis,
  ...usersApi,
  ...catalogApi,
  ...siteApis,
  ...agreementsApi,
  ...documentsApi,
  ...ordersApi,
  ...orderingApi,
  ...savedViewsApi,
  ...moneyApis,
  ...exportsApi,
  ...calendarApi,
  ...labelsApi,
  ...wasteLawApis,
  ...notificationEndpoints,
  ...providerApi,
  ...providerAgreementsApi,
  ...providerCatalogApi,
  ...providerMasterDataApis,
  ...providerFeedApi,
  ...disposerApis,
  ...questionApis,
  ...proofApis,
} as const;
type Name = keyof typeof endpoints;

type Call = Pick<TestRequest, "path" | "body">;
/** A call that succeeds for the right user. The test does not compile if a new endpoint has no example. */
type Example = (company: TestCompany) => Call | Promise<Call>;

let portal: TestPortal;
let company: TestCompany;
let key: string;

const anOrder = (options: Parameters<typeof createTestOrder>[2]) => createTestOrder(portal, company, options);
const past = "2027-02-22";

const provider = (path: string, body: object) =>
  portal.call({ method: "POST", path: `/provider/v1${path}`, body, token: key });
const claim = (body: object) =>
  portal.call({ method: "POST", path: "/order/claim", body, token: company.token });

const open = (path: string) => () => ({ path });

const examples: Readonly<Record<Name, Example>> = {
  branding: open("/branding"),
  legalText: open("/legal/imprint"),
  ...sessionExamples(() => portal),
  ...siteExamples(() => portal),
  ...peopleExamples(() => portal),
  germanHolidays: ({ siteId }) => ({ path: `/fetch-german-holidays/${siteId}` }),
  serviceCatalog: open("/service-catalog"),
  ...agreementExamples(() => portal, anOrder),
  createOrder: ({ siteId, agreementId }) => ({
    path: "/order/create",
    body: {
      serviceLocationId: siteId,
      agreementId,
      containerActionId: 4,
      amount: 1,
      desiredDate: "2027-03-10",
    },
  }),
  listAllOrders: open("/service-location/all/orders?totalamounts=true"),
  listOrders: ({ siteId }) => ({ path: `/service-location/${siteId}/orders` }),
  filterOptions: ({ siteId }) => ({ path: `/order/filter-options?serviceLocationId=${siteId}` }),
  order: async () => ({ path: `/order/${await anOrder({})}` }),
  orderChangeLog: async () => ({ path: `/order-change-log/${await anOrder({})}` }),
  orderDocuments: async () => ({ path: `/order/${await anOrder({})}/documents` }),
  orderContainerActions: async () => ({ path: `/order/get-possible-container-actions/${await anOrder({})}` }),
  ...moneyExamples(
    () => portal,
    () => anOrder({}),
  ),
  ...orderActionExamples(anOrder),
  ...savedViewExamples(() => portal),
  uploadClaimPhoto: () => ({ path: "/order/claim-photo", body: { photo: testPhoto } }),
  claimPhoto: async () => {
    const orderId = await anOrder({ desiredDate: past });
    await claim({ orderId, claimReasonId: 1, photo: testPhoto });
    return { path: `/order/${orderId}/claim-photo` };
  },
  executionPhoto: async () => {
    const orderId = await anOrder({ desiredDate: past });
    await provider(`/order/${orderId}/execute`, { ...testEvent(portal), photo: testPhoto });
    return { path: `/order/${orderId}/execution-photo` };
  },
  answerProposal: async () => {
    const orderId = await anOrder({});
    await provider(`/order/${orderId}/propose`, { ...testEvent(portal), date: "2027-03-12" });
    return { path: "/order/answer-proposal", body: { orderId, version: 2, answer: "accept" } };
  },
  ...providerExamples(() => portal, anOrder),
  ...providerAgreementExamples(() => portal),
  ...providerMasterDataExamples(() => portal),
  providerFeed: open("/provider/v1/events?limit=1"),
  ...proofExamples(() => portal, anOrder),
  ...documentExamples(() => portal),
  ...disposerExamples(() => portal, anOrder),
  ...questionExamples(() => portal, anOrder),
  leadTimeInfo: ({ agreementId }) => ({
    path: "/util/lead-time-info",
    body: { containerActionId: 4, amount: 1, agreementId },
  }),
  existingOrders: ({ agreementId }) => ({
    path: "/util/check-existing-orders-by-date",
    body: { agreementId, date: "2027-03-10" },
  }),
  sitesOrderInfo: open("/get-locations-order-info"),
  todaysDisposals: open("/dashboard/today"),
  awaitingFeedback: open("/dashboard/awaiting-feedback"),
  proposalsToAnswer: open("/dashboard/proposals"),
  ...exportExamples(() => portal),
  ...labelExamples(() => portal, testPhoto),
  ...wasteLawExamples(() => portal),
  ...notificationExamples(() => portal),
};

beforeAll(async () => {
  portal = await openTestPortal();
  key = await createTestKey(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
});

const call = (name: Name, { path, body }: Call, token?: string) =>
  portal.call({ method: endpoints[name].method, path, body, token });

/** Whether the path, query or body of a call contains the id of a record. */
const namesRecord = (example: Call) =>
  /\d{4,}/.test(example.path.replace(/[?](code|year)=\d+/, "")) ||
  /Ids?":\[?\d{4,}/.test(JSON.stringify(example.body ?? {}));

const hangsOnSite: ReadonlySet<Name> = new Set([
  "accessOfUser",
  "accessAtSite",
  "createExternalContact",
  "inviteUser",
]);

const answersRowByRow: ReadonlySet<Name> = new Set(["completeOrders", "cancelOrders"]);

/** Calls about records of a company or a person, which a colleague with other sites may see, too. */
const hangsOnNoSite: ReadonlySet<Name> = new Set([
  "switchCompany",
  "resetSecondFactor",
  ...approvalsOfCompany,
  ...referencesOfCompany,
  ...budgetsOfCompany,
  ...(Object.keys(usersApi) as (keyof typeof usersApi)[]).filter((name) => !hangsOnSite.has(name)),
]);

/** Calls that need a login ticket or an OpenID provider; the tests of the room `session` make these calls. */
const walkedElsewhere: ReadonlySet<Name> = new Set([
  "chooseCompany",
  "beginCompanySignIn",
  "beginCompanyAccountProof",
]);

const requiredPermissions = (access: Access) =>
  typeof access === "object" && "anyOf" in access ? access.anyOf : [];
const requiredScope = (access: Access) =>
  typeof access === "object" && "scope" in access ? access.scope : undefined;

async function expectRefusal(
  name: Name,
  example: Call,
  token: string | undefined,
  status: number,
  code: string,
) {
  const before = await digestTables(portal);
  const answer = await call(name, example, token);
  const nothing = status === 404 ? nothingByRow.get(name) : undefined;
  const requestId = expect.stringMatching(/^[0-9a-f-]{36}$/) as string;
  expect(answer.statusCode).toBe(nothing === undefined ? status : 200);
  expect(answer.json()).toMatchObject(nothing ?? { code, requestId });
  expect(await digestTables(portal)).toEqual(before);
}

async function expectNotFound(name: Name, example: Call, token: string) {
  if (!answersRowByRow.has(name)) return await expectRefusal(name, example, token, 404, "not_found");
  const before = await digestTables(portal);
  const answer = await call(name, example, token);
  expect(answer.json<BatchOutcome>().results.map(({ error }) => error)).toEqual(["not_found"]);
  expect(await digestTables(portal)).toEqual(before);
}

test("every route of the OpenAPI document is walked, and every endpoint is served", async () => {
  const described = await readApiPaths(portal);
  // every-desk-endpoint.test.ts tests the routes of the desk.
  const paths = Object.entries(described).filter(([path]) => !path.startsWith("/api/desk/"));
  const served = paths.flatMap(([, operations]) =>
    Object.values(operations).map(({ operationId }) => operationId),
  );
  expect(served.toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

describe.for(Object.keys(endpoints) as Name[])("%s", (name) => {
  const endpoint: Endpoint = endpoints[name];
  const isPublic = endpoint.access === "public";
  const scope = requiredScope(endpoint.access);
  const succeeds = !walkedElsewhere.has(name);

  test.runIf(scope !== undefined)("answers a key with its scope, and no other", async () => {
    const example = await examples[name](company);
    const others = providerScopes.filter((other) => other !== scope);
    const revoked = await createTestKey(portal);
    await revokeApiKey(portal.database.db, revoked.slice(0, 11), portal.now());
    for (const token of [undefined, "not-a-key", company.token, revoked]) {
      await expectRefusal(name, example, token, 401, "unauthenticated");
    }
    await expectRefusal(name, example, await createTestKey(portal, others), 403, "forbidden");
    const unknown = { ...example, path: example.path.replace(/\d{4,}/, "999999") };
    if (unknown.path !== example.path) await expectRefusal(name, unknown, key, 404, "not_found");
    const answer = await call(name, example, key);
    expect(answer.statusCode, answer.body).toBe(endpoint.status ?? 200);
  });

  test.runIf(succeeds && scope === undefined)(
    "answers its rightful user, and only then refuses the others",
    async () => {
      const { path, body } = await examples[name](company);
      const example = { path, body };
      const expectSuccess = async () => {
        const answer = await call(name, example, isPublic ? undefined : company.token);
        expect(answer.statusCode, answer.body).toBe(endpoint.status ?? 200);
      };
      if (!isPublic) {
        await expectRefusal(name, example, undefined, 401, "unauthenticated");
        await expectRefusal(name, example, "not.a.token", 401, "unauthenticated");
      }
      const wanted = requiredPermissions(endpoint.access);
      if (wanted.length > 0) {
        const others = Object.values(permission).filter((held) => !wanted.includes(held));
        const powerless = await createTestUser(portal, company.companyId, {
          permissions: others,
          siteIds: [company.siteId],
        });
        await expectRefusal(name, example, powerless.token, 403, "forbidden");
      }
      const deleted = await createTestUser(portal, company.companyId, {
        permissions: Object.values(permission),
        siteIds: [company.siteId],
      });
      await portal.database.db
        .updateTable("memberships")
        .set({ deleted_at: testNow })
        .where("user_id", "=", deleted.userId)
        .execute();
      if (!isPublic) await expectRefusal(name, example, deleted.token, 401, "unauthenticated");

      // An announcement belongs to no company, so a stranger may dismiss it, too.
      if (!isPublic && namesRecord(example) && name !== "dismissAnnouncement") {
        const stranger = await createTestCompany(portal);
        await expectNotFound(name, example, stranger.token);
        if (hangsOnNoSite.has(name)) return await expectSuccess();
        const colleague = await createTestUser(portal, company.companyId, {
          permissions: Object.values(permission),
          siteIds: [await createTestSite(portal, company.companyId)],
        });
        await expectNotFound(name, example, colleague.token);
      }

      await expectSuccess();
    },
  );

  test.runIf(!isPublic && scope === undefined)(
    "staff who view the portal as the person read the same and write nothing",
    async () => {
      const example = succeeds ? await examples[name](company) : { path: endpoint.path };
      await expectReadingView(portal, company, { name, endpoint, example });
    },
  );

  test.runIf(endpoint.needsRecentIdentityProof)(
    "takes a proof of 10 minutes ago, and no older one",
    async () => {
      const example = await examples[name](company);
      const proveBefore = (seconds: number) =>
        portal.database.db
          .updateTable("sessions")
          .set({ proved_at: portal.now().subtract({ seconds }).toString() })
          .where("user_id", "=", company.userId)
          .execute();
      await proveBefore(601);
      await expectRefusal(name, example, company.token, 403, "proof_required");
      await proveBefore(600);
      const answer = await call(name, example, company.token);
      expect(answer.statusCode, answer.body).toBe(endpoint.status ?? 200);
    },
  );

  test.runIf(!isPublic && scope === undefined && endpoint.method === "GET")(
    "shows a stranger nothing of this company",
    async () => {
      const canary = `canary-${company.companyId}`;
      await portal.database.db
        .updateTable("sites")
        .set({ alias: canary, disposer: canary, sort_key: canary })
        .where("id", "=", company.siteId)
        .execute();
      await portal.database.db
        .updateTable("orders")
        .set({ details: canary })
        .where("company_id", "=", company.companyId)
        .execute();
      const stranger = await createTestCompany(portal);
      const { path } = await examples[name](company);
      const answer = await call(name, { path }, stranger.token);
      expect(answer.body).not.toContain(canary);
    },
  );

  test.runIf(endpoint.body !== undefined && name !== "refresh")(
    "refuses bodies that do not fit",
    async () => {
      const needsNone = callsWithoutBody.has(name);
      const empty = [needsNone || callsWithOptionalBody.has(name) ? 0 : {}, needsNone ? 0 : null];
      for (const body of [[], 7, "text", ...empty, { unknown: true }]) {
        const answer = await portal.app.inject({
          method: endpoint.method,
          url: `/api${endpoint.path.replaceAll(/:\w+/g, "12345")}`,
          headers: {
            authorization: `Bearer ${scope === undefined ? company.token : key}`,
            "content-type": "application/json",
          },
          payload: JSON.stringify(body),
        });
        expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, "validation"]);
      }
    },
  );
});
