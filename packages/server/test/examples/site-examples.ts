import { addressesApi } from "@kreislauf/contract/catalog";
import { sitesApi } from "@kreislauf/contract/sites";
import { providerSitesApi } from "@kreislauf/contract/provider";
import { systemUser } from "@kreislauf/contract/users";
import type { TestCompany } from "../factories/company.ts";
import { testEvent } from "./provider-examples.ts";
import { numberOfTestCompany } from "./provider-master-data-examples.ts";
import type { TestPortal, TestRequest } from "../portal/portal.ts";
import { createTestTireType, newSite, testPdf, createTestSketch } from "../factories/site.ts";

type Call = Pick<TestRequest, "path" | "body">;
type Example = (company: TestCompany) => Call | Promise<Call>;

const open = (path: string) => () => ({ path });

export const siteApis = { ...addressesApi, ...sitesApi, ...providerSitesApi } as const;

/** An example call of every endpoint of sites and addresses that succeeds for an authorised user. */
export const siteExamples = (portal: () => TestPortal): Readonly<Record<keyof typeof siteApis, Example>> => ({
  searchAddress: open("/util/search-address?q=Lohgerb"),
  searchZipCode: open("/util/search-zip-code?q=341"),
  searchPostalCode: open("/util/search-postal-code?code=34123"),
  listSites: open("/get-service-location-list/1"),
  listSiteOptions: open("/simple-service-location-list"),
  markFavouriteSite: ({ siteId }) => ({
    path: `/service-location/${siteId}/favourite`,
    body: { favourite: true },
  }),
  site: ({ siteId }) => ({ path: `/service-location/${siteId}` }),
  siteWithAgreements: ({ siteId }) => ({ path: `/service-location/improved/${siteId}` }),
  addSite: () => ({ path: "/service-location/create", body: newSite }),
  updateSite: ({ siteId }) => ({
    path: `/service-location/${siteId}`,
    body: { alias: "Werkstatt 3" },
  }),
  uploadSketch: () => ({ path: "/service-location/sketch", body: { fileName: "a.pdf", file: testPdf() } }),
  routeSketch: async (company) => ({
    path: `/service-location/${company.siteId}/sketch/${await createTestSketch(portal(), company)}`,
  }),
  providerSite: ({ siteId }) => ({ path: `/provider/v1/service-location/${siteId}` }),
  providerSketch: async (company) => ({
    path: `/provider/v1/service-location/${company.siteId}/sketch/${await createTestSketch(portal(), company)}`,
  }),
  createSite: async (company) => ({
    path: "/provider/v1/service-location/create",
    body: {
      ...testEvent(portal()),
      ...newSite,
      customerNumber: await numberOfTestCompany(portal(), company),
    },
  }),
  changeSite: ({ siteId }) => ({
    path: `/provider/v1/service-location/${siteId}/change`,
    body: { ...testEvent(portal()), alias: "Werkstatt 3" },
  }),
  setSiteActive: ({ siteId }) => ({
    path: `/provider/v1/service-location/${siteId}/active`,
    body: { ...testEvent(portal()), active: true },
  }),
  deactivatedLocations: open("/log/deactivated-locations"),
  markDeactivationRead: async ({ companyId, siteId }) => {
    const { id } = await portal()
      .database.db.insertInto("site_deactivations")
      .values({
        company_id: companyId,
        site_id: siteId,
        deactivated_at: portal().now().toString(),
        deactivated_by: systemUser.system,
        read_at: null,
        read_by: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { path: `/log/deactivated-locations/${id}` };
  },
  tireTypes: open("/data/storage/tire/getTireTypes"),
  tireStorage: ({ siteId }) => ({
    path: `/data/storage/tire/getStorage?serviceLocationId=${siteId}`,
  }),
  addTires: async ({ companyId, siteId }) => ({
    path: "/data/storage/tire/add",
    body: {
      serviceLocationId: siteId,
      tireTypeId: await createTestTireType(portal(), companyId),
      amount: 12,
      storedOn: "2027-02-26",
    },
  }),
});
