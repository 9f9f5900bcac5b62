import { berlinDate, Refusal } from "@kreislauf/contract/base";
import { canReportWeight, disposersApi, disposersTexts } from "@kreislauf/contract/disposers";
import { isProposalOpen, orderStatus } from "@kreislauf/contract/orders";
import type { FastifyInstance } from "fastify";
import type { InTransaction, PublicContext, WriteContext } from "../base/context.ts";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import type { StoredContent } from "../base/files/store-content.ts";
import { type ExecutionReport, type OrderRow, storePhoto } from "../orders/index.ts";
import { answerLink, ensureDue } from "./answer-link.ts";
import { getLinkedSketch } from "./get-linked-sketch.ts";
import { openLink } from "./open-link.ts";
import { toDisposerOrder } from "./to-disposer-order.ts";

/**
 * The provider's verbs for a locked order, by which a disposer's answers are carried out. They come from a room above
 * this one.
 */
export interface DisposerVerbs {
  readonly confirm: (
    work: WriteContext,
    order: OrderRow,
    wish: { readonly confirmedDate: string },
  ) => Promise<OrderRow>;
  readonly propose: (
    work: WriteContext,
    order: OrderRow,
    wish: {
      readonly date: string;
      readonly timeWindow: OrderRow["time_window"];
      readonly note: string | null;
    },
  ) => Promise<OrderRow>;
  readonly execute: (
    work: InTransaction<PublicContext>,
    order: OrderRow,
    report: Omit<ExecutionReport, "photoId">,
    photo: StoredContent | null,
  ) => Promise<OrderRow>;
  readonly fail: (
    work: InTransaction<PublicContext>,
    order: OrderRow,
    reason: string,
    photo: StoredContent | null,
  ) => Promise<OrderRow>;
}

/** Binds the calls behind the link of one order. They need no account: the token gives the right to call them. */
export function bindDisposersRoutes(
  app: FastifyInstance,
  services: HttpServices,
  verbs: DisposerVerbs,
): void {
  bindEndpoints(app, services, disposersApi, {
    disposerOrder: {
      handle: async (context, { body }) => {
        const { link, order } = await openLink(context, body.token);
        return await toDisposerOrder(context, link, order);
      },
    },
    disposerSketch: { handle: (context, { body }) => getLinkedSketch(context, body.token, body.sketchId) },
    confirmByDisposer: {
      handle: (context, { body: { token, version, confirmedDate } }) =>
        answerLink(context, {
          kind: "confirmed",
          token,
          version,
          isGiven: (order) =>
            order.status === orderStatus.open &&
            order.executed_on === null &&
            order.confirmed_date === confirmedDate &&
            order.proposal === null &&
            order.desired_date === confirmedDate,
          act: (work, order) => verbs.confirm(work, order, { confirmedDate }),
        }),
    },
    proposeByDisposer: {
      handle: (context, { body: { token, version, date, timeWindow, note } }) =>
        answerLink(context, {
          kind: "proposed",
          token,
          version,
          isGiven: ({ desired_date, proposal, status }) =>
            status === orderStatus.open &&
            proposal?.date === date &&
            proposal.timeWindow === timeWindow &&
            isProposalOpen({ desiredDate: desired_date, proposal }, context.now),
          act: (work, order) => verbs.propose(work, order, { date, timeWindow, note }),
        }),
    },
    executeByDisposer: {
      handle: async (context, { body: { token, version, weightKg, treatmentCode, photo } }) => {
        const picture = await pictureOf(context, token, photo);
        return await answerLink(context, {
          kind: "executed",
          token,
          version,
          isGiven: (order) =>
            order.executed_on !== null &&
            order.weight_kg === weightKg &&
            order.treatment_code === (treatmentCode ?? ""),
          act: async (work, order) => {
            ensureDue(order, context.now);
            const verdict = canReportWeight(weightKg, order.amount);
            if (!verdict.allowed) throw new Refusal(verdict.reason);
            const report = {
              executedOn: berlinDate(context.now),
              weightKg,
              treatmentCode: treatmentCode ?? "",
            };
            return await verbs.execute(work, order, report, picture);
          },
        });
      },
    },
    failByDisposer: {
      handle: async (context, { body: { token, version, kind, text, photo } }) => {
        const reason = [disposersTexts.de.failedTrip[kind], text].filter(Boolean).join(": ");
        const picture = await pictureOf(context, token, photo);
        return await answerLink(context, {
          kind: "failed",
          token,
          version,
          isGiven: (order) => order.status === orderStatus.failedTrip && order.failed_trip_reason === reason,
          act: async (work, order) => {
            ensureDue(order, context.now);
            return await verbs.fail(work, order, reason, picture);
          },
        });
      },
    },
  });
}

/**
 * Stores a photo. The link is checked before, so that the server decodes and stores nothing for anybody without a valid
 * link.
 */
async function pictureOf(
  context: PublicContext,
  token: string,
  photo: string | null,
): Promise<StoredContent | null> {
  await openLink(context, token);
  return photo === null ? null : await storePhoto(context.files, photo);
}
