import * as z from "zod/mini";
import { type EndpointTable, idParam, idsParam, needs, permission, idempotentAtSite } from "../base/index.ts";
import { containerActionChoices } from "../catalog/index.ts";
import { agreementUpdate, changeWithdrawal } from "./agreement-requests.schema.ts";
import {
  agreement,
  agreementChangeLog,
  agreementList,
  agreementsOfSites,
  maxSitesWithAgreements,
  pendingChanges,
  wasteTypeList,
} from "./agreements.schema.ts";
import { inquiry, inquiryCreation, inquiryList } from "./inquiries.schema.ts";

const readers = needs(permission.agreementManager, permission.orderManager);
const managers = needs(permission.agreementManager);
const params = z.object({ id: idParam });

export const agreementsApi = {
  pendingChanges: {
    method: "GET",
    path: "/dashboard/pending-changes",
    summary: "Changes of agreements that wait for the provider or for their day, the oldest first",
    access: readers,
    answer: pendingChanges,
  },
  listAgreements: {
    method: "GET",
    path: "/service-location/:id/agreements",
    summary: "Running and requested agreements of a site",
    access: readers,
    params,
    answer: agreementList,
    refusals: ["not_found"],
  },
  listAgreementsOfSites: {
    method: "GET",
    path: "/agreements",
    summary: "Running and requested agreements of several sites; sites one does not have are left out",
    access: readers,
    query: z.object({ sites: idsParam(maxSitesWithAgreements) }),
    answer: agreementsOfSites,
  },
  wasteTypesOfSite: {
    method: "GET",
    path: "/service-location/:id/waste-types",
    summary: "Waste types of a site's running and requested agreements",
    access: readers,
    params,
    answer: wasteTypeList,
    refusals: ["not_found"],
  },
  containerActionsOfSite: {
    method: "GET",
    path: "/service-location/:id/container-actions",
    summary: "Actions that can be ordered on at least one agreement of a site now",
    access: readers,
    params,
    answer: containerActionChoices,
    refusals: ["not_found"],
  },
  agreementContainerActions: {
    method: "GET",
    path: "/agreement/:id/container-action",
    summary: "Actions that can be ordered on an agreement now",
    access: readers,
    params,
    answer: containerActionChoices,
    refusals: ["not_found"],
  },
  agreementChangeLog: {
    method: "GET",
    path: "/agreement/:id/change-log",
    summary: "What happened to an agreement, newest first",
    access: readers,
    params,
    answer: agreementChangeLog,
    refusals: ["not_found"],
  },
  updateAgreement: {
    method: "POST",
    path: "/agreement/update",
    summary: "Ask for another type or cycle; it waits for the provider and takes effect the day after",
    access: managers,
    body: agreementUpdate,
    answer: agreement,
    missingFieldReasons: { agreementId: "agreement_data", agreementTypeId: "agreement_data" },
    refusals: [
      "not_found",
      "location_inactive",
      "agreement_ended",
      "agreement_requested",
      "change_pending",
      "change_accepted",
      "agreement_unchanged",
      "not_in_catalog",
    ],
  },
  withdrawChange: {
    method: "POST",
    path: "/agreement/withdraw-change",
    summary: "Take back a change that the provider has not accepted yet",
    access: managers,
    body: changeWithdrawal,
    answer: agreement,
    refusals: ["not_found", "agreement_ended", "no_pending_change", "change_accepted"],
  },
  createInquiry: {
    method: "POST",
    path: "/inquiry/create",
    summary: "Ask for an offer, also for what the catalog does not hold",
    access: managers,
    body: inquiryCreation,
    answer: inquiry,
    status: 201,
    missingFieldReasons: { wasteTypeId: "required_fields", containerTypeId: "required_fields" },
    refusals: ["not_found", "location_inactive", "idempotency_mismatch"],
    idempotent: idempotentAtSite,
  },
  listInquiries: {
    method: "GET",
    path: "/service-location/:id/inquiries",
    summary: "Requests for an offer at a site with their answers, newest first",
    access: readers,
    params,
    answer: inquiryList,
    refusals: ["not_found"],
  },
} as const satisfies EndpointTable;
