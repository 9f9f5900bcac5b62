import { type EndpointTable, type ErrorCode } from "../base/index.ts";
import { containerType, offer, wasteType } from "../catalog/index.ts";
import * as z from "zod/mini";
import { eventRefusals } from "./provider.codes.ts";
import { containerTypeEntry, offerEntry, wasteTypeEntry } from "./provider-catalog.schema.ts";

const access = { scope: "catalog:write" } as const;
const refusals: readonly ErrorCode[] = eventRefusals;

/** Maintains the catalog, which alone decides what can be ordered. Each call creates or overwrites one entry. */
export const providerCatalogApi = {
  saveWasteType: {
    method: "POST",
    path: "/provider/v1/catalog/waste-type",
    summary: "Create or change a waste type",
    access,
    body: wasteTypeEntry,
    answer: wasteType,
    refusals: [...eventRefusals, "avv_code_unknown"],
  },
  saveContainerType: {
    method: "POST",
    path: "/provider/v1/catalog/container-type",
    summary: "Create or change a container type",
    access,
    body: containerTypeEntry,
    answer: containerType,
    refusals,
  },
  saveOffer: {
    method: "POST",
    path: "/provider/v1/catalog/offer",
    summary: "Create, change or take back an offer",
    access,
    body: offerEntry,
    answer: z.extend(offer, { offered: z.boolean() }),
    refusals,
  },
} as const satisfies EndpointTable;
