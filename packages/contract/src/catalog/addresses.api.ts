import * as z from "zod/mini";
import { type EndpointTable, needs, permission, searchInput } from "../base/index.ts";
import { addressPredictions, zipCode } from "./addresses.schema.ts";

const sites = needs(permission.siteManager);
const query = z.object({ q: searchInput(100) });

/** Suggestions while the address of a site is typed (docs/coverage.md D7.6). */
export const addressesApi = {
  searchAddress: {
    method: "GET",
    path: "/util/search-address",
    summary: "Addresses that a street, with or without house number, postal code and town, may mean",
    access: sites,
    query,
    answer: addressPredictions,
  },
  searchZipCode: {
    method: "GET",
    path: "/util/search-zip-code",
    summary: "Places whose postal code or name begins with what is typed",
    access: sites,
    query,
    answer: addressPredictions,
  },
  searchPostalCode: {
    method: "GET",
    path: "/util/search-postal-code",
    summary: "The places of a postal code; where none is known the region that its first two digits tell",
    access: sites,
    query: z.object({ code: zipCode }),
    answer: addressPredictions,
  },
} as const satisfies EndpointTable;
