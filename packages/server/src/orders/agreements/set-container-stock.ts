import { statusWithContainers } from "@kreislauf/contract/agreements";
import { berlinDate, Refusal } from "@kreislauf/contract/base";
import {
  type AgreementRow,
  updateAgreementWithLog,
  insertAgreementLogEntry,
} from "../../agreements/index.ts";
import type { WriteContext } from "../../base/context.ts";
import { listPlannedMovements } from "../base/container-movements.store.ts";
import { cancelOrdersWithoutContainers } from "../steps/cancel-orders-without-containers.ts";

interface ContainerStock {
  readonly containersOnSite: number;
  readonly note: string | null;
}

/**
 * Sets the number of containers on site. Refuses an ended agreement, and a number smaller than planned withdrawals will
 * take. Later orders that need more containers than will be there are cancelled by the system. The caller has locked
 * the agreement.
 */
export async function setContainerStock(
  work: WriteContext,
  agreement: AgreementRow,
  { containersOnSite, note }: ContainerStock,
  by: number,
): Promise<void> {
  if (agreement.status === "ended") throw new Refusal("agreement_ended");
  const movements = await listPlannedMovements(work, agreement.id);
  const withdrawn = movements.reduce((sum, { containers }) => sum - Math.min(containers, 0), 0);
  if (containersOnSite < withdrawn) throw new Refusal("stock_below_withdrawals");

  const status = statusWithContainers(agreement.status, containersOnSite);
  await updateAgreementWithLog(
    work,
    agreement.id,
    { containers_on_site: containersOnSite, cycle_orders_until: null, status },
    {
      change: "stock_set",
      by,
      old: { containersOnSite: agreement.containers_on_site },
      new: { containersOnSite, note },
    },
  );
  if (containersOnSite < agreement.containers_on_site) {
    const day = berlinDate(work.now);
    await cancelOrdersWithoutContainers(work, { agreementId: agreement.id, day, cause: "stock_set" });
  }
  if (status === agreement.status) return;
  await insertAgreementLogEntry(work, agreement.id, {
    change: "started",
    by,
    old: { status: agreement.status },
    new: { status, containersOnSite },
  });
}
