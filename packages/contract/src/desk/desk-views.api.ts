import * as z from "zod/mini";
import { date, type EndpointTable, id, idParam, needsRole, requiredText } from "../base/index.ts";
import { land } from "../catalog/index.ts";
import { deskLists, deskSorts, deskViewFilters, maxDeskViewName } from "./desk.codes.ts";

const readers = needsRole("dispatch", "claims");
const params = z.object({ viewId: idParam });

/** The filters of the inbox that a view saves. */
export const deskViewQuery = z.strictObject({
  phase: z.optional(z.enum(deskLists)),
  sort: z.optional(z.enum(deskSorts)),
  from: z.optional(date),
  to: z.optional(date),
  land: z.optional(land),
  disposer: z.optional(requiredText(200)),
  wasteTypeId: z.optional(id),
  companyId: z.optional(id),
  search: z.optional(requiredText(100)),
});
export type DeskViewQuery = z.output<typeof deskViewQuery>;

const content = { name: requiredText(maxDeskViewName), query: deskViewQuery };

export const deskView = z.object({
  id,
  ...content,
  /** Filters that were left out of the query because they would match nothing any more. */
  dropped: z.array(z.enum(deskViewFilters)),
});
export type DeskView = z.output<typeof deskView>;

export const deskViewInput = z.strictObject(content);
export type DeskViewInput = z.output<typeof deskViewInput>;

/** Saved views of the inbox; each belongs to one person. */
export const deskViewsApi = {
  deskViews: {
    method: "GET",
    path: "/desk/v1/views",
    summary: "One's own views of the inbox, without the filters that mean nothing any more",
    access: readers,
    answer: z.object({ views: z.array(deskView) }),
  },
  createDeskView: {
    method: "POST",
    path: "/desk/v1/views",
    summary: "Keep a view of the inbox under a name",
    access: readers,
    body: deskViewInput,
    answer: deskView,
    refusals: ["view_name_taken", "too_many_views"],
  },
  changeDeskView: {
    method: "PATCH",
    path: "/desk/v1/views/:viewId",
    summary: "Give one's own view another name or content",
    access: readers,
    params,
    body: deskViewInput,
    answer: deskView,
    refusals: ["not_found", "view_name_taken"],
  },
  deleteDeskView: {
    method: "DELETE",
    path: "/desk/v1/views/:viewId",
    summary: "Delete one's own view",
    access: readers,
    params,
    answer: z.strictObject({}),
    refusals: ["not_found"],
  },
} as const satisfies EndpointTable;
