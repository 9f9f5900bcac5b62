import { budgetLimits, leftCents, usedPercent } from "@kreislauf/contract/budgets";
import { systemUser } from "@kreislauf/contract/users";
import type { WriteContext } from "../base/context.ts";
import { enqueueMails } from "../base/mail/outbox.ts";
import { recordNotification } from "../base/record-notification.ts";
import { listBudgetMailReaders, readBudgetNames } from "./budgets.store.ts";
import type { BudgetRow } from "./budgets.tables.ts";
import { nameBudget } from "./name-budget.ts";

interface ReachedBudget {
  readonly row: BudgetRow;
  /** The limit that was reached, in percent of the budget. */
  readonly limit: number;
  readonly figures: {
    readonly amountCents: number;
    readonly spentCents: number;
    readonly reservedCents: number;
  };
}

/**
 * Tells the people who manage budgets that a budget has reached a limit: by notification, and by mail unless they
 * switched that off.
 */
export async function notifyOfLimit(
  work: WriteContext,
  { row, limit, figures }: ReachedBudget,
): Promise<void> {
  const { id, company_id: companyId, year } = row;
  const details = {
    budget: nameBudget(row, await readBudgetNames(work, companyId)).name,
    year,
    usedPercent: usedPercent(figures),
    leftCents: leftCents(figures),
  };
  await recordNotification(work, {
    kind: limit === budgetLimits.usedUp ? "budget_used_up" : "budget_warned",
    companyId,
    siteId: null,
    subjectId: id,
    causedBy: systemUser.system,
    details,
  });
  const mails = (await listBudgetMailReaders(work, companyId)).map(
    ({ userId, email, firstName, lastName }) => ({
      kind: "budget_reached" as const,
      // The time is part of the cause, so that people are told again when a limit is reached again after less was used.
      cause: `budget ${id} ${limit} ${work.now.toString()}`,
      recipient: { id: userId, email },
      data: { greeting: { firstName, lastName }, limit, ...details, ...figures },
    }),
  );
  if (mails.length > 0) await enqueueMails(work, mails);
}
