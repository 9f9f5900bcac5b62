import type { addressesApi } from "@kreislauf/contract/catalog";
import type { locationsApi } from "@kreislauf/contract/locations";
import type { TestCompany } from "./test-company.ts";
import type { TestRequest } from "./test-portal.ts";

type Call = Pick<TestRequest, "path" | "body">;
type Example = (company: TestCompany) => Call | Promise<Call>;

const open = (path: string) => () => ({ path });

/** A call of every endpoint of sites and addresses that its rightful user succeeds with, for the walk. */
export const siteExamples: Readonly<Record<keyof typeof addressesApi | keyof typeof locationsApi, Example>> =
  {
    searchAddress: open("/util/search-address?q=Lohgerb"),
    searchZipCode: open("/util/search-zip-code?q=341"),
    searchPostalCode: open("/util/search-postal-code?code=34123"),
    listServiceLocations: open("/get-service-location-list/1"),
    simpleServiceLocationList: open("/simple-service-location-list"),
    serviceLocation: ({ locationId }) => ({ path: `/service-location/${locationId}` }),
  };
