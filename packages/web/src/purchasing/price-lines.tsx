import { type OrderPrice, priceTexts } from "@kreislauf/contract/purchasing";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import styles from "./price-lines.module.css";

/** The lines of a price, its VAT and its total, and which earlier weights an estimated weight is based on. */
export function PriceLines({ price }: { price: OrderPrice }) {
  const texts = useTexts(priceTexts);
  const { money, number, date, quantity } = useFormats();
  const isEstimated = price.kind === "estimated";
  const about = (text: string) => (isEstimated ? texts.about(text) : text);
  const tonnes = (kilograms: number) => quantity(kilograms / 1_000, "t");
  if (price.kind === "none") return <p className={styles.quiet}>{texts.noPrice}</p>;
  if (price.kind === "free") return <p className={styles.quiet}>{texts.kinds.free}</p>;
  return (
    <>
      <dl className={styles.lines}>
        {price.lines.map((line) => (
          <div key={line.unit}>
            <dt>
              {line.unit === "haul" || line.quantity === null
                ? texts.units[line.unit]
                : `${texts.units[line.unit]}, ${
                    line.unit === "tonne"
                      ? about(texts.times(tonnes(line.quantity * 1_000), money(line.unitPrice)))
                      : texts.times(number(line.quantity), money(line.unitPrice))
                  }`}
            </dt>
            <dd>
              {line.netAmount === null
                ? texts.perTonne(money(line.unitPrice))
                : line.unit === "tonne"
                  ? about(money(line.netAmount))
                  : money(line.netAmount)}
            </dd>
          </div>
        ))}
        {price.vat.map((part) => (
          <div key={part.rate}>
            <dt>{texts.vat(number(part.rate))}</dt>
            <dd>{about(money(part.vatAmount))}</dd>
          </div>
        ))}
        {price.grossAmount !== null && (
          <div className={styles.sum}>
            <dt>{`${texts.kinds[price.kind]} ${texts.gross}`}</dt>
            <dd>{about(money(price.grossAmount))}</dd>
          </div>
        )}
      </dl>
      {price.kind === "per_tonne" && <p className={styles.quiet}>{texts.fewWeights}</p>}
      {isEstimated && price.weightKg !== null && (
        <p className={styles.quiet}>{texts.origin(price.weights.length, tonnes(price.weightKg))}</p>
      )}
      {price.version !== null && price.validFrom !== null && (
        <p className={styles.quiet}>
          {texts.list(price.version, date(price.validFrom))}
          {price.terms !== null && ` ${texts.terms(price.terms)}`}
        </p>
      )}
    </>
  );
}
