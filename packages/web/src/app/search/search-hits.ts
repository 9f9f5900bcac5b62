import type { FoundAgreement } from "@kreislauf/contract/agreements";
import type { Language } from "@kreislauf/contract/base";
import { documentsTexts, type Document } from "@kreislauf/contract/documents";
import type { Order } from "@kreislauf/contract/orders";
import { addressLine, type SiteLabelFields } from "@kreislauf/contract/sites";
import type { UserListItem } from "@kreislauf/contract/users";
import { formatsOf } from "@kreislauf/ui/base/format.ts";
import { fullName } from "../../base/full-name.ts";
import { hrefTo } from "../../base/paths.ts";
import type { OpenedPage } from "./recently-opened.ts";
import { searchTexts } from "./search.texts.ts";

/** A page that the search has found, as a row of the results. */
export interface SearchHit extends OpenedPage {
  /**
   * The complete numbers by which people look for the page, such as an order number; null stands for a number that is
   * missing.
   */
  readonly numbers: readonly (string | null)[];
  /** The order whose status the row shows as a badge; absent for rows about something else. */
  readonly order?: Order;
}

const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(" · ");

/** The search result for an order. `site` is undefined if the site is not active. */
export function orderHit(order: Order, site: SiteLabelFields | undefined, language: Language): SearchHit {
  const { orderNumber, customerOrderNumber, claim, executedOn, confirmedDate, desiredDate } = order;
  const ticket = claim?.ticketNumber ?? null;
  return {
    kind: "order",
    title: joined(order.wasteType.description, order.actionDescription, site?.alias),
    detail: joined(
      orderNumber,
      formatsOf(language).day(executedOn ?? confirmedDate ?? desiredDate),
      ticket === null ? null : searchTexts[language].ticket(ticket),
      customerOrderNumber,
    ),
    href: hrefTo("order", { orderId: order.id }),
    numbers: [orderNumber, customerOrderNumber, ticket],
    order,
  };
}

export const siteHit = (site: SiteLabelFields): SearchHit => ({
  kind: "site",
  title: site.alias,
  detail: joined(site.locationOrderNumber, addressLine(site)),
  href: hrefTo("site", { id: site.id }),
  numbers: [site.locationOrderNumber],
});

/** The search result for a container. It links to the containers of its site, where the user can act on them. */
export const containerHit = (
  { wasteType, containerType, containersOnSite, agreementNumber, serviceLocationId }: FoundAgreement,
  site: SiteLabelFields | undefined,
): SearchHit => ({
  kind: "container",
  title: joined(`${containersOnSite} × ${containerType.type}`, site?.alias),
  detail: joined(wasteType.description, wasteType.avvCode, agreementNumber),
  href: hrefTo("agreements", {}, { site: serviceLocationId }),
  numbers: [agreementNumber],
});

export const documentHit = (
  { id, type, number, date, orderNumber, serviceReceiptNumber }: Document,
  site: SiteLabelFields | undefined,
  language: Language,
): SearchHit => ({
  kind: "document",
  title: joined(`${documentsTexts[language].type[type]} ${number}`, site?.alias),
  detail: joined(formatsOf(language).date(date), orderNumber, serviceReceiptNumber),
  href: hrefTo("documents", {}, { documentType: type, document: id }),
  numbers: [number],
});

export const personHit = (person: UserListItem, ownId: number, language: Language): SearchHit => ({
  kind: "person",
  title: fullName(person),
  detail: joined(person.email, person.status === "invited" ? searchTexts[language].invited : null),
  href:
    person.userId === ownId
      ? hrefTo("preferences")
      : hrefTo(person.status === "invited" ? "editInvitedUser" : "editUser", { id: person.userId }),
  numbers: [],
});

/** Whether the words are a number of the hit: the whole number, all but its leading letters, or its last digits. */
export const hasExactNumber = ({ numbers }: Pick<SearchHit, "numbers">, words: string): boolean => {
  const wanted = words.toLocaleLowerCase("de");
  return numbers.some((number) => {
    const given = number?.toLocaleLowerCase("de");
    return [given, given?.replace(/^[a-z]+-/, ""), given?.match(/(?<=-)\d{4,}$/)?.[0]].includes(wanted);
  });
};
