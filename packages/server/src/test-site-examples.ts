import { addressesApi } from "@kreislauf/contract/catalog";
import { locationsApi } from "@kreislauf/contract/locations";
import { providerSitesApi } from "@kreislauf/contract/provider";
import { systemUser } from "@kreislauf/contract/users";
import type { TestCompany } from "./test-company.ts";
import { testEvent } from "./test-provider-examples.ts";
import { numberOfTestCompany } from "./test-provider-master-data-examples.ts";
import type { TestPortal, TestRequest } from "./test-portal.ts";
import { createTestTireType, newSite, testPdf, uploadTestSketch } from "./test-sites.ts";

type Call = Pick<TestRequest, "path" | "body">;
type Example = (company: TestCompany) => Call | Promise<Call>;

const open = (path: string) => () => ({ path });

/** The id of a sketch that the company's site has. */
async function aSketch(portal: TestPortal, { locationId, token }: TestCompany): Promise<number> {
  const answer = await portal.call({
    method: "PATCH",
    path: `/service-location/${locationId}`,
    body: { newRouteSketches: [await uploadTestSketch(portal, token)] },
    token,
  });
  return answer.json<{ routeSketches: { id: number }[] }>().routeSketches[0]?.id ?? 0;
}

export const siteApis = { ...addressesApi, ...locationsApi, ...providerSitesApi } as const;

/** A call of every endpoint of sites and addresses that its rightful user succeeds with, for the walk. */
export const siteExamples = (portal: () => TestPortal): Readonly<Record<keyof typeof siteApis, Example>> => ({
  searchAddress: open("/util/search-address?q=Lohgerb"),
  searchZipCode: open("/util/search-zip-code?q=341"),
  searchPostalCode: open("/util/search-postal-code?code=34123"),
  listServiceLocations: open("/get-service-location-list/1"),
  simpleServiceLocationList: open("/simple-service-location-list"),
  serviceLocation: ({ locationId }) => ({ path: `/service-location/${locationId}` }),
  improvedServiceLocation: ({ locationId }) => ({ path: `/service-location/improved/${locationId}` }),
  createServiceLocation: () => ({ path: "/service-location/create", body: newSite }),
  changeServiceLocation: ({ locationId }) => ({
    path: `/service-location/${locationId}`,
    body: { alias: "Werkstatt 3" },
  }),
  uploadSketch: () => ({ path: "/service-location/sketch", body: { fileName: "a.pdf", file: testPdf() } }),
  routeSketch: async (company) => ({
    path: `/service-location/${company.locationId}/sketch/${await aSketch(portal(), company)}`,
  }),
  providerSite: ({ locationId }) => ({ path: `/provider/v1/service-location/${locationId}` }),
  providerSketch: async (company) => ({
    path: `/provider/v1/service-location/${company.locationId}/sketch/${await aSketch(portal(), company)}`,
  }),
  createSite: async (company) => ({
    path: "/provider/v1/service-location/create",
    body: {
      ...testEvent(portal()),
      ...newSite,
      customerNumber: await numberOfTestCompany(portal(), company),
    },
  }),
  changeSite: ({ locationId }) => ({
    path: `/provider/v1/service-location/${locationId}/change`,
    body: { ...testEvent(portal()), alias: "Werkstatt 3" },
  }),
  setSiteActive: ({ locationId }) => ({
    path: `/provider/v1/service-location/${locationId}/active`,
    body: { ...testEvent(portal()), active: true },
  }),
  deactivatedLocations: open("/log/deactivated-locations"),
  markDeactivationRead: async ({ companyId, locationId }) => {
    const { id } = await portal()
      .database.db.insertInto("location_deactivations")
      .values({
        company_id: companyId,
        location_id: locationId,
        deactivated_at: portal().now().toString(),
        deactivated_by: systemUser.cycle,
        read_at: null,
        read_by: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { path: `/log/deactivated-locations/${id}` };
  },
  tireTypes: open("/data/storage/tire/getTireTypes"),
  tireStorage: ({ locationId }) => ({
    path: `/data/storage/tire/getStorage?serviceLocationId=${locationId}`,
  }),
  addTires: async ({ companyId, locationId }) => ({
    path: "/data/storage/tire/add",
    body: {
      serviceLocationId: locationId,
      tireTypeId: await createTestTireType(portal(), companyId),
      amount: 12,
      storedOn: "2027-02-26",
    },
  }),
});
