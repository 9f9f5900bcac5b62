import * as z from "zod/mini";
import {
  type EndpointTable,
  id,
  idParam,
  instant,
  integerParam,
  needsRole,
  searchInput,
} from "../base/index.ts";
import { containerType, wasteType } from "../catalog/index.ts";
import {
  deskCatalog,
  deskContainerType,
  deskCustomer,
  deskCustomerCreation,
  deskCustomerDetail,
  deskCustomerEdit,
  deskOffer,
  deskOfferEntry,
  deskPersonInvitation,
  deskSiteCreation,
  deskWasteType,
} from "./desk-customers.schema.ts";

const reading = needsRole("master_data", "dispatch", "claims");
const masterData = needsRole("master_data");
const params = z.object({ companyId: idParam });
const personParams = z.object({ companyId: idParam, userId: idParam });
const invitationAnswer = z.object({ userId: id, invitedUntil: instant });

/** Companies with their sites, people and agreements, and the catalog, as the staff sees and sets them up. */
export const deskCustomersApi = {
  deskCustomers: {
    method: "GET",
    path: "/desk/v1/customers",
    summary: "Companies by name, found by name, number, place or a person's address",
    access: reading,
    query: z.object({
      search: z._default(searchInput(100), ""),
      offset: z._default(integerParam(0, 100_000), 0),
    }),
    answer: z.object({ customers: z.array(deskCustomer), hasMore: z.boolean(), total: z.int() }),
  },
  deskCustomer: {
    method: "GET",
    path: "/desk/v1/customers/:companyId",
    summary: "One company with its sites, people and agreements",
    access: reading,
    params,
    answer: deskCustomerDetail,
    refusals: ["not_found"],
  },
  createDeskCustomer: {
    method: "POST",
    path: "/desk/v1/customers",
    summary: "Create a company that nobody acts for yet",
    access: masterData,
    body: deskCustomerCreation,
    answer: deskCustomer,
    status: 201,
    refusals: ["customer_number_taken"],
  },
  changeDeskCustomer: {
    method: "POST",
    path: "/desk/v1/customers/:companyId/change",
    summary: "Change a company's name, and whether its people see documents",
    access: masterData,
    params,
    body: deskCustomerEdit,
    answer: deskCustomer,
    refusals: ["not_found"],
  },
  createDeskSite: {
    method: "POST",
    path: "/desk/v1/customers/:companyId/sites",
    summary: "Create a site of a company; who manages its sites sees it",
    access: masterData,
    params,
    body: deskSiteCreation,
    answer: deskCustomerDetail,
    status: 201,
    refusals: ["not_found", "location_duplicate"],
  },
  inviteDeskPerson: {
    method: "POST",
    path: "/desk/v1/customers/:companyId/people",
    summary: "Invite a person of a company by mail, with every right and all sites",
    access: masterData,
    params,
    body: deskPersonInvitation,
    answer: invitationAnswer,
    status: 201,
    refusals: ["not_found", "email_taken", "too_many_invitations"],
  },
  reinviteDeskPerson: {
    method: "POST",
    path: "/desk/v1/customers/:companyId/people/:userId/reinvite",
    summary: "Send an invited person a new link; the older one ends",
    access: masterData,
    params: personParams,
    answer: invitationAnswer,
    refusals: ["not_found", "already_registered", "too_many_invitations"],
  },
  deskCatalog: {
    method: "GET",
    path: "/desk/v1/catalog",
    summary: "Waste types, container types and what can be ordered of them",
    access: reading,
    answer: deskCatalog,
  },
  saveDeskWasteType: {
    method: "POST",
    path: "/desk/v1/catalog/waste-types",
    summary: "Create or change a waste type",
    access: masterData,
    body: deskWasteType,
    answer: wasteType,
    refusals: ["avv_code_unknown"],
  },
  saveDeskContainerType: {
    method: "POST",
    path: "/desk/v1/catalog/container-types",
    summary: "Create or change a container type",
    access: masterData,
    body: deskContainerType,
    answer: containerType,
  },
  saveDeskOffer: {
    method: "POST",
    path: "/desk/v1/catalog/offers",
    summary: "Create, change or take back an offer, with its lead times",
    access: masterData,
    body: deskOfferEntry,
    answer: deskOffer,
    refusals: ["not_found"],
  },
} as const satisfies EndpointTable;
