import { deskCustomersApi, deskCustomersPageSize } from "@kreislauf/contract/desk";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../../base/http/bind-endpoints.ts";
import { readDeskCatalog } from "./catalog.store.ts";
import { countCustomers, listCustomers, listDisposerNames } from "./customers.store.ts";
import { changePersonRights, getPersonRights } from "./change-person-rights.ts";
import { saveDeskContainerType, saveDeskOffer, saveDeskWasteType } from "./manage-catalog.ts";
import {
  changeDeskCustomer,
  createDeskCustomer,
  getDeskCustomerDetail,
  inviteDeskPerson,
  reinviteDeskPerson,
} from "./manage-customers.ts";
import { sendPasswordLink } from "./send-password-link.ts";
import { createDeskAgreement } from "./create-agreement.ts";
import { previewDeactivation, switchDeskCustomer } from "./switch-customer.ts";
import { changeDeskSite, createDeskSite, getDeskSite, switchDeskSite } from "./manage-sites.ts";

export function bindDeskCustomers(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, deskCustomersApi, {
    deskCustomers: async (context, { query }) => {
      const rows = await listCustomers(context, query);
      return {
        customers: rows.slice(0, deskCustomersPageSize),
        hasMore: rows.length > deskCustomersPageSize,
        total: await countCustomers(context, query),
      };
    },
    deskCustomerFilters: async (context) => ({ disposers: await listDisposerNames(context) }),
    deskCustomer: (context, { params }) => getDeskCustomerDetail(context, params.companyId),
    createDeskCustomer: (context, { body }) => createDeskCustomer(context, body),
    changeDeskCustomer: (context, { params, body }) => changeDeskCustomer(context, params.companyId, body),
    deskDeactivation: (context, { params }) => previewDeactivation(context, params.companyId),
    switchDeskCustomer: (context, { params, body }) =>
      switchDeskCustomer(context, params.companyId, body.active),
    createDeskSite: (context, { params, body }) => createDeskSite(context, params.companyId, body),
    deskSite: (context, { params }) => getDeskSite(context, params),
    changeDeskSite: (context, { params, body }) => changeDeskSite(context, params, body),
    switchDeskSite: (context, { params, body }) => switchDeskSite(context, params, body.active),
    createDeskAgreement: (context, { params, body }) => createDeskAgreement(context, params.companyId, body),
    inviteDeskPerson: (context, { params, body }) => inviteDeskPerson(context, params.companyId, body),
    reinviteDeskPerson: (context, { params }) => reinviteDeskPerson(context, params.companyId, params.userId),
    sendDeskPasswordLink: (context, { params }) => sendPasswordLink(context, params),
    deskPersonRights: (context, { params }) => getPersonRights(context, params),
    changeDeskPersonRights: (context, { params, body }) => changePersonRights(context, params, body),
    deskCatalog: (context) => readDeskCatalog(context),
    saveDeskWasteType: (context, { body }) => saveDeskWasteType(context, body),
    saveDeskContainerType: (context, { body }) => saveDeskContainerType(context, body),
    saveDeskOffer: (context, { body }) => saveDeskOffer(context, body),
  });
}
