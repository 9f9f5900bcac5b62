import { Refusal } from "@kreislauf/contract/base";
import { providerReferencesApi } from "@kreislauf/contract/provider";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { listReferencesOfCompany, saveReferences, setSiteReferences } from "../purchasing/index.ts";
import { findCompanyByNumber } from "../users/index.ts";
import { asProviderInCompany } from "./base/act-as-provider.ts";
import { handleEventAbout } from "./base/handle-event.ts";
import { lockCompanyByNumber } from "./base/lock-company-by-number.ts";
import { lockSiteById } from "./base/lock-site-by-id.ts";

export function bindProviderReferences(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, providerReferencesApi, {
    providerReferences: async (context, { query }) => {
      const company = await findCompanyByNumber(context.db, query.customerNumber);
      if (company === undefined) throw new Refusal("not_found");
      return await listReferencesOfCompany(context, company.id);
    },
    saveReferences: (context, { body }) => {
      const subject = `references of company ${body.customerNumber}`;
      return handleEventAbout(
        context,
        { call: subject, subject },
        body,
        () => lockCompanyByNumber(context, body.customerNumber),
        ({ id }) => saveReferences(asProviderInCompany(context, id), body.entries),
      );
    },
    setSiteReferences: (context, { params: { locationId: siteId }, body }) => {
      const { customerOrderNumber, costCentre, project } = body;
      const values = { customerOrderNumber, costCentre, project };
      const subject = `references of site ${siteId}`;
      const lockSite = () => lockSiteById(context, siteId);
      return handleEventAbout(context, { call: subject, subject }, body, lockSite, async (site) => {
        const set = await setSiteReferences(asProviderInCompany(context, site.company_id), site, values);
        return { serviceLocationId: siteId, ...set };
      });
    },
  });
}
