import { type Document, formatMonth } from "@kreislauf/contract/documents";
import { useQuery } from "@tanstack/react-query";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { DefinitionList } from "@kreislauf/ui/data/definition-list.tsx";
import { mayReadOrders } from "../base/may-read-orders.ts";
import { hrefTo } from "../base/paths.ts";
import { useUser } from "../base/session.ts";
import { activeSitesQuery } from "../sites/index.ts";
import { documentsScreenTexts } from "./documents.texts.ts";
import { PaymentState } from "./payment-state.tsx";

/**
 * The facts about a document, such as its date, its month and its site, and for an invoice its amount and when it is
 * due.
 */
export function DocumentFacts({ document }: { document: Document }) {
  const { columns: texts, facts, disputed, answerBy } = useTexts(documentsScreenTexts);
  const language = useLanguage();
  const { date, money } = useFormats();
  const { data: sites = [] } = useQuery(activeSitesQuery);
  const site = sites.find(({ id }) => id === document.serviceLocationId);
  return (
    <DefinitionList
      entries={[
        { label: facts.date, value: date(document.date) },
        { label: texts.monthOfServiceDate, value: formatMonth(document.monthOfServiceDate, language) },
        ...(document.grossAmount === null
          ? []
          : [{ label: texts.grossAmount, value: money(document.grossAmount) }]),
        ...(document.dueDate === null || document.supersededBy !== null
          ? []
          : [{ label: facts.due, value: date(document.dueDate) }]),
        ...(document.payment === null || document.supersededBy !== null
          ? []
          : [{ label: facts.payment, value: <PaymentState document={document} /> }]),
        ...(document.orderNumber === null
          ? []
          : [{ label: texts.order, value: <OrderOfDocument document={document} /> }]),
        ...(document.disputedUntil === null
          ? []
          : [{ label: disputed, value: answerBy(date(document.disputedUntil)) }]),
        ...(site === undefined
          ? []
          : [
              {
                label: texts.site,
                value: <a href={hrefTo("site", { id: site.id })}>{site.alias}</a>,
              },
            ]),
      ]}
    />
  );
}

/** The number of the document's order; a link if the portal has that order and the user may read orders. */
function OrderOfDocument({ document: { orderId, orderNumber } }: { document: Document }) {
  const { permissions } = useUser();
  if (orderId === null || !mayReadOrders(permissions)) return orderNumber;
  return <a href={hrefTo("order", { orderId })}>{orderNumber}</a>;
}
