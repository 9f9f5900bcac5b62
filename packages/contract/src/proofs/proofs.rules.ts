import { addDays, type BerlinDate, berlinDate, daysBetween, onOrNextWorkingDay } from "../base/index.ts";
import {
  authorityDays,
  collectiveLimitKg,
  endsSoonDays,
  maxProofYears,
  nearLimitShare,
  type OrderProofState,
  type ProofHandling,
  type ProofKind,
  type ProofProblem,
  type ProofState,
  smallQuantityKg,
} from "./proofs.codes.ts";

/** The data of a proof that the checks need, with its quantities in kilograms. */
export interface ProofAccount {
  readonly kind: ProofKind;
  readonly number: string;
  readonly validFrom: BerlinDate;
  readonly validUntil: BerlinDate;
  /** The quantity that the proof grants; for a collective proof, the most that the site may hand over in the year. */
  readonly limitKg: number;
  /** The weighed quantity of the waste for which the proof counts. */
  readonly usedKg: number;
  /** The estimated quantity of orders that are open, or carried out but not weighed yet. */
  readonly reservedKg: number;
}

/** Kilograms of hazardous waste of all types at a site in a year and in the year before, weighed or ordered. */
export interface HazardousYears {
  readonly thisYearKg: number;
  readonly previousYearKg: number;
}

export interface OrderProofFacts<Proof extends ProofAccount> extends HazardousYears {
  /** The day on which the waste would be collected. */
  readonly date: BerlinDate;
  /**
   * The expected weight of the order, in kilograms; null if this waste in this container type was never weighed at the
   * site.
   */
  readonly kg: number | null;
  readonly handling: ProofHandling;
  /** All proofs of the site for the waste type. */
  readonly proofs: readonly Proof[];
  readonly holidays: ReadonlySet<BerlinDate>;
}

export interface OrderProofVerdict<Proof extends ProofAccount> {
  readonly state: OrderProofState;
  /** Whether the order can be placed: it is covered, or people are only warned. */
  readonly allowed: boolean;
  /** The proof that covers the order, or else the one that is used up or has ended; null if there is none. */
  readonly proof: Proof | null;
  /** The kilograms left before the order: of `proof` or, without one, of the small quantity; null without either. */
  readonly leftKg: number | null;
  /**
   * The first day on which the order could be covered: by a proof that begins later, or by one applied for today. Null
   * if the order is covered or needs no proof.
   */
  readonly firstDate: BerlinDate | null;
  /** After this day every order is refused, because no proof is valid longer; null if there is no such day. */
  readonly lastDate: BerlinDate | null;
}

/**
 * Whether a producer needs no proof: at most two tonnes of hazardous waste in the year, with `moreKg` added, and at
 * most two in the year before.
 */
export const isSmallQuantity = ({ thisYearKg, previousYearKg }: HazardousYears, moreKg = 0): boolean =>
  thisYearKg + moreKg <= smallQuantityKg && previousYearKg <= smallQuantityKg;

const leftOf = ({ limitKg, usedKg, reservedKg }: ProofAccount): number => limitKg - usedKg - reservedKg;

export const limitOf = (kind: ProofKind, grantedKg: number | null): number =>
  kind === "collective" ? collectiveLimitKg : (grantedKg ?? 0);

/** Whether the proof has enough left. A used-up proof takes nothing more, not even an order of unknown weight. */
const hasRoom = (proof: ProofAccount, kg: number | null): boolean =>
  leftOf(proof) > 0 && leftOf(proof) >= (kg ?? 0);

const isValidOn = ({ validFrom, validUntil }: ProofAccount, date: BerlinDate): boolean =>
  validFrom <= date && date <= validUntil;

/** Sorts the proof that ends first to the front, so that it is used up first. */
const byEnd = (a: ProofAccount, b: ProofAccount): number =>
  a.validUntil.localeCompare(b.validUntil) || a.number.localeCompare(b.number);

/** Until when the authority confirms receipt and decides, if an application is sent today (docs/decisions.md 27.4). */
export const applicationDays = (today: BerlinDate) => ({
  receiptBy: addDays(today, authorityDays.receipt),
  decisionBy: addDays(today, authorityDays.decision),
});

/**
 * Whether a proof or the small quantity covers an order of hazardous waste, and what follows if not (docs/decisions.md
 * 27.2).
 */
