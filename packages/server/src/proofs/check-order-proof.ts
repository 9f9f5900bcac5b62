import { type BerlinDate, Refusal } from "@kreislauf/contract/base";
import { type ContainerActionId, isWasteAction } from "@kreislauf/contract/catalog";
import {
  checkProof,
  type OrderProofVerdict,
  type ProofProblem,
  proofProblems,
  type ProofRefusal,
  refusalOfProblem,
} from "@kreislauf/contract/proofs";
import type { Context, TransactionContext } from "../base/context.ts";
import { estimateKg, readHazardousYears, readProofAccounts, toAccount } from "./proof-accounts.store.ts";
import { readHandling } from "./proof-handling.store.ts";
import { insertOrderProof, lockProofs } from "./proofs.store.ts";

/** The facts of an order that the check of the proofs needs. */
export interface ProofSubject {
  readonly siteId: number;
  readonly wasteTypeId: number;
  readonly containerTypeId: number;
  readonly isHazardous: boolean;
  readonly holidays: ReadonlySet<BerlinDate>;
  readonly containerActionId: ContainerActionId;
  readonly amount: number;
  readonly date: BerlinDate;
  /** The order that is changed, if it is not a new one: it does not count against itself. */
  readonly exceptOrderId?: number;
}

type Account = ReturnType<typeof toAccount>;

export interface ProofCoverage {
  readonly siteId: number;
  /** The year of the day on which the waste would be collected. */
  readonly year: number;
  readonly verdict: OrderProofVerdict<Account>;
  readonly kg: number | null;
  readonly thisYearKg: number;
}

const needsProof = ({
  isHazardous,
  containerActionId,
}: Pick<ProofSubject, "isHazardous" | "containerActionId">): boolean =>
  isHazardous && isWasteAction(containerActionId);

/**
 * How the proofs cover an order; null if it takes no hazardous waste away. `earlier` is what other orders of the same
 * call take.
 */
export async function checkOrderProof(
  { db, now }: Pick<Context, "db" | "now">,
  subject: ProofSubject,
  earlier: readonly ProofCoverage[] = [],
): Promise<ProofCoverage | null> {
  if (!needsProof(subject)) return null;
  const { siteId, wasteTypeId, amount, date, holidays, exceptOrderId } = subject;
  const selection = { siteIds: [siteId], exceptOrderId };
  const year = Number(date.slice(0, 4));
  const each = await estimateKg({ db }, subject);
  const kg = each === null ? null : Math.round(each * amount * 1000) / 1000;
  const rows = await readProofAccounts({ db }, selection, year);
  const years = (await readHazardousYears({ db }, selection, year)).get(siteId);
  const takenIn = (of: number) => kilogramsOf(earlier.filter((coverage) => coverage.year === of));
  const thisYearKg = (years?.thisYearKg ?? 0) + takenIn(year);
  const verdict = checkProof(
    {
      date,
      kg,
      handling: await readHandling({ db }, wasteTypeId),
      proofs: rows
        .filter((row) => row.waste_type_id === wasteTypeId)
        .map((row) => withEarlier(toAccount(row), earlier, year)),
      holidays,
      thisYearKg,
      previousYearKg: (years?.previousYearKg ?? 0) + takenIn(year - 1),
    },
    now,
  );
  return { siteId, year, verdict, kg, thisYearKg };
}

const kilogramsOf = (coverages: readonly ProofCoverage[]): number =>
  coverages.reduce((sum, { kg }) => sum + (kg ?? 0), 0);

/** Adds what earlier orders of the call take of a proof. For a collective proof only orders of the same year count. */
function withEarlier(account: Account, earlier: readonly ProofCoverage[], year: number): Account {
  const taken = earlier.filter(
    (coverage) =>
      coverage.verdict.proof?.id === account.id && (account.kind === "individual" || coverage.year === year),
  );
  return { ...account, reservedKg: account.reservedKg + kilogramsOf(taken) };
}

const problemOf = (coverage: ProofCoverage): ProofProblem | undefined =>
  proofProblems.find((problem) => problem === coverage.verdict.state);

/**
 * The warning for an order that may be placed although no proof covers it, and the first date on which a proof would;
 * null if there is nothing to warn of.
 */
export function proofWarningOf(coverage: ProofCoverage | null) {
  const problem = coverage?.verdict.allowed === true ? problemOf(coverage) : undefined;
  return problem === undefined ? null : { problem, firstDate: coverage?.verdict.firstDate ?? null };
}

export function proofRefusalOf(coverage: ProofCoverage | null): ProofRefusal | undefined {
  if (coverage === null || coverage.verdict.allowed) return undefined;
  const problem = problemOf(coverage);
  return problem && refusalOfProblem[problem];
}

/**
 * Locks the proofs of the site and checks how they cover an order, which is placed whatever the result. Null if the
 * order needs no proof.
 */
export async function coverOrder(
  context: TransactionContext,
  subject: ProofSubject,
  earlier: readonly ProofCoverage[] = [],
): Promise<ProofCoverage | null> {
  if (!needsProof(subject)) return null;
  await lockProofs(context, [subject.siteId]);
  return await checkOrderProof(context, subject, earlier);
}

/** Like `coverOrder`, but refuses an order that the proofs do not cover, if the provider refuses such orders. */
export async function ensureProof(
  context: TransactionContext,
  subject: ProofSubject,
  earlier: readonly ProofCoverage[] = [],
): Promise<ProofCoverage | null> {
  const coverage = await coverOrder(context, subject, earlier);
  const refusal = proofRefusalOf(coverage);
  if (refusal !== undefined) throw new Refusal(refusal);
  return coverage;
}

/** Stores with an order which proof covers it, or the warning that people saw. */
export async function recordOrderProof(
  context: TransactionContext,
  orderId: number,
  coverage: ProofCoverage | null,
  stated = "",
): Promise<void> {
  if (coverage === null) return;
  const warning = problemOf(coverage) ?? null;
  const proof = warning === null ? coverage.verdict.proof : null;
  await insertOrderProof(context, {
    orderId,
    proof,
    warning,
    stated: warning === null || stated === "" ? null : stated,
  });
}
