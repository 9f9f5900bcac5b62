import * as z from "zod/mini";
import { type EndpointTable, needs, permission, typedText } from "../base/index.ts";
import { predictions, zipCode } from "./addresses.schema.ts";

const sites = needs(permission.locationManager);
const query = z.object({ q: typedText(100) });

/** What is proposed while somebody types the address of a site (decisions.md sections 7 and 9). */
export const addressesApi = {
  searchAddress: {
    method: "GET",
    path: "/util/search-address",
    summary: "Addresses that a street, with or without house number, postal code and town, may mean",
    access: sites,
    query,
    answer: predictions,
  },
  searchZipCode: {
    method: "GET",
    path: "/util/search-zip-code",
    summary: "Places whose postal code or name begins with what is typed",
    access: sites,
    query,
    answer: predictions,
  },
  searchPostalCode: {
    method: "GET",
    path: "/util/search-postal-code",
    summary: "The places of a postal code; where none is known the region that its first two digits tell",
    access: sites,
    query: z.object({ code: zipCode }),
    answer: predictions,
  },
} as const satisfies EndpointTable;
