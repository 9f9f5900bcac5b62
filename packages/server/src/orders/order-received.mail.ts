import {
  formatDate,
  formatDateTime,
  formatLastingDeadline,
  formatLongDay,
  type WireVerdict,
} from "@kreislauf/contract/base";
import {
  catalogTexts,
  containerAction,
  type ContainerActionId,
  isPlacement,
} from "@kreislauf/contract/catalog";
import {
  type OrderActionRefusal,
  ordersErrorTexts,
  ordersTexts,
  orderStatus,
} from "@kreislauf/contract/orders";
import type { MailFact, MailTemplate } from "../base/mail-content.ts";
import {
  type Addressee,
  fullName,
  greetingOf,
  type OrderMail,
  orderMailAction,
  orderMailFacts,
  orderMailStage,
} from "./order-words.mail.ts";

declare module "../base/outbox.ts" {
  interface Mails {
    order_received: OrderReceivedMail;
  }
}

/** What the mail about a received order tells, as it was when the order was given. */
export interface OrderReceivedMail extends OrderMail {
  readonly orderedBy: Addressee;
  readonly orderedOn: string;
  readonly latestExecutionDate: string;
  readonly noteToDisposer: string | null;
  readonly edit: WireVerdict<OrderActionRefusal>;
  readonly cancel: WireVerdict<OrderActionRefusal>;
}

const words = ordersTexts.de;

/** What happens to `what` at `when`. */
const announcements: Readonly<Record<ContainerActionId, (what: string, when: string) => string>> = {
  [containerAction.pickUp]: (what, when) => `wir holen ${what} ${when} ab`,
  [containerAction.exchange]: (what, when) => `wir tauschen ${what} ${when}`,
  [containerAction.remove]: (what, when) => `wir ziehen ${what} ${when} ab`,
  [containerAction.empty]: (what, when) => `wir leeren ${what} ${when}`,
  [containerAction.place]: (what, when) => `wir stellen ${what} ${when} auf`,
  [containerAction.purchase]: (what, when) => `wir liefern ${what} ${when}`,
  [containerAction.immediateFill]: (_what, when) => `wir kommen ${when} zur Sofortbefüllung`,
  [containerAction.suction]: (what, when) => `wir saugen ${what} ${when} leer`,
  [containerAction.emptyCustomerOwned]: (what, when) => `wir leeren ${what} ${when}`,
  [containerAction.relocate]: (what, when) => `wir stellen ${what} ${when} um`,
};

/** The person addressed has the containers already, unless they are yet to come. */
function orderedThing({ amount, unit, containerActionId }: OrderReceivedMail): string {
  if (unit === "piece") return catalogTexts.de.amount.piece(amount);
  if (isPlacement(containerActionId)) return amount === 1 ? "einen Behälter" : `${amount} Behälter`;
  return amount === 1 ? "Ihren Behälter" : `${amount} Ihrer Behälter`;
}

const opening = (mail: OrderReceivedMail) =>
  `${announcements[mail.containerActionId](orderedThing(mail), "zum Wunschtermin")}, ` +
  `spätestens am ${formatDate(mail.latestExecutionDate)}.`;

const facts = (mail: OrderReceivedMail): readonly MailFact[] => [
  ...orderMailFacts(mail),
  ...(mail.noteToDisposer === null ? [] : [["Ihr Hinweis", mail.noteToDisposer] as const]),
  ["Beauftragt von", `${fullName(mail.orderedBy)}, ${formatDateTime(mail.orderedOn, "de")}`],
];

/** Until when an action is possible, or why it is not. */
function limit(verdict: WireVerdict<OrderActionRefusal>, possible: (until: string) => string): string {
  if (!verdict.allowed) return ordersErrorTexts.de[verdict.reason];
  if (verdict.until === null) return "";
  return `${possible(formatLastingDeadline(Temporal.Instant.from(verdict.until), "de"))}.`;
}

export const orderReceivedMail: MailTemplate<"order_received"> = (mail) => {
  const day = formatLongDay(mail.desiredDate, "de");
  return {
    subject: `Auftragsbestätigung ${mail.orderNumber}`,
    preview: `${mail.wasteType}, ${mail.containerType}, Wunschtermin ${day}`,
    status: { word: words.status[orderStatus.open], tone: "open" },
    title: "Ihr Auftrag ist eingegangen",
    greeting: greetingOf(mail.orderedBy),
    opening: opening(mail),
    stage: orderMailStage(mail, mail.desiredDate, mail.timeWindow),
    facts: facts(mail),
    action: orderMailAction(mail),
    remark: [limit(mail.cancel, words.cancellableUntil), limit(mail.edit, words.editableUntil)]
      .filter((sentence) => sentence !== "")
      .join(" "),
    reason: "Sie erhalten diese E-Mail, weil Auftragsbestätigungen für Ihr Konto eingeschaltet sind.",
    isSwitchable: true,
  };
};
