import type { QuoteLine } from "@kreislauf/contract/quotes";
import { unbroken, useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { hrefTo } from "../base/paths.ts";
import { quoteRowTexts } from "./quote-row.texts.ts";
import styles from "./quotes.module.css";

/** A row for a quote that waits for a decision. */
export function QuoteRow({ quote }: { quote: QuoteLine }) {
  const texts = useTexts(quoteRowTexts);
  const { day } = useFormats();
  const href = hrefTo("quote", { quoteId: quote.quoteId });
  return (
    <li className={styles.row}>
      <div>
        <a href={href}>{quote.wasteType}</a>
        <small>{texts.containers(quote.amount, quote.containerType)}</small>
      </div>
      <div>
        <span>{quote.siteName}</span>
        <small>{texts.until(unbroken(day(quote.validUntil)))}</small>
      </div>
      <LinkButton small href={href} aria-label={texts.openOf(quote.quoteNumber)}>
        {texts.open}
      </LinkButton>
    </li>
  );
}
