import * as z from "zod/mini";
import { type EndpointTable, idParam, needs, permission } from "../base/index.ts";
import {
  orderColumnChoice,
  savedView,
  savedViewEdit,
  savedViewInput,
  savedViews,
} from "./saved-views.schema.ts";

const readers = needs(permission.agreementManager, permission.orderManager);
const params = z.object({ viewId: idParam });

/** What a person saves for the order list: named views, and which columns the table shows. */
export const savedViewsApi = {
  savedViews: {
    method: "GET",
    path: "/orders/views",
    summary: "One's own views of the order list, those that colleagues share, and one's columns",
    access: readers,
    answer: savedViews,
  },
  saveView: {
    method: "POST",
    path: "/orders/views",
    summary: "Keep a view of the order list; one's own view of the same name is replaced",
    access: readers,
    body: savedViewInput,
    answer: savedView,
  },
  changeView: {
    method: "PATCH",
    path: "/orders/views/:viewId",
    summary: "Change one's own view; what is left out stays",
    access: readers,
    params,
    body: savedViewEdit,
    answer: savedView,
    refusals: ["not_found"],
  },
  deleteView: {
    method: "DELETE",
    path: "/orders/views/:viewId",
    summary: "Delete one's own view",
    access: readers,
    params,
    answer: z.strictObject({}),
    refusals: ["not_found"],
  },
  saveOrderColumns: {
    method: "PATCH",
    path: "/orders/columns",
    summary: "Keep which columns the order list shows",
    access: readers,
    body: orderColumnChoice,
    answer: orderColumnChoice,
  },
} as const satisfies EndpointTable;
