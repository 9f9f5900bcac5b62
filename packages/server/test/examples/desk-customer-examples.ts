import { randomUUID } from "node:crypto";
import { agreementType } from "@kreislauf/contract/catalog";
import { customerViewsApi, deskCustomersApi, deskImportsApi } from "@kreislauf/contract/desk";
import { versionOf } from "../../src/base/field-versions.ts";
import { editedOfferFields, findOffer } from "../../src/desk/customers/catalog.store.ts";
import { getDeskSite } from "../../src/desk/customers/manage-sites.ts";
import { getPersonRights } from "../../src/desk/customers/change-person-rights.ts";
import { inviteTestUser } from "../factories/people.ts";
import { csvFile, type DeskExample, examplePerson, open } from "./desk-example.ts";

export const deskCustomerApis = {
  ...deskCustomersApi,
  ...customerViewsApi,
  ...deskImportsApi,
} as const;

export const deskCustomerExamples: Readonly<Record<keyof typeof deskCustomerApis, DeskExample>> = {
  deskCustomers: open("/customers?search=Test"),
  deskCustomerFilters: open("/customer-filters"),
  deskCustomer: ({ company }) => ({ path: `/desk/v1/customers/${company.companyId}` }),
  createDeskCustomer: () => ({
    path: "/desk/v1/customers",
    body: { name: "Voß Garten", customerNumber: randomUUID(), documents: true },
  }),
  changeDeskCustomer: async ({ portal, company }) => {
    const { name: before, documents_enabled: documents } = await portal.database.db
      .selectFrom("companies")
      .select(["name", "documents_enabled"])
      .where("id", "=", company.companyId)
      .executeTakeFirstOrThrow();
    return {
      path: `/desk/v1/customers/${company.companyId}/change`,
      body: { version: versionOf({ name: before, documents }), name: "Voß Garten GmbH", documents: true },
    };
  },
  deskDeactivation: ({ company }) => ({ path: `/desk/v1/customers/${company.companyId}/deactivation` }),
  switchDeskCustomer: ({ company }) => ({
    path: `/desk/v1/customers/${company.companyId}/active`,
    body: { active: true },
  }),
  deskPersonRights: ({ company }) => ({
    path: `/desk/v1/customers/${company.companyId}/people/${company.userId}/rights`,
  }),
  changeDeskPersonRights: async ({ portal, company }) => {
    const path = { companyId: company.companyId, userId: company.userId };
    const { version, permissions } = await getPersonRights(portal.database, path);
    return {
      path: `/desk/v1/customers/${company.companyId}/people/${company.userId}/rights`,
      body: { version, permissions },
    };
  },
  createDeskSite: ({ company }) => ({
    path: `/desk/v1/customers/${company.companyId}/sites`,
    body: {
      name: "Lager",
      siteNumber: null,
      street: `Hafenstraße ${randomUUID()}`,
      houseNumber: "4",
      zip: "34125",
      city: "Kassel",
      disposer: "",
    },
  }),
  createDeskAgreement: ({ company }) => ({
    path: `/desk/v1/customers/${company.companyId}/agreements`,
    body: {
      serviceLocationId: company.siteId,
      wasteTypeId: 101,
      containerTypeId: 203,
      agreementTypeId: agreementType.callOff,
      containersOnSite: 2,
      confirmDuplicate: true,
    },
  }),
  deskSite: ({ company }) => ({
    path: `/desk/v1/customers/${company.companyId}/sites/${company.siteId}`,
  }),
  changeDeskSite: async ({ portal, company }) => {
    const { id: _, active: __, ...site } = await getDeskSite(portal.database, company);
    return {
      path: `/desk/v1/customers/${company.companyId}/sites/${company.siteId}/change`,
      body: { ...site, openingHours: "Mo bis Fr 7 bis 16 Uhr" },
    };
  },
  switchDeskSite: ({ company }) => ({
    path: `/desk/v1/customers/${company.companyId}/sites/${company.siteId}/active`,
    body: { active: true },
  }),
  inviteDeskPerson: ({ company }) => ({
    path: `/desk/v1/customers/${company.companyId}/people`,
    body: { ...examplePerson, email: `${randomUUID()}@customer.example`, phone: "0561 4711" },
  }),
  reinviteDeskPerson: async ({ portal, company }) => ({
    path: `/desk/v1/customers/${company.companyId}/people/${await inviteTestUser(portal, company)}/reinvite`,
  }),
  sendDeskPasswordLink: ({ company }) => ({
    path: `/desk/v1/customers/${company.companyId}/people/${company.userId}/password-link`,
  }),
  viewAsPerson: ({ company }) => ({
    path: `/desk/v1/customers/${company.companyId}/people/${company.userId}/view`,
    body: { reason: "Frau Petersen fragt nach einem Beleg." },
  }),
  openCustomerView: () => ({ path: "/desk/v1/customer-views/open", body: { ticket: "unknown" } }),
  endCustomerView: () => ({ path: "/desk/v1/customer-views/end" }),
  deskCatalog: open("/catalog"),
  saveDeskWasteType: () => ({
    path: "/desk/v1/catalog/waste-types",
    body: { description: "Altholz A III", avvCode: "170201" },
  }),
  saveDeskContainerType: () => ({
    path: "/desk/v1/catalog/container-types",
    body: { type: "Absetzcontainer 7 m³", size: "7 m³", drawing: "absetzcontainer" },
  }),
  saveDeskOffer: async ({ portal }) => {
    const key = { wasteTypeId: 101, containerTypeId: 203, agreementTypeId: 3 } as const;
    const before = await findOffer(portal.database, key);
    return {
      path: "/desk/v1/catalog/offers",
      body: {
        ...key,
        version: before === undefined ? null : versionOf(editedOfferFields(before)),
        containerActionIds: [2, 3, 5],
        leadTimeDays: 2,
        placementLeadTimeDays: 5,
        offered: true,
      },
    };
  },
  deskImportKinds: open("/imports"),
  runDeskImport: () => ({
    path: "/desk/v1/imports",
    body: {
      kind: "companies",
      fileName: "kunden.csv",
      file: csvFile("Kundennummer;Name", "70001;Voß Garten"),
      mark: null,
    },
  }),
};
