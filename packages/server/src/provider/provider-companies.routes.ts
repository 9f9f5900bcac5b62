import { type ProviderCompany, providerCompaniesApi } from "@kreislauf/contract/provider";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { sortKey } from "../base/database/sort-key.ts";
import { getCompanyNumbers, setCompanyNumbers } from "../sites/index.ts";
import { type CompanyRow, findOrCreateCompany, saveGroup, updateCompany } from "../users/index.ts";
import { lockCompanyByNumber } from "./base/lock-company-by-number.ts";
import { type EventContext, handleEventAbout } from "./base/handle-event.ts";

export function bindProviderCompanies(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, providerCompaniesApi, {
    saveCompany: (context, { body }) => {
      const subject = `company ${body.customerNumber}`;
      return handleEventAbout(
        context,
        { call: subject, subject },
        body,
        () => findOrCreateCompany(context, body),
        async (company) => await shown(context, await updateCompany(context, company, body)),
      );
    },
    saveGroup: (context, { body }) => {
      const subject = `group ${sortKey(body.name)} of company ${body.customerNumber}`;
      return handleEventAbout(
        context,
        { call: subject, subject },
        body,
        () => lockCompanyByNumber(context, body.customerNumber),
        (company) => saveGroup(context, company.id, body),
      );
    },
    setCompanyNumbers: (context, { body }) => {
      const subject = `numbers of company ${body.customerNumber}`;
      return handleEventAbout(
        context,
        { call: subject, subject },
        body,
        () => lockCompanyByNumber(context, body.customerNumber),
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
