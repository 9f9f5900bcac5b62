import type { BerlinDate } from "@kreislauf/contract/base";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Stepper } from "@kreislauf/ui/controls/stepper.tsx";
import { useState } from "react";
import { RowDate } from "./row-date.tsx";
import type { SiteOrderSubject } from "./site-order-subjects.ts";
import { siteOrdersTexts } from "./site-orders.texts.ts";
import type { SiteOrdersModel } from "./use-site-orders.ts";
import styles from "./site-orders.module.css";

/** Fields that set an amount and a day for all sites that accept them. */
export function ForAllSites({ model, subject }: { model: SiteOrdersModel; subject: SiteOrderSubject }) {
  const texts = useTexts(siteOrdersTexts);
  const { pending } = model;
  const latest = latestRow(pending);
  const [amount, setAmount] = useState<number | null>(null);
  const [day, setDay] = useState<BerlinDate | null>(null);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<string | null>(null);
  if (latest?.agreement === undefined) return null;
  const shownAmount = amount ?? Math.max(...pending.map(({ least }) => least));
  const shownDay = day ?? latest.desiredDate;

  const apply = async () => {
    if (shownDay === null) return;
    setBusy(true);
    const applied = await model.applyToAll({ amount: shownAmount, desiredDate: shownDay });
    setBusy(false);
    setOutcome(applied === null ? texts.notApplied : texts.applied(applied.applied, applied.of));
  };
  return (
    <div className={styles.forAll}>
      <b>{texts.forAll}</b>
      <Stepper
        label={texts.amountForAll}
        labelHidden
        compact
        value={shownAmount}
        onChange={(next) => setAmount(next)}
      />
      <RowDate
        siteId={latest.site.id}
        agreement={latest.agreement}
        containerActionId={subject.containerActionId}
        value={shownDay}
        label={(shown) => texts.dateForAll(shown)}
        onChange={setDay}
      />
      <Button variant="ghost" busy={busy} onClick={() => void apply()}>
        {texts.apply}
      </Button>
      <p role="status" className={styles.applied}>
        {outcome}
      </p>
    </div>
  );
}

/** The row with the latest day; this day is suggested for all sites, because most of them can be served by then. */
const latestRow = (rows: SiteOrdersModel["pending"]) =>
  rows.toSorted((one, other) => ((one.desiredDate ?? "") < (other.desiredDate ?? "") ? 1 : -1))[0];
