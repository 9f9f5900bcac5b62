import { type CheckedInvoiceLine, type DeviationKind, invoicesTexts } from "@kreislauf/contract/invoices";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { hrefTo } from "../base/paths.ts";
import { invoicesScreenTexts } from "./invoices.texts.ts";
import { signedMoney } from "./signed-money.ts";
import styles from "./invoices.module.css";

interface LineProps {
  line: CheckedInvoiceLine;
}

/**
 * The order, receipt, weight and amount that a line is based on. Values that deviate are highlighted until the line is
 * decided.
 */
export function LineBasis({ line }: LineProps) {
  const texts = useTexts(invoicesScreenTexts);
  const { number, weight } = useFormats();
  const { order, receipt, alsoOn, weighedKg, orderedAmount, deviations, review } = line;
  const orderHref = order?.id ? hrefTo("order", { orderId: order.id }) : undefined;
  const differsIn = (kind: DeviationKind) =>
    (review.state === null && deviations.some((deviation) => deviation.kind === kind)) || undefined;
  return (
    <span className={styles.basis}>
      {order === null ? (
        <span data-differs={differsIn("no_order")}>{texts.noOrder}</span>
      ) : (
        <LinkIfAllowed href={orderHref}>{texts.order(order.number)}</LinkIfAllowed>
      )}
      {receipt !== null && (
        <LinkIfAllowed
          href={receipt.id === null ? undefined : hrefTo("documents", undefined, { document: receipt.id })}
        >
          {receipt.number}
        </LinkIfAllowed>
      )}
      {weighedKg !== null && (
        <span data-differs={differsIn("weight")}>{texts.weighed(weight(weighedKg))}</span>
      )}
      {orderedAmount !== null && (
        <span data-differs={differsIn("amount")}>{texts.ordered(number(orderedAmount))}</span>
      )}
      {line.hasPhoto && orderHref !== undefined && <a href={orderHref}>{texts.photo}</a>}
      {alsoOn !== null && (
        <LinkIfAllowed href={alsoOn.id === null ? undefined : hrefTo("invoice", { documentId: alsoOn.id })}>
          {alsoOn.number === null ? texts.alsoOnAnother : texts.alsoOn(alsoOn.number)}
        </LinkIfAllowed>
      )}
    </span>
  );
}

/** A number that links to its page; plain text if `href` is undefined because the user may not open the page. */
const LinkIfAllowed = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href === undefined ? <span>{children}</span> : <a href={href}>{children}</a>;

/** In what a line deviates and by how much, or that it matches. */
export function LineResultCell({ line }: LineProps) {
  const { result: results } = useTexts(invoicesScreenTexts);
  const { deviation: words } = useTexts(invoicesTexts);
  const { money } = useFormats();
  if (line.result === "matches") {
    return (
      <span className={styles.matches}>
        <Icon of={CircleCheck} size={16} />
        {results.matches}
      </span>
    );
  }
  if (line.result !== "deviates") return <span className={styles.quiet}>{results[line.result]}</span>;
  return (
    <span className={styles.deviations} data-decided={line.review.state !== null || undefined}>
      {line.deviations.map(({ kind, difference }) => (
        <span key={kind}>
          <b>{signedMoney(difference, money)}</b>
          <small>{words[kind]}</small>
        </span>
      ))}
    </span>
  );
}
