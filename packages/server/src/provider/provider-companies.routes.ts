import { type ProviderCompany, providerCompaniesApi } from "@kreislauf/contract/provider";
import type { FastifyInstance } from "fastify";
import type { HttpServices } from "../base/http.ts";
import { bindEndpoints } from "../base/http.ts";
import { sortKey } from "../base/sort-key.ts";
import { getCompanyNumbers, setCompanyNumbers } from "../locations/index.ts";
import { type CompanyRow, openCompany, saveGroup, updateCompany } from "../users/index.ts";
import { lockKnownCompany } from "./lock-known-company.ts";
import { type EventContext, takeEventAbout } from "./take-event.ts";

export function bindProviderCompanies(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, providerCompaniesApi, {
    saveCompany: (context, { body }) => {
      const subject = `company ${body.customerNumber}`;
      return takeEventAbout(
        context,
        { call: subject, subject },
        body,
        () => openCompany(context, body),
        async (company) => await shown(context, await updateCompany(context, company, body)),
      );
    },
    saveGroup: (context, { body }) => {
      const subject = `group ${sortKey(body.name)} of company ${body.customerNumber}`;
      return takeEventAbout(
        context,
        { call: subject, subject },
        body,
        () => lockKnownCompany(context, body.customerNumber),
        (company) => saveGroup(context, company.id, body),
      );
    },
    setCompanyNumbers: (context, { body }) => {
      const subject = `numbers of company ${body.customerNumber}`;
      return takeEventAbout(
        context,
        { call: subject, subject },
        body,
        () => lockKnownCompany(context, body.customerNumber),
        async (company) => {
          await setCompanyNumbers(context, company.id, {
            contract: body.contractNumbers,
            partner: body.partnerNumbers,
            ship_to: body.shipToNumbers,
          });
          return await shown(context, company);
        },
      );
    },
  });
}

async function shown(context: EventContext, row: CompanyRow): Promise<ProviderCompany> {
  const { contract, partner, ship_to } = await getCompanyNumbers(context, row.id);
  return {
    companyId: row.id,
    customerNumber: row.customer_number,
    name: row.name,
    documents: row.documents_enabled,
    createdOn: row.created_at,
    contractNumbers: contract,
    partnerNumbers: partner,
    shipToNumbers: ship_to,
  };
}
