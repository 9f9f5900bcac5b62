import { formatDay } from "@kreislauf/contract/base";
import type { MailTemplate } from "../../base/mail/mail-content.ts";
import { type MailRecipientName, orderMailGreeting } from "../steps/order-mail-parts.mail.ts";

declare module "../../base/mail/outbox.ts" {
  interface Mails {
    order_digest: OrderDigestMail;
  }
}

/**
 * What colleagues ordered since the last digest. `orders` may be only the first of them; `count` is the number of all.
 */
export interface OrderDigestMail {
  readonly greeting: MailRecipientName;
  readonly orders: readonly {
    readonly orderNumber: string;
    readonly wasteType: string;
    readonly desiredDate: string;
    readonly site: string;
    readonly by: string;
  }[];
  readonly count: number;
}

export const orderDigestMail: MailTemplate<"order_digest"> = ({ greeting, orders, count }) => {
  const what = count === 1 ? "1 neuer Auftrag" : `${count} neue Aufträge`;
  const more = count - orders.length;
  return {
    subject: `${what} an Ihren Standorten`,
    preview: [...new Set(orders.map(({ site }) => site))].join(", "),
    title: `${what} an Ihren Standorten`,
    greeting: orderMailGreeting(greeting),
    opening:
      count === 1
        ? "seit der letzten Übersicht wurde an Ihren Standorten ein Auftrag erteilt."
        : `seit der letzten Übersicht wurden an Ihren Standorten ${count} Aufträge erteilt.`,
    facts: [
      ...orders.map(
        ({ orderNumber, wasteType, desiredDate, site, by }) =>
          [
            `Auftrag ${orderNumber}`,
            `${wasteType}, ${site}, für ${formatDay(desiredDate, "de")}, von ${by}`,
          ] as const,
      ),
      ...(more > 0 ? [["Außerdem", more === 1 ? "1 weiterer" : `${more} weitere`] as const] : []),
    ],
    action: { label: "Aufträge ansehen", path: "/order-history" },
    remark: "Die Übersicht kommt einmal am Tag, und nur wenn andere etwas beauftragt haben.",
    reason: "Sie erhalten diese E-Mail, weil die tägliche Übersicht für Ihr Konto eingeschaltet ist.",
    isSwitchable: true,
  };
};
