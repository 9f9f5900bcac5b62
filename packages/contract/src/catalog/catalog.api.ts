import * as z from "zod/mini";
import { type EndpointTable, idParam, needs, permission } from "../base/index.ts";
import { germanHolidays, serviceCatalog } from "./catalog.schema.ts";

const orders = needs(permission.agreementManager, permission.orderManager);

export const catalogApi = {
  germanHolidays: {
    method: "GET",
    path: "/fetch-german-holidays/:serviceLocationId",
    summary: "Public holidays of a site's Land, of the running and the next two years",
    access: orders,
    params: z.object({ serviceLocationId: idParam }),
    answer: germanHolidays,
    refusals: ["not_found"],
  },
  serviceCatalog: {
    method: "GET",
    path: "/service-catalog",
    summary: "Waste types, container types and what can be ordered of them",
    access: orders,
    answer: serviceCatalog,
  },
} as const satisfies EndpointTable;
