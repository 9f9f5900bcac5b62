import { addDays, type Language } from "@kreislauf/contract/base";
import {
  catalogTexts,
  formatContainerName,
  formatOrderedAmount,
  orderUnit,
} from "@kreislauf/contract/catalog";
import { orderPhase, orderPhaseTexts, orderStatus, ordersTexts } from "@kreislauf/contract/orders";
import { holidayPlaceOf, type PhaseClock, phaseFacts } from "../orders/index.ts";
import type { FeedOrder } from "./calendar-feeds.store.ts";

interface CalendarFacts {
  readonly name: string;
  /** The portal's host name. It is part of the events' ids, which makes them globally unique. */
  readonly host: string;
  readonly portal: string;
  readonly language: Language;
  readonly clock: PhaseClock;
  /** Whether each event has an alarm at 15:00 on the day before. */
  readonly reminder: boolean;
}

/** Escapes a text (RFC 5545, 3.3.11). */
const text = (value: string) =>
  value
    .replaceAll("\\", "\\\\")
    .replaceAll(";", String.raw`\;`)
    .replaceAll(",", String.raw`\,`)
    .replaceAll(/\r?\n/g, String.raw`\n`);

const day = (date: string) => date.replaceAll("-", "");
const moment = (instant: string) => `${instant.slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

/** A line has at most 75 bytes; longer ones continue after a space (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > 75) {
      parts.push(part);
      part = " ";
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join("\r\n");
}

/** The pickups as iCalendar. An event keeps its id when its order changes; its `SEQUENCE` counts the changes. */
export function writeICalendar(orders: readonly FeedOrder[], facts: CalendarFacts): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${text(facts.name)}//${facts.language.toUpperCase()}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${text(facts.name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    ...orders.flatMap((order) => event(order, facts)),
    "END:VCALENDAR",
    "",
  ];
  return lines.map(folded).join("\r\n");
}

function event(order: FeedOrder, { host, portal, language, clock, reminder }: CalendarFacts): string[] {
  const words = ordersTexts[language];
  const action = catalogTexts[language].containerAction[order.container_action_id];
  const waste = order.independent_waste_type || order.waste;
  const phase = orderPhase(phaseFacts(order), clock.now, clock.holidaysAt(holidayPlaceOf(order)));
  const isCancelled = order.status === orderStatus.cancelled;
  const window = order.time_window === "all_day" ? "" : `, ${words.timeWindowOnDay[order.time_window]}`;
  const changed = moment(order.changed_on ?? order.created_on);
  const description = [
    formatOrderedAmount(
      order.amount,
      orderUnit(order.container_action_id, order.offer_unit),
      formatContainerName(order.container, language),
      language,
    ),
    words.timeWindow[order.time_window],
    `${phase === null ? words.status[order.status] : orderPhaseTexts[language].badge[phase]}, ${order.order_number}`,
  ].join("\n");
  return [
    "BEGIN:VEVENT",
    `UID:order-${order.id}@${host}`,
    `SEQUENCE:${order.version - 1}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `CREATED:${moment(order.created_on)}`,
    `DTSTART;VALUE=DATE:${day(order.desired_date)}`,
    `DTEND;VALUE=DATE:${day(addDays(order.desired_date, 1))}`,
    `SUMMARY:${text(`${waste}: ${action}${window}`)}`,
    `LOCATION:${text(`${order.alias}, ${order.street} ${order.house_number}, ${order.zip} ${order.city}`)}`,
    `DESCRIPTION:${text(description)}`,
    `URL:${portal}/#/order/${order.id}`,
    `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    "TRANSP:TRANSPARENT",
    ...(reminder && order.status === orderStatus.open
      ? [
          "BEGIN:VALARM",
          "ACTION:DISPLAY",
          `DESCRIPTION:${text(`${waste}: ${action}`)}`,
          "TRIGGER:-PT9H",
          "END:VALARM",
        ]
      : []),
    "END:VEVENT",
  ];
}
