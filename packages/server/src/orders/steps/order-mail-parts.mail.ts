import { formatLongDay } from "@kreislauf/contract/base";
import {
  type AmountUnit,
  type ContainerActionId,
  type ContainerDrawing,
  catalogTexts,
  formatOrderedAmount,
  orderUnit,
} from "@kreislauf/contract/catalog";
import {
  mailedTextFields,
  orderFieldLabels,
  ordersTexts,
  type OrderTextField,
  type OrderTexts,
  type TimeWindow,
} from "@kreislauf/contract/orders";
import type { MailContent, MailFact, MailIllustration } from "../../base/mail/mail-content.ts";

/** The name of a person, for the greeting of a mail. */

export interface MailRecipientName {
  readonly firstName: string;
  readonly lastName: string;
}

/** What a mail says about its order, as the order was when the mail was written. */
export interface OrderMailData extends Pick<OrderTexts, (typeof mailedTextFields)[number]> {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly wasteType: string;
  readonly avvCode: string;
  readonly containerType: string;
  readonly drawing: ContainerDrawing;
  readonly containerActionId: ContainerActionId;
  readonly amount: number;
  readonly unit: AmountUnit;
  readonly desiredDate: string;
  readonly timeWindow: TimeWindow;
  readonly site: { readonly alias: string; readonly address: string };
}

/** The data of a mail about an order, with the name of the person to whom it is written. */
export interface PersonalOrderMailData extends OrderMailData {
  readonly greeting: MailRecipientName;
}

export const fullName = ({ firstName, lastName }: MailRecipientName) => `${firstName} ${lastName}`;

export const orderMailGreeting = (addressee: MailRecipientName) => `Guten Tag ${fullName(addressee)},`;

const containers = ({ containerActionId, amount, unit, containerType }: OrderMailData) =>
  formatOrderedAmount(amount, orderUnit(containerActionId, unit), containerType, "de");

const labels = orderFieldLabels.de;

/** A text of the order under its label; no fact if the text is empty, or missing in the data of an older mail. */
export const orderTextFact = (name: OrderTextField, text: string | null | undefined): readonly MailFact[] =>
  text ? [[labels[name], text]] : [];

export const orderMailFacts = (mail: OrderMailData): readonly MailFact[] => [
  [labels.orderNumber, mail.orderNumber],
  [labels.wasteType, mail.avvCode === "" ? mail.wasteType : `${mail.wasteType} (AVV ${mail.avvCode})`],
  [labels.containerType, containers(mail)],
  [labels.containerActionId, catalogTexts.de.containerAction[mail.containerActionId]],
  ["Standort", `${mail.site.alias}, ${mail.site.address}`],
  ...mailedTextFields.flatMap((name) => orderTextFact(name, mail[name])),
];

/** The picture of a mail: the ordered container, with the date and the time window. */
export const orderMailStage = (
  mail: OrderMailData,
  date: string,
  timeWindow: TimeWindow,
): MailIllustration => ({
  drawing: mail.drawing,
  description: mail.containerType,
  title: formatLongDay(date, "de"),
  subtitle: ordersTexts.de.timeWindowOnDay[timeWindow],
});

export const orderMailAction = ({ orderId }: OrderMailData): MailContent["action"] => ({
  label: "Auftrag ansehen",
  path: `/order/${orderId}`,
});
