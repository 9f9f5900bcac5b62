import {
  formatDate,
  formatDateTime,
  formatAbsoluteDeadline,
  formatLongDay,
  type WireVerdict,
} from "@kreislauf/contract/base";
import {
  catalogTexts,
  containerAction,
  type ContainerActionId,
  isPlacement,
  orderUnit,
} from "@kreislauf/contract/catalog";
import {
  confirmedTextFields,
  type OrderActionRefusal,
  orderFieldLabels,
  ordersErrorTexts,
  ordersTexts,
  orderStatus,
  type OrderTexts,
} from "@kreislauf/contract/orders";
import { type OrderPrice, priceTexts } from "@kreislauf/contract/purchasing";
import { formatEuroAmount } from "../../documents/index.ts";
import type { MailFact, MailTemplate } from "../../base/mail/mail-content.ts";
import {
  type MailRecipientName,
  fullName,
  orderMailGreeting,
  type OrderMailData,
  orderMailAction,
  orderMailFacts,
  orderMailStage,
  orderTextFact,
} from "../steps/order-mail-parts.mail.ts";

declare module "../../base/mail/outbox.ts" {
  interface Mails {
    order_received: OrderReceivedMail;
  }
}

/** The data of the mail about a received order, as it was when the order was placed. */
export interface OrderReceivedMail
  extends OrderMailData, Pick<OrderTexts, (typeof confirmedTextFields)[number]> {
  readonly orderedBy: MailRecipientName;
  readonly orderedOn: string;
  readonly latestExecutionDate: string;
  readonly edit: WireVerdict<OrderActionRefusal>;
  readonly cancel: WireVerdict<OrderActionRefusal>;
  /** Null if no price is agreed; missing in mails that were written before prices existed. */
  readonly price?: OrderPrice | null;
}

const words = ordersTexts.de;
const priceWords = priceTexts.de;

/**
 * The beginning of the mail for each action. `what` names the ordered containers or pieces, `when` is always "on the
 * desired date".
 */
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

/**
 * The ordered containers or pieces in words. Unless the order places new containers, they are called the customer's.
 */
function orderedThing({ amount, unit, containerActionId }: OrderReceivedMail): string {
  if (orderUnit(containerActionId, unit) === "piece") return catalogTexts.de.amount.piece(amount);
  if (isPlacement(containerActionId)) return amount === 1 ? "einen Behälter" : `${amount} Behälter`;
  return amount === 1 ? "Ihren Behälter" : `${amount} Ihrer Behälter`;
}

const opening = (mail: OrderReceivedMail) =>
  `${announcements[mail.containerActionId](orderedThing(mail), "zum Wunschtermin")}, ` +
  `spätestens am ${formatDate(mail.latestExecutionDate)}.`;

/** The agreed price with its price list and terms (section 312i BGB); no facts if no price is agreed. */
function priceFact(price: OrderPrice | null): readonly MailFact[] {
  if (price === null) return [];
  const { kind, lines, netAmount, grossAmount, version, validFrom, terms } = price;
  const open = lines.find(({ netAmount: known }) => known === null);
  const amounts =
    netAmount === null || grossAmount === null
      ? [priceWords.perTonne(formatEuroAmount(open?.unitPrice ?? 0))]
      : [`${formatEuroAmount(netAmount)} netto`, `${formatEuroAmount(grossAmount)} brutto`];
  const sentences = [
    ...(version === null || validFrom === null ? [] : [priceWords.list(version, formatDate(validFrom))]),
    ...(terms === null ? [] : [priceWords.terms(terms)]),
  ];
  const about = kind === "estimated" ? amounts.map(priceWords.about) : amounts;
  return [[priceWords.kinds[kind], [`${about.join(", ")}.`, ...sentences].join(" ")]];
}

const facts = (mail: OrderReceivedMail): readonly MailFact[] => [
  ...orderMailFacts(mail),
  ...confirmedTextFields.flatMap((name) => orderTextFact(name, mail[name])),
  ...priceFact(mail.price ?? null),
  [orderFieldLabels.de.createdByUser, `${fullName(mail.orderedBy)}, ${formatDateTime(mail.orderedOn, "de")}`],
];

/** A sentence that says until when an action is possible, or why it is not; empty if there is no deadline. */
function limit(verdict: WireVerdict<OrderActionRefusal>, possible: (until: string) => string): string {
  if (!verdict.allowed) return ordersErrorTexts.de[verdict.reason];
  if (verdict.until === null) return "";
  return `${possible(formatAbsoluteDeadline(Temporal.Instant.from(verdict.until), "de"))}.`;
}

export const orderReceivedMail: MailTemplate<"order_received"> = (mail) => {
  const day = formatLongDay(mail.desiredDate, "de");
  return {
    subject: `Auftragsbestätigung ${mail.orderNumber}`,
    preview: `${mail.wasteType}, ${mail.containerType}, Wunschtermin ${day}`,
    status: { word: words.status[orderStatus.open], tone: "open" },
    title: "Ihr Auftrag ist eingegangen",
    greeting: orderMailGreeting(mail.orderedBy),
    opening: opening(mail),
    illustration: orderMailStage(mail, mail.desiredDate, mail.timeWindow),
    facts: facts(mail),
    action: orderMailAction(mail),
    remark: [limit(mail.cancel, words.cancellableUntil), limit(mail.edit, words.editableUntil)]
      .filter((sentence) => sentence !== "")
      .join(" "),
    reason: "Sie erhalten diese E-Mail, weil Auftragsbestätigungen für Ihr Konto eingeschaltet sind.",
    isSwitchable: true,
  };
};
