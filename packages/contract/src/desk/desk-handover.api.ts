import * as z from "zod/mini";
import { date, type EndpointTable, idParam, needsRole, optionalText } from "../base/index.ts";
import { handedOverOrder, handoverRefusals, maxDisposerTextLengths } from "../disposers/index.ts";

const params = z.object({ orderId: idParam });
const version = z.int();

/**
 * A handover by mail. If `email` is null, the mail goes to the disposer's e-mail address that is stored with the site.
 */
export const deskHandover = z.strictObject({
  version,
  name: optionalText(maxDisposerTextLengths.name),
  email: z._default(z.nullable(z.email().check(z.maxLength(254))), null),
  /** Whether the name and e-mail address are also stored with the site, for its later orders. */
  keepWithSite: z._default(z.boolean(), false),
});
export type DeskHandover = z.output<typeof deskHandover>;

/** A handover on paper, without a mail. */
export const deskPaperHandover = z.strictObject({
  version,
  name: optionalText(maxDisposerTextLengths.name),
});
export type DeskPaperHandover = z.output<typeof deskPaperHandover>;

/** The token of the link that is printed on the paper; no other response contains it. */
export const printedHandover = z.object({ token: z.string(), validUntil: date });
export type PrintedHandover = z.output<typeof printedHandover>;

export const deskDisposer = z.object({
  /** The handover of the order; null if it was never handed over. */
  handover: z.nullable(handedOverOrder),
  /** The disposer that is stored with the site; null if there is none. */
  kept: z.nullable(z.object({ name: z.string(), email: z.string() })),
});
export type DeskDisposer = z.output<typeof deskDisposer>;

/** Handing an order over to a disposer without an account, who answers by a link. */
export const deskHandoverApi = {
  deskOrderDisposer: {
    method: "GET",
    path: "/desk/v1/orders/:orderId/disposer",
    summary: "Whom an order was handed over to, and what they answered",
    access: needsRole("dispatch", "claims"),
    params,
    answer: deskDisposer,
    refusals: ["not_found"],
  },
  handOverDeskOrder: {
    method: "POST",
    path: "/desk/v1/orders/:orderId/hand-over",
    summary: "Hand an order over to a disposer by mail; an earlier link of the order ends",
    access: needsRole("dispatch"),
    params,
    body: deskHandover,
    answer: deskDisposer,
    refusals: ["not_found", "order_changed", ...handoverRefusals],
  },
  handOverDeskOrderOnPaper: {
    method: "POST",
    path: "/desk/v1/orders/:orderId/hand-over-on-paper",
    summary: "Hand an order over to a disposer by a printed code; an earlier link of the order ends",
    access: needsRole("dispatch"),
    params,
    body: deskPaperHandover,
    answer: printedHandover,
    refusals: ["not_found", "order_changed", ...handoverRefusals],
  },
  takeBackDeskOrder: {
    method: "POST",
    path: "/desk/v1/orders/:orderId/take-back",
    summary: "Take an order back from its disposer; the link ends at once",
    access: needsRole("dispatch"),
    params,
    body: z.strictObject({ version }),
    answer: deskDisposer,
    refusals: ["not_found", "order_changed", "not_handed_over"],
  },
} as const satisfies EndpointTable;
