import { catalogTexts } from "@kreislauf/contract/catalog";
import type { DeskOrder } from "@kreislauf/contract/desk";
import { TriangleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { VisuallyHidden } from "@kreislauf/ui/base/visually-hidden.tsx";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { inboxTexts } from "../inbox.texts.ts";
import { messagesTexts } from "../messages.texts.ts";
import { PhaseBadge } from "./phase-badge.tsx";
import styles from "../base/table.module.css";

interface InboxTableProps {
  orders: readonly DeskOrder[];
  currentId: number | null;
  /** Rows that somebody changed while they were shown. */
  changed: ReadonlySet<number>;
  chosen: ReadonlySet<number>;
  onOpen: (orderId: number) => void;
  onToggle: (order: DeskOrder) => void;
  onTogglePage: () => void;
}

/** Dense rows; the current one keeps the focus of the keyboard. */
export function InboxTable(props: InboxTableProps) {
  const { orders, currentId, changed, chosen, onOpen, onToggle, onTogglePage } = props;
  const texts = useTexts(inboxTexts);
  const chosenHere = orders.filter(({ id }) => chosen.has(id)).length;
  return (
    <div className={styles.scroller}>
      <table className={styles.table} aria-label={texts.list}>
        <thead>
          <tr>
            <th>
              <Checkbox
                label={texts.chooseAll}
                labelHidden
                checked={chosenHere === orders.length}
                mixed={chosenHere > 0 && chosenHere < orders.length}
                onChange={onTogglePage}
              />
            </th>
            <th>{texts.day}</th>
            <th>{texts.customer}</th>
            <th>{texts.what}</th>
            <th>{texts.container}</th>
            <th>{texts.disposerShort}</th>
            <th>{texts.phase}</th>
            <th>{texts.number}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <InboxRow
              key={order.id}
              order={order}
              isCurrent={order.id === currentId}
              isChanged={changed.has(order.id)}
              isChosen={chosen.has(order.id)}
              onOpen={() => onOpen(order.id)}
              onToggle={() => onToggle(order)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface InboxRowProps {
  order: DeskOrder;
  isCurrent: boolean;
  isChanged: boolean;
  isChosen: boolean;
  onOpen: () => void;
  onToggle: () => void;
}

function InboxRow({ order, isCurrent, isChanged, isChosen, onOpen, onToggle }: InboxRowProps) {
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
      <td onClick={(event) => event.stopPropagation()}>
        <Checkbox
          label={texts.choose(order.orderNumber)}
          labelHidden
          checked={isChosen}
          onChange={onToggle}
        />
      </td>
      <td className={order.isOverdue ? styles.late : undefined}>
        {formats.day(order.confirmedDate ?? order.desiredDate)}
        {order.isOverdue && <small> {texts.overdue}</small>}
      </td>
      <td className={styles.customer}>
        <button type="button" data-order={order.id}>
          {order.companyName}
        </button>
        <small>
          {" "}
          {order.siteName}, {order.city}
        </small>
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
      <td>
        {order.amount} × {order.containerType}, {actions[order.containerActionId]}
      </td>
      <td>{order.disposer}</td>
      <td>
        <PhaseBadge phase={order.phase} />
        {order.hasQuestion && <small className={styles.late}> {words.question}</small>}
        {isChanged && <small className={styles.changed}>{texts.rowChanged}</small>}
      </td>
      <td>{order.orderNumber}</td>
    </tr>
  );
}
