import { type BalanceReceipt, receiptsPageSize } from "@kreislauf/contract/balance";
import { permission } from "@kreislauf/contract/base";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { BreakableText } from "@kreislauf/ui/data/breakable-text.tsx";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { AsideCard } from "@kreislauf/ui/layout/aside-card.tsx";
import { mayReadOrders } from "../base/may-read-orders.ts";
import { hrefTo } from "../base/paths.ts";
import { useUser } from "../base/session.ts";
import type { SiteScope } from "../sites/index.ts";
import { type BalanceFigure, balanceReceiptsQuery } from "./balance.queries.ts";
import { balanceScreenTexts } from "./balance.texts.ts";
import { useFigureName } from "./use-figure-name.ts";
import { useTonnes } from "./use-tonnes.ts";
import styles from "./balance.module.css";
import { LoadFailure } from "../base/load-failure.tsx";

interface BalanceReceiptsCardProps {
  site: SiteScope;
  year: number;
  figure: BalanceFigure;
  onClose: () => void;
}

/** The receipts from which a figure is added up. Escape closes the card and returns to the figure. */
export function BalanceReceiptsCard({ site, year, figure, onClose }: BalanceReceiptsCardProps) {
  const texts = useTexts(balanceScreenTexts).receipts;
  const { exact, short } = useTonnes();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useQuery({
    ...balanceReceiptsQuery(site, year, figure, page),
    placeholderData: keepPreviousData,
  });
  const title = useFigureName()(figure);
  const from = (page - 1) * receiptsPageSize;
  return (
    <AsideCard title={title} closeLabel={texts.close} onClose={onClose}>
      {data === undefined ? (
        error === null ? (
          <Delayed text={texts.loading}>
            <SkeletonCard />
          </Delayed>
        ) : (
          <LoadFailure title={texts.failed} query={{ error, refetch, isFetching }} />
        )
      ) : (
        <>
          <p className={styles.summary}>
            {texts.summary(short(data.kg), data.total, data.estimated === 0)}
            {data.estimated > 0 && texts.estimated(data.estimated)}
          </p>
          <table className={classNames(styles.table, styles.receipts)}>
            <thead>
              <tr>
                <th scope="col">{texts.columns.receipt}</th>
                <th scope="col" className={styles.words}>
                  {texts.columns.waste}
                </th>
                <th scope="col">{texts.columns.tonnes}</th>
              </tr>
            </thead>
            <tbody>
              {data.receipts.map((receipt) => (
                <tr key={receipt.orderId}>
                  <th scope="row">
                    <ReceiptLink receipt={receipt} />
                    <small>{receipt.site}</small>
                  </th>
                  <td className={styles.words}>
                    <BreakableText text={receipt.wasteType} />
                  </td>
                  <td>
                    {receipt.kg === null ? texts.noWeight : exact(receipt.kg)}
                    {receipt.kg !== null && receipt.isEstimated && <small>{texts.isEstimated}</small>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className={styles.pager}>
            <span>{texts.page(from + 1, from + data.receipts.length, data.total)}</span>
            {data.total > receiptsPageSize && (
              <span>
                <Button
                  small
                  lockedBecause={page === 1 ? texts.page(1, data.receipts.length, data.total) : undefined}
                  onClick={() => setPage(page - 1)}
                >
                  {texts.previous}
                </Button>{" "}
                <Button
                  small
                  lockedBecause={
                    from + data.receipts.length >= data.total
                      ? texts.page(from + 1, data.total, data.total)
                      : undefined
                  }
                  onClick={() => setPage(page + 1)}
                >
                  {texts.next}
                </Button>
              </span>
            )}
          </div>
        </>
      )}
    </AsideCard>
  );
}

/**
 * Links to the document for users who may open documents, else to the order for users who may read orders, else to
 * nothing.
 */
function ReceiptLink({ receipt }: { receipt: BalanceReceipt }) {
  const texts = useTexts(balanceScreenTexts).receipts;
  const user = useUser();
  const { receiptId, receiptNumber, orderId, orderNumber } = receipt;
  const name = receiptNumber ?? texts.noReceipt(orderNumber);
  const opensDocuments = user.documentsEnabled && user.permissions.includes(permission.documentManager);
  if (receiptId !== null && opensDocuments)
    return <a href={hrefTo("documents", undefined, { document: receiptId })}>{name}</a>;
  return mayReadOrders(user.permissions) ? <a href={hrefTo("order", { orderId })}>{name}</a> : name;
}
