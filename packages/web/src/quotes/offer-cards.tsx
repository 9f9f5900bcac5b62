import { formatShortCycle } from "@kreislauf/contract/agreements";
import { catalogTexts } from "@kreislauf/contract/catalog";
import { describePrice, type Quote, quotesApi } from "@kreislauf/contract/quotes";
import { FileText } from "lucide-react";
import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { DefinitionList } from "@kreislauf/ui/data/definition-list.tsx";
import { ContainerIllustration } from "@kreislauf/ui/drawings/container-illustration.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { call } from "../base/api.ts";
import { saveAs } from "@kreislauf/ui/base/save-as.ts";
import { containerShapes } from "../catalog/index.ts";
import { quoteTexts } from "./quote.texts.ts";
import { usePlacementDay } from "./use-placement-day.ts";
import styles from "./quotes.module.css";

/** What is offered: waste, container, service, site and begin, with the provider's message. */
export function OfferCard({ quote }: { quote: Quote }) {
  const texts = useTexts(quoteTexts);
  const language = useLanguage();
  const { dateTime } = useFormats();
  const { begin } = usePlacementDay(quote);
  const { wasteType, containerType, cycleInterval, weekday1, weekday2 } = quote;
  const type = catalogTexts[language].agreementType[quote.agreementTypeId];
  const service =
    cycleInterval === null || weekday1 === null
      ? type
      : `${type}, ${formatShortCycle({ cycleInterval, weekday1, weekday2 }, language)}`;
  return (
    <Card title={texts.offered(wasteType.description, quote.amount, containerType.type)}>
      <div className={styles.offer}>
        <ContainerIllustration
          shape={containerShapes[containerType.drawing]}
          dimension={containerType.size}
        />
        <DefinitionList
          entries={[
            { label: texts.site, value: `${quote.site.name}, ${quote.site.address}` },
            { label: texts.service, value: service },
            { label: texts.begin, value: begin },
            ...(quote.term === null ? [] : [{ label: texts.term, value: quote.term }]),
          ]}
        />
      </div>
      <h3 className={styles.message}>{texts.message}</h3>
      <p className={styles.text}>{quote.text}</p>
      <p className={styles.signed}>{texts.signed(quote.sentBy, dateTime(quote.sentOn))}</p>
    </Card>
  );
}

/** The prices before tax, and a button that downloads the quote's PDF if it has one. */
export function PricesCard({ quote }: { quote: Quote }) {
  const texts = useTexts(quoteTexts);
  const language = useLanguage();
  const { money } = useFormats();
  return (
    <Card title={texts.prices} flush actions={quote.pdf && <SaveFile quote={quote} pdf={quote.pdf} />}>
      <table className={styles.prices}>
        <thead>
          <tr>
            <th scope="col">{texts.what}</th>
            <th scope="col">{texts.net}</th>
          </tr>
        </thead>
        <tbody>
          {quote.prices.map((price) => {
            const { what, each } = describePrice(price, language);
            return (
              <tr key={`${price.unit} ${price.containerActionId}`}>
                <th scope="row">
                  {what}
                  <small>{price.cents < 0 ? `${each}, ${texts.youReceive}` : each}</small>
                </th>
                <td>{money(price.cents)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}

function SaveFile({ quote, pdf }: { quote: Quote; pdf: NonNullable<Quote["pdf"]> }) {
  const texts = useTexts(quoteTexts);
  const { fileSize } = useFormats();
  const show = useSnackbar();
  const [isLoading, setIsLoading] = useState(false);
  const save = async () => {
    setIsLoading(true);
    try {
      const { file } = await call(quotesApi.quoteFile, { params: { quoteId: quote.quoteId } });
      saveAs(file, pdf.fileName);
    } catch {
      show({ message: texts.fileFailed, variant: "error" });
    }
    setIsLoading(false);
  };
  return (
    <Button
      small
      icon={FileText}
      busy={isLoading}
      aria-label={texts.saveFile(pdf.fileName)}
      onClick={() => void save()}
    >
      {pdf.fileName} ({fileSize(pdf.sizeBytes)})
    </Button>
  );
}
