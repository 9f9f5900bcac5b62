import * as z from "zod/mini";
import { type EndpointTable, idText, needs, permission, wholeNumberText } from "../base/index.ts";
import { locationFilter } from "./locations.codes.ts";
import { locationLabelFields, serviceLocation, serviceLocationList } from "./locations.schema.ts";

const everyone = needs(permission.defaultUser);

export const locationsApi = {
  listServiceLocations: {
    method: "GET",
    path: "/get-service-location-list/:filter",
    summary: "Assigned sites: 1 the active ones, 2 all (needs permission 22)",
    access: everyone,
    params: z.object({ filter: wholeNumberText(locationFilter.active, locationFilter.all) }),
    answer: serviceLocationList,
    refusals: ["forbidden"],
  },
  simpleServiceLocationList: {
    method: "GET",
    path: "/simple-service-location-list",
    summary: "Assigned active sites as the location switcher shows them, sorted by their label",
    access: everyone,
    answer: z.object({ serviceLocations: z.array(locationLabelFields) }),
  },
  serviceLocation: {
    method: "GET",
    path: "/service-location/:id",
    summary: "One assigned site",
    access: everyone,
    params: z.object({ id: idText }),
    answer: serviceLocation,
    refusals: ["not_found"],
  },
} as const satisfies EndpointTable;
