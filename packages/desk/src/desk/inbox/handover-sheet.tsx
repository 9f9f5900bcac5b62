import { catalogTexts, unbrokenAvvCode } from "@kreislauf/contract/catalog";
import type { DeskOrder, PrintedHandover } from "@kreislauf/contract/desk";
import { Copy, Printer } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { DefinitionList } from "@kreislauf/ui/data/definition-list.tsx";
import { QrCode } from "@kreislauf/ui/drawings/qr-code.tsx";
import { useCopy } from "@kreislauf/ui/feedback/use-copy.ts";
import { DialogFrame } from "@kreislauf/ui/overlays/dialog-frame.tsx";
import { disposerTexts } from "../disposer.texts.ts";
import styles from "./handover-sheet.module.css";

interface HandoverSheetProps {
  order: DeskOrder;
  printed: PrintedHandover;
  onClose: () => void;
}

/** An order on one printed sheet for a disposer, with the QR code that opens its page; without prices or people. */
export function HandoverSheet({ order, printed, onClose }: HandoverSheetProps) {
  const texts = useTexts(disposerTexts);
  const actions = useTexts(catalogTexts).containerAction;
  const formats = useFormats();
  const copy = useCopy();
  const address = new URL(`/#/disposer/${printed.token}`, location.href).href;
  const labels = texts.sheetLines;
  return (
    <DialogFrame
      open
      onClose={onClose}
      title={texts.sheetTitle}
      description={<span className={styles.onScreen}>{texts.sheetHint}</span>}
      maxWidth={640}
      actions={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button variant="primary" icon={Printer} onClick={() => print()}>
            {texts.print}
          </Button>
        </>
      }
    >
      <div className={styles.sheet} data-print-sheet>
        <div>
          <p className={styles.scan}>{texts.scan}</p>
          <DefinitionList
            inRows
            entries={[
              { label: labels.order, value: order.orderNumber },
              { label: labels.day, value: formats.day(order.confirmedDate ?? order.desiredDate) },
              {
                label: labels.what,
                value: `${order.amount} × ${order.containerType}, ${actions[order.containerActionId]}`,
              },
              {
                label: labels.waste,
                value: `${order.wasteType} (${unbrokenAvvCode(order.avvCode)})`,
              },
              { label: labels.place, value: `${order.street}, ${order.zip} ${order.city}` },
              { label: labels.validUntil, value: formats.day(printed.validUntil) },
            ]}
          />
        </div>
        <div className={styles.code}>
          <QrCode text={address} label={texts.qrLabel} />
          <small>{address}</small>
          <Button small icon={Copy} onClick={() => void copy(address, texts)}>
            {texts.copy}
          </Button>
        </div>
      </div>
    </DialogFrame>
  );
}