export function checkProof<Proof extends ProofAccount>(
  facts: OrderProofFacts<Proof>,
  now: Temporal.Instant,
): OrderProofVerdict<Proof> {
  return { ...judge(facts, now), lastDate: lastCoveredDay(facts) };
}

function lastCoveredDay(facts: OrderProofFacts<ProofAccount>): BerlinDate | null {
  // If this year's small quantity is not used up, orders of the next year may be covered by it, so no last day is
  // given.
  const isSmall = facts.thisYearKg + (facts.kg ?? 0) <= smallQuantityKg;
  if (facts.handling === "warn" || isSmall) return null;
  return (
    facts.proofs
      .map(({ validUntil }) => validUntil)
      .toSorted()
      .at(-1) ?? null
  );
}

function judge<Proof extends ProofAccount>(
  facts: OrderProofFacts<Proof>,
  now: Temporal.Instant,
): Omit<OrderProofVerdict<Proof>, "lastDate"> {
  const { date, kg, proofs, handling } = facts;
  const today = berlinDate(now);
  const ordered = proofs.toSorted(byEnd);
  const valid = ordered.filter((proof) => isValidOn(proof, date));
  const covering = valid.find((proof) => hasRoom(proof, kg));
  if (covering !== undefined) {
    const state = daysBetween(today, covering.validUntil) <= endsSoonDays ? "ends_soon" : "fits";
    return { state, allowed: true, proof: covering, leftKg: leftOf(covering), firstDate: null };
  }
  if (isSmallQuantity(facts, kg ?? 0)) {
    const leftKg = smallQuantityKg - facts.thisYearKg;
    return { state: "small_quantity", allowed: true, proof: null, leftKg, firstDate: null };
  }
  const failed = (problem: ProofProblem, proof: Proof | null) => ({
    state: problem,
    allowed: handling === "warn",
    proof,
    leftKg: proof && leftOf(proof),
    firstDate: firstCoveredDay(facts, today),
  });
  const fullest = valid.toSorted((a, b) => leftOf(b) - leftOf(a))[0];
  if (fullest !== undefined) return failed("used_up", fullest);
  const ended = ordered.findLast(({ validUntil }) => validUntil < date);
  return ended === undefined ? failed("missing", null) : failed("ended", ended);
}

function firstCoveredDay(
  { date, kg, proofs, holidays }: OrderProofFacts<ProofAccount>,
  today: BerlinDate,
): BerlinDate {
  const begins = proofs
    .filter((proof) => proof.validFrom > date && hasRoom(proof, kg))
    .map(({ validFrom }) => validFrom);
  const [first] = [...begins, applicationDays(today).decisionBy].toSorted();
  return onOrNextWorkingDay(first as BerlinDate, holidays);
}

/**
 * The number of containers for which the rest of the proof is enough; null if the number is not known, 0, or not below
 * the ordered one.
 */
export function amountThatFits(kg: number | null, amount: number, leftKg: number | null): number | null {
  if (kg === null || kg <= 0 || leftKg === null || leftKg <= 0) return null;
  const fits = Math.floor(leftKg / (kg / amount));
  return fits >= 1 && fits < amount ? fits : null;
}

/** The state of a proof today; if several states fit, the one that is checked first below. */
export function stateOfProof(proof: ProofAccount, now: Temporal.Instant): ProofState {
  const today = berlinDate(now);
  if (proof.validFrom > today) return "upcoming";
  if (proof.validUntil < today) return "ended";
  if (leftOf(proof) <= 0) return "used_up";
  if (daysBetween(today, proof.validUntil) <= endsSoonDays) return "ends_soon";
  const share = (proof.usedKg + proof.reservedKg) / proof.limitKg;
  return share >= nearLimitShare ? "near_limit" : "valid";
}

/** The state of a waste type for which a site has no proof. */
export function stateWithoutProof(years: HazardousYears): ProofState {
  if (!isSmallQuantity(years)) return "missing";
  return years.thisYearKg >= nearLimitShare * smallQuantityKg ? "near_limit" : "small_quantity";
}

/** The last day on which a proof that begins on `validFrom` may be valid: the day before its fifth anniversary. */
export const lastPossibleDay = (validFrom: BerlinDate): BerlinDate =>
  Temporal.PlainDate.from(validFrom).add({ years: maxProofYears }).subtract({ days: 1 }).toString();
