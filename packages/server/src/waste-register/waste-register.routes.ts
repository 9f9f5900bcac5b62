import { wasteRegisterApi } from "@kreislauf/contract/waste-register";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { downloadRegister } from "./download-register.ts";
import { requestRegisterBundle } from "./register-bundle.ts";
import { getRegister } from "./get-register.ts";

export function bindWasteRegisterRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, wasteRegisterApi, {
    register: (context, { query }) => getRegister(context, query),
    requestRegisterBundle: (context, { body }) => requestRegisterBundle(context, body),
    downloadRegister: (context, { query }) => downloadRegister(context, query),
  });
}
