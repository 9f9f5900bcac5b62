import { formatLongDay } from "@kreislauf/contract/base";
import {
  type AmountUnit,
  catalogTexts,
  type ContainerActionId,
  type ContainerDrawing,
} from "@kreislauf/contract/catalog";
import { ordersTexts, type TimeWindow } from "@kreislauf/contract/orders";
import type { MailContent, MailFact, MailStage } from "../base/mail-content.ts";

/** Words that all mails about an order share. */

export interface Addressee {
  readonly firstName: string;
  readonly lastName: string;
}

/** What a mail tells of the order it is about, as it was when the mail was written. */
export interface OrderMail {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly customerOrderNumber: string | null;
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

/** A mail about an order that is written to a person. */
export interface PersonalOrderMail extends OrderMail {
  readonly greeting: Addressee;
}

export const fullName = ({ firstName, lastName }: Addressee) => `${firstName} ${lastName}`;

export const greetingOf = (addressee: Addressee) => `Guten Tag ${fullName(addressee)},`;

const containers = ({ amount, unit, containerType }: OrderMail) =>
  unit === "piece"
    ? `${containerType}, ${catalogTexts.de.amount.piece(amount)}`
    : `${amount} × ${containerType}`;

export const orderMailFacts = (mail: OrderMail): readonly MailFact[] => [
  ["Auftragsnummer", mail.orderNumber],
  ["Abfallart", mail.avvCode === "" ? mail.wasteType : `${mail.wasteType} (AVV ${mail.avvCode})`],
  ["Behälter", containers(mail)],
  ["Aktion", catalogTexts.de.containerAction[mail.containerActionId]],
  ["Standort", `${mail.site.alias}, ${mail.site.address}`],
  ...(mail.customerOrderNumber === null ? [] : [["Ihre Bestellnummer", mail.customerOrderNumber] as const]),
];

/** The container below a day. */
export const orderMailStage = (mail: OrderMail, date: string, timeWindow: TimeWindow): MailStage => ({
  drawing: mail.drawing,
  description: mail.containerType,
  title: formatLongDay(date, "de"),
  subtitle: ordersTexts.de.timeWindowOnDay[timeWindow],
});

export const orderMailAction = ({ orderId }: OrderMail): MailContent["action"] => ({
  label: "Auftrag ansehen",
  path: `/order/${orderId}`,
});
