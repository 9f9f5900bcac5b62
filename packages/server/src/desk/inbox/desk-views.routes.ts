import { berlinDate, Refusal } from "@kreislauf/contract/base";
import {
  cleanViewQuery,
  type DeskView,
  type DeskViewInput,
  type DeskViewQuery,
  deskViewsApi,
  maxDeskViews,
} from "@kreislauf/contract/desk";
import type { FastifyInstance } from "fastify";
import type { InTransaction, StaffContext } from "../../base/context.ts";
import { bindEndpoints, type HttpServices } from "../../base/http/bind-endpoints.ts";
import { listKnownFilters } from "./inbox-filters.store.ts";
import {
  deleteView,
  findView,
  insertView,
  listViews,
  lockViewNames,
  updateView,
} from "./saved-views.store.ts";

interface ViewRow {
  readonly id: number;
  readonly name: string;
  readonly query: DeskViewQuery;
}

/**
 * Makes saved views usable today: drops (and names) filters by companies, waste types and disposers that no longer
 * exist, and by days that are past.
 */
async function toViews(context: StaffContext, rows: readonly ViewRow[]): Promise<DeskView[]> {
  const known = await listKnownFilters(
    context,
    rows.map(({ query }) => query),
  );
  const today = berlinDate(context.now);
  return rows.map(({ id, name, query }) => ({ id, name, ...cleanViewQuery(query, known, today) }));
}

async function toView(context: StaffContext, row: ViewRow): Promise<DeskView> {
  const [view] = await toViews(context, [row]);
  if (view === undefined) throw new Error("A view was lost.");
  return view;
}

async function createView(context: InTransaction<StaffContext>, input: DeskViewInput): Promise<DeskView> {
  const { count, named } = await lockViewNames(context, input.name);
  if (named !== undefined) throw new Refusal("view_name_taken");
  if (count >= maxDeskViews) throw new Refusal("too_many_views");
  return await toView(context, await insertView(context, input));
}

async function changeView(
  context: InTransaction<StaffContext>,
  viewId: number,
  input: DeskViewInput,
): Promise<DeskView> {
  const { named } = await lockViewNames(context, input.name);
  const isTaken = named !== undefined && named !== viewId;
  if (isTaken && (await findView(context, viewId)) !== undefined) throw new Refusal("view_name_taken");
  const row = isTaken ? undefined : await updateView(context, viewId, input);
  if (row === undefined) throw new Refusal("not_found");
  return await toView(context, row);
}

export function bindDeskViews(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, deskViewsApi, {
    deskViews: async (context) => ({ views: await toViews(context, await listViews(context)) }),
    createDeskView: (context, { body }) => createView(context, body),
    changeDeskView: (context, { params, body }) => changeView(context, params.viewId, body),
    deleteDeskView: async (context, { params }) => {
      if (!(await deleteView(context, params.viewId))) throw new Refusal("not_found");
      return {};
    },
  });
}
