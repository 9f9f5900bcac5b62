import { catalogTexts } from "@kreislauf/contract/catalog";
import { type Order, orderFieldLabels, ordersTexts, plannedDate } from "@kreislauf/contract/orders";
import { addressLine, type SiteLabelFields } from "@kreislauf/contract/sites";
import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { now } from "@kreislauf/ui/base/clock.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { ContainerIllustration } from "@kreislauf/ui/drawings/container-illustration.tsx";
import { Logo } from "@kreislauf/ui/drawings/logo.tsx";
import { QrCode } from "@kreislauf/ui/drawings/qr-code.tsx";
import { HazardMark } from "@kreislauf/ui/feedback/hazard-mark.tsx";
import { useBranding } from "../../base/branding.ts";
import { hrefTo } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import { containerShapes } from "../../catalog/index.ts";
import { siteQuery } from "../../sites/index.ts";
import { wasteTypeName } from "../base/order-labels.ts";
import { useAmountLabels } from "../base/use-amount-labels.ts";
import { ordersScreenTexts } from "../orders.texts.ts";
import { orderSlipTexts } from "./order-slip.texts.ts";
import styles from "./order-slip.module.css";

export interface OrderSlipProps {
  order: Order;
  /** Undefined if the site could not be loaded. */
  site: SiteLabelFields | undefined;
  /** Goes back to the order's page. */
  onClose: () => void;
}

/** Empty lines that the driver fills in by hand. */
const lines = ["weight", "arrival", "plate"] as const;

/** In characters; longer notes are cut, because the slip would not fit on one page. */
const longestNote = 200;

/** An order on one sheet of paper, for the gate and the driver; its QR code leads to the order. */
export function OrderSlip({ order, site, onClose }: OrderSlipProps) {
  const texts = useTexts(orderSlipTexts);
  const labels = useTexts(orderFieldLabels);
  const words = useTexts(catalogTexts);
  const { timeWindowOnDay } = useTexts(ordersTexts);
  const { avv } = useTexts(ordersScreenTexts);
  const formats = useFormats();
  const { containerLabel } = useAmountLabels();
  const { companyName } = useUser();
  const { productName, operatorName, logoUrl } = useBranding();
  const { data: details } = useQuery(siteQuery(order.serviceLocationId));
  const { orderNumber, wasteType, containerType } = order;
  const state =
    order.executedOn !== null
      ? texts.executed
      : order.confirmedDate === null
        ? texts.wished
        : texts.confirmed;
  const address = new URL(hrefTo("order", { orderId: order.id }).split("?")[0] ?? "", location.href).href;
  const { openingHours = null, driverHints = null } = details?.access ?? {};
  const contact = details?.contactPerson;
  return (
    <>
      <div className={styles.tools}>
        <Button variant="ghost" icon={ChevronLeft} onClick={onClose}>
          {texts.back}
        </Button>
        <h1>{texts.title(orderNumber)}</h1>
        <Button variant="primary" icon={Printer} onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
      <article className={styles.paper} aria-label={texts.title(orderNumber)}>
        <header className={styles.head}>
          <div>
            <p className={styles.brand}>
              <Logo customUrl={logoUrl} size={28} />
              {productName}
              <small>{operatorName}</small>
            </p>
            <h2>{formats.longDay(order.executedOn ?? plannedDate(order))}</h2>
            <p className={styles.state}>{`${timeWindowOnDay[order.timeWindow]} · ${state}`}</p>
          </div>
          <div className={styles.code}>
            <QrCode text={address} label={texts.code(orderNumber)} />
            <b>{orderNumber}</b>
            {texts.openOrder}
          </div>
        </header>
        <section className={styles.what} aria-label={texts.what}>
          <div className={styles.drawing}>
            <ContainerIllustration
              shape={containerShapes[containerType.drawing]}
              dimension={containerType.size}
            />
          </div>
          <div className={styles.order}>
            <h3>{`${containerLabel(order)}: ${words.containerAction[order.containerActionId]}`}</h3>
            <p className={styles.name}>{wasteTypeName(order)}</p>
            <p className={styles.avv}>
              {avv(wasteType.avvCode)}
              {wasteType.hazardous && <HazardMark />}
            </p>
          </div>
        </section>
        <dl className={styles.facts}>
          <Fact wide label={texts.site} value={site?.alias} note={site && addressLine(site)} />
          <Fact label={texts.customer} value={companyName} />
          <Fact
            wide
            label={texts.access}
            value={openingHours}
            note={driverHints && <CutNote text={driverHints} />}
          />
          <Fact label={texts.onSite} value={contact?.name} note={contact?.phone} />
          <Fact label={labels.customerOrderNumber} value={order.customerOrderNumber} />
          <Fact label={texts.type} value={words.agreementType[order.agreementTypeId]} />
          <Fact label={labels.latestExecutionDate} value={formats.date(order.latestExecutionDate)} />
        </dl>
        {order.noteToDisposer !== null && (
          <dl>
            <Fact label={texts.note} value={<CutNote text={order.noteToDisposer} />} />
          </dl>
        )}
        <section className={styles.execution}>
          <h3>{texts.execution}</h3>
          <ul className={styles.boxes}>
            {Object.values(texts.boxes).map((box) => (
              <li key={box}>{box}</li>
            ))}
          </ul>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line}>
                {texts.lines[line]}
                <span>{texts.units[line]}</span>
              </li>
            ))}
          </ul>
          <p className={styles.remark}>{texts.remark}</p>
        </section>
        <ul className={styles.signatures}>
          {Object.values(texts.signatures).map((signature) => (
            <li key={signature}>{signature}</li>
          ))}
        </ul>
        <footer className={styles.foot}>
          <span>{texts.ordered(formats.dateTime(order.createdOn), order.createdByUser.name)}</span>
          <span>{texts.printed(formats.dateTime(now().toString()))}</span>
          <span>{texts.page}</span>
        </footer>
      </article>
    </>
  );
}

interface FactProps {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  wide?: boolean;
}

function Fact({ label, value, note, wide = false }: FactProps) {
  const isEmpty = [value, note].every((part) => part === null || part === undefined || part === "");
  return (
    <div className={wide ? styles.wide : undefined}>
      <dt>{label}</dt>
      <dd>
        {isEmpty ? "–" : value}
        {note !== undefined && note !== null && <small>{note}</small>}
      </dd>
    </div>
  );
}

/** A note, cut if it is too long for the slip; it then says that it was cut. */
function CutNote({ text }: { text: string }) {
  const { cut } = useTexts(orderSlipTexts);
  if (text.length <= longestNote) return text;
  return (
    <>
      {`${text.slice(0, longestNote).trimEnd()} … `}
      <i>{`(${cut})`}</i>
    </>
  );
}
