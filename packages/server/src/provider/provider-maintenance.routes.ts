import { providerMaintenanceApi } from "@kreislauf/contract/provider";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { lockMaintenance } from "../session/index.ts";
import { handleEventAbout } from "./base/handle-event.ts";
import { switchMaintenance } from "./switch-maintenance.ts";

const subject = "maintenance";

export function bindProviderMaintenance(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, providerMaintenanceApi, {
    switchMaintenance: (context, { body }) =>
      handleEventAbout(
        context,
        { call: subject, subject },
        body,
        () => lockMaintenance(context),
        () => switchMaintenance(context, body),
      ),
  });
}
