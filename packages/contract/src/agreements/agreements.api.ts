import * as z from "zod/mini";
import { type EndpointTable, idText, needs, permission } from "../base/index.ts";
import { containerActionChoices } from "../catalog/index.ts";
import { agreementList } from "./agreements.schema.ts";

const readers = needs(permission.agreementManager, permission.orderManager);

export const agreementsApi = {
  listAgreements: {
    method: "GET",
    path: "/service-location/:id/agreements",
    summary: "Running and requested agreements of a site",
    access: readers,
    params: z.object({ id: idText }),
    answer: agreementList,
    refusals: ["not_found"],
  },
  agreementContainerActions: {
    method: "GET",
    path: "/agreement/:id/container-action",
    summary: "Actions that can be ordered on an agreement now",
    access: readers,
    params: z.object({ id: idText }),
    answer: containerActionChoices,
    refusals: ["not_found"],
  },
} as const satisfies EndpointTable;
