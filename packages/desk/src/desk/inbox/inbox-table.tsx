import { berlinDate } from "@kreislauf/contract/base";
import { catalogTexts } from "@kreislauf/contract/catalog";
import type { DeskOrder } from "@kreislauf/contract/desk";
import { TriangleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { now } from "@kreislauf/ui/base/clock.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { VisuallyHidden } from "@kreislauf/ui/base/visually-hidden.tsx";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { RowGroupTitle } from "@kreislauf/ui/data/row-group-title.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { inboxTexts } from "../inbox.texts.ts";
import { messagesTexts } from "../messages.texts.ts";
import { PhaseBadge } from "./phase-badge.tsx";
import tableStyles from "../base/table.module.css";
import styles from "./inbox-table.module.css";

interface InboxTableProps {
  orders: readonly DeskOrder[];
  /** The orders are grouped by desired date, with a heading per day instead of a date column. */
  isByDay: boolean;
  currentId: number | null;
  /** Ids of the rows that somebody else changed while they were shown. */
  changed: ReadonlySet<number>;
  chosen: ReadonlySet<number>;
  onOpen: (orderId: number) => void;
  onToggle: (order: DeskOrder) => void;
  onTogglePage: () => void;
}

/** The dense table of the inbox. The focus follows the row that is open. */
export function InboxTable(props: InboxTableProps) {
  const { orders, isByDay, currentId, changed, chosen, onOpen, onToggle, onTogglePage } = props;
  const texts = useTexts(inboxTexts);
  const chosenHere = orders.filter(({ id }) => chosen.has(id)).length;
  const days = isByDay
    ? [...Map.groupBy(orders, ({ desiredDate }) => desiredDate)]
    : [[null, orders] as const];
  return (
    <div className={classNames(tableStyles.scroller, styles.scroller)}>
      <table className={classNames(tableStyles.table, styles.table)} aria-label={texts.list}>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                label={texts.chooseAll}
                labelHidden
                checked={chosenHere === orders.length}
                mixed={chosenHere > 0 && chosenHere < orders.length}
                onChange={onTogglePage}
              />
            </th>
            <th scope="col">{texts.phase}</th>
            <th scope="col">{texts.number}</th>
            {!isByDay && <th scope="col">{texts.day}</th>}
            <th scope="col">{texts.customer}</th>
            <th scope="col">{texts.what}</th>
            <th scope="col">{texts.container}</th>
            <th scope="col" className={styles.disposer}>
              {texts.disposer}
            </th>
          </tr>
        </thead>
        {days.map(([day, ordersOfDay]) => {
          const isOverdueDay = day !== null && ordersOfDay.every(({ isOverdue }) => isOverdue);
          return (
            <tbody key={day}>
              {day !== null && <DayRow day={day} isOverdue={isOverdueDay} />}
              {ordersOfDay.map((order) => (
                <InboxRow
                  key={order.id}
                  order={order}
                  isByDay={isByDay}
                  isMarkedOverdue={order.isOverdue && !isOverdueDay}
                  isCurrent={order.id === currentId}
                  isChanged={changed.has(order.id)}
                  isChosen={chosen.has(order.id)}
                  onOpen={() => onOpen(order.id)}
                  onToggle={() => onToggle(order)}
                />
              ))}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}

/** The heading above the orders of a day. */
function DayRow({ day, isOverdue }: { day: string; isOverdue: boolean }) {
  const texts = useTexts(inboxTexts);
  const formats = useFormats();
  const days = Temporal.PlainDate.from(berlinDate(now())).until(day).days;
  const near = [texts.today, texts.tomorrow][days];
  const date = formats.day(day);
  return (
    <tr className={styles.day}>
      <th colSpan={7} scope="rowgroup">
        <RowGroupTitle
          title={isOverdue ? texts.overdue : near === undefined ? date : `${near}, ${date}`}
          hint={isOverdue ? texts.desiredOn(date) : undefined}
          isUrgent={isOverdue}
          count={undefined}
        />
      </th>
    </tr>
  );
}

interface InboxRowProps {
  order: DeskOrder;
  isByDay: boolean;
  /** The order is overdue and the heading of its day does not say so. */
  isMarkedOverdue: boolean;
  isCurrent: boolean;
  isChanged: boolean;
  isChosen: boolean;
  onOpen: () => void;
  onToggle: () => void;
}

function InboxRow(props: InboxRowProps) {
  const { order, isByDay, isMarkedOverdue, isCurrent, isChanged, isChosen, onOpen, onToggle } = props;
  const texts = useTexts(inboxTexts);
  const words = useTexts(messagesTexts);
  const actions = useTexts(catalogTexts).containerAction;
  const formats = useFormats();
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: "nearest" });
  }, [isCurrent]);
  return (
    <tr ref={row} aria-current={isCurrent || undefined} data-chosen={isChosen || undefined} onClick={onOpen}>
      <td className={styles.box} onClick={(event) => event.stopPropagation()}>
        <Checkbox
          label={texts.choose(order.orderNumber)}
          labelHidden
          checked={isChosen}
          onChange={onToggle}
        />
      </td>
      <td className={styles.phase}>
        <PhaseBadge phase={order.phase} />
        {isByDay && isMarkedOverdue && <small className={styles.late}> {texts.overdueMark}</small>}
        {isByDay && order.confirmedDate !== null && order.confirmedDate !== order.desiredDate && (
          <small> {texts.confirmedOn(formats.day(order.confirmedDate))}</small>
        )}
        {order.hasQuestion && <small className={styles.late}> {words.question}</small>}
        {isChanged && <small className={styles.changed}> {texts.rowChanged}</small>}
      </td>
      <td className={styles.number}>{order.orderNumber}</td>
      {!isByDay && (
        <td className={isMarkedOverdue ? styles.late : undefined}>
          {formats.day(order.confirmedDate ?? order.desiredDate)}
          {isMarkedOverdue && <small> {texts.overdueMark}</small>}
        </td>
      )}
      <td className={classNames(tableStyles.customer, styles.customer)}>
        <CustomerAndSite order={order} />
      </td>
      <td className={styles.waste}>
        {order.isHazardous && (
          <span className={styles.late}>
            <Icon of={TriangleAlert} size={14} />
            <VisuallyHidden>{texts.hazardous}</VisuallyHidden>{" "}
          </span>
        )}
        {order.wasteType}
      </td>
      <td className={styles.container}>
        {order.amount} × {order.containerType}, {actions[order.containerActionId]}
      </td>
      <td className={styles.disposer}>{order.disposer}</td>
    </tr>
  );
}

function CustomerAndSite({ order }: Pick<InboxRowProps, "order">) {
  return (
    <div className={styles.names}>
      <button type="button" data-row={order.id}>
        {order.companyName}
      </button>
      <small>
        {" "}
        {order.siteName}, {order.city}
      </small>
    </div>
  );
}
