import { savedViewsApi } from "@kreislauf/contract/orders";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { changeView, getSavedViews, removeView, saveView } from "./reading/saved-views.ts";
import { saveOrderColumns } from "./reading/saved-views.store.ts";

export function bindSavedViewsRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, savedViewsApi, {
    savedViews: (context) => getSavedViews(context),
    saveView: (context, { body }) => saveView(context, body),
    changeView: (context, { params, body }) => changeView(context, params.viewId, body),
    deleteView: (context, { params }) => removeView(context, params.viewId),
    saveOrderColumns: async (context, { body }) => {
      await saveOrderColumns(context, body);
      return body;
    },
  });
}
