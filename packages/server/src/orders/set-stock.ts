import { statusWithContainers } from "@kreislauf/contract/agreements";
import { berlinDate, Refusal } from "@kreislauf/contract/base";
import { type AgreementRow, changeAgreement, logAgreement } from "../agreements/index.ts";
import type { Work } from "../base/context.ts";
import { listPlannedMovements } from "./agreement-containers.ts";
import { cancelWithoutContainers } from "./cancel-without-containers.ts";

interface Stock {
  readonly containersOnSite: number;
  readonly note: string | null;
}

/**
 * Sets how many containers stand at the site. Open withdrawals must still find theirs; of the orders for days ahead
 * the system cancels those that ask for more than there are then. It is locked.
 */
export async function setStock(
  work: Work,
  agreement: AgreementRow,
  { containersOnSite, note }: Stock,
  by: number,
): Promise<void> {
  if (agreement.status === "ended") throw new Refusal("agreement_ended");
  const movements = await listPlannedMovements(work, agreement.id);
  const withdrawn = movements.reduce((sum, { containers }) => sum - Math.min(containers, 0), 0);
  if (containersOnSite < withdrawn) throw new Refusal("stock_below_withdrawals");

  const status = statusWithContainers(agreement.status, containersOnSite);
  await changeAgreement(
    work,
    agreement.id,
    { containers_on_site: containersOnSite, cycle_made_until: null, status },
    {
      change: "stock_set",
      by,
      old: { containersOnSite: agreement.containers_on_site },
      new: { containersOnSite, note },
    },
  );
  if (containersOnSite < agreement.containers_on_site) {
    const day = berlinDate(work.now);
    await cancelWithoutContainers(work, { agreementId: agreement.id, day, why: "stock_set" });
  }
  if (status === agreement.status) return;
  await logAgreement(work, agreement.id, {
    change: "started",
    by,
    old: { status: agreement.status },
    new: { status, containersOnSite },
  });
}
