import { agreementsTexts } from "@kreislauf/contract/agreements";
import type { DeskAgreement } from "@kreislauf/contract/desk";
import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { DefinitionList } from "@kreislauf/ui/data/definition-list.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { deskAgreementsTexts } from "../agreements.texts.ts";
import { hasRole, useStaff } from "../../base/desk-session.ts";
import { OrderDialog } from "../ordering/order-dialog.tsx";
import { orderingTexts } from "../ordering/ordering.texts.ts";
import styles from "../base/panel.module.css";
import { DecisionPanel } from "./decision-panel.tsx";
import { EndForm } from "./end-form.tsx";
import { NumberForm } from "./number-form.tsx";
import { PricesPanel } from "./prices-panel.tsx";
import { scheduleText } from "./schedule-text.ts";
import { StockForm } from "./stock-form.tsx";

interface AgreementPanelProps {
  agreement: DeskAgreement;
  onClose: () => void;
}

/** An agreement, with forms for its number, its containers, its prices and its end. */
export function AgreementPanel({ agreement, onClose }: AgreementPanelProps) {
  const texts = useTexts(deskAgreementsTexts);
  const statuses = useTexts(agreementsTexts).status;
  const orderingWords = useTexts(orderingTexts);
  const language = useLanguage();
  const formats = useFormats();
  const [form, setForm] = useState<"number" | "stock" | "prices" | "end" | null>(null);
  const [openedVersion, setOpenedVersion] = useState(agreement.version);
  const staff = useStaff();
  const mayOrder = staff !== null && hasRole(staff, "dispatch");
  const [isOrdering, setIsOrdering] = useState(false);
  const shared = { agreement, onDone: () => setForm(null) };
  const open = (next: typeof form) => {
    setOpenedVersion(agreement.version);
    setForm(next);
  };
  return (
    <DecisionPanel
      title={`${agreement.companyName}, ${agreement.siteName}`}
      sub={`${texts.agreement} ${agreement.agreementNumber ?? texts.noNumber}`}
      onClose={onClose}
    >
      <DefinitionList
        entries={[
          { label: texts.waste, value: agreement.wasteType },
          { label: texts.container, value: agreement.containerType },
          { label: texts.onSite, value: String(agreement.containersOnSite) },
          { label: texts.agreementType, value: scheduleText(agreement, language) },
          { label: texts.status, value: statuses[agreement.status] },
          ...(agreement.endsOn === null
            ? []
            : [{ label: texts.endsOn, value: formats.day(agreement.endsOn) }]),
        ]}
      />
      {form === null && (
        <div className={styles.actions}>
          {mayOrder && agreement.status !== "ended" && (
            <Button small variant="primary" onClick={() => setIsOrdering(true)}>
              {orderingWords.open}
            </Button>
          )}
          <Button small onClick={() => open("number")}>
            {texts.giveNumber}
          </Button>
          <Button small onClick={() => open("stock")}>
            {texts.setStock}
          </Button>
          <Button small onClick={() => open("prices")}>
            {texts.prices}
          </Button>
          <Button small onClick={() => open("end")}>
            {texts.end}
          </Button>
        </div>
      )}
      {form !== null && agreement.version !== openedVersion && (
        <Note variant="warning" role="status">
          {texts.changedMeanwhile}
        </Note>
      )}
      {form === "number" && <NumberForm {...shared} />}
      {form === "stock" && <StockForm {...shared} />}
      {form === "prices" && <PricesPanel {...shared} />}
      {form === "end" && <EndForm {...shared} />}
      {isOrdering && <OrderDialog agreements={[agreement]} onClose={() => setIsOrdering(false)} />}
    </DecisionPanel>
  );
}
