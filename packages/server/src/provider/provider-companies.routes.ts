import { type ProviderCompany, providerCompaniesApi } from "@kreislauf/contract/provider";
import type { FastifyInstance } from "fastify";
import type { HttpServices } from "../base/http.ts";
import { bindEndpoints } from "../base/http.ts";
import { type CompanyRow, openCompany, updateCompany } from "../users/index.ts";
import { takeEventAbout } from "./take-event.ts";

export function bindProviderCompanies(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, providerCompaniesApi, {
    saveCompany: (context, { body }) => {
      const subject = `company ${body.customerNumber}`;
      return takeEventAbout(
        context,
        { call: subject, subject },
        body,
        () => openCompany(context, body),
        async (company) => toProviderCompany(await updateCompany(context, company, body)),
      );
    },
  });
}

const toProviderCompany = (row: CompanyRow): ProviderCompany => ({
  companyId: row.id,
  customerNumber: row.customer_number,
  name: row.name,
  documents: row.documents_enabled,
  createdOn: row.created_at,
});
