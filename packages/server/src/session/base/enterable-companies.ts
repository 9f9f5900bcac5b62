import { Refusal } from "@kreislauf/contract/base";
import { type Factor, secondFactorMethod } from "@kreislauf/contract/session";
import type { Db } from "../../base/database/database.ts";
import { listCompaniesOf, listDeactivatedCompaniesOf } from "../../users/index.ts";
import { listCompaniesClosedTo } from "../company-sign-in.store.ts";
import type { ProvedPerson } from "../login-tickets.store.ts";
import { hasSecondFactor } from "../second-factor.store.ts";

/** The companies of a person that they can enter with the factors they have proved. */
export async function listEnterableCompanies(db: Db, person: ProvedPerson) {
  const whyClosed = await loadClosures(db, person);
  return (await listCompaniesOf(db, person.userId)).filter(({ id }) => whyClosed(id) === undefined);
}

/**
 * Whether the person could enter one of their companies with a password. They need not have a password yet: a person
 * who came through the company account has none. Companies whose invitation is still open do not count.
 */
export async function isPasswordOfUse(db: Db, userId: number): Promise<boolean> {
  const companies = await listEnterableCompanies(db, { userId, factors: ["password"] });
  return companies.some(({ invited }) => !invited);
}

/**
 * Refuses a person who can enter none of their companies: with `wrong_credentials` if they have no companies, with
 * `company_deactivated` if all of them are deactivated, otherwise with `company_sign_in_required`.
 */
export async function refuseToEnter(db: Db, person: ProvedPerson): Promise<never> {
  const whyClosed = await loadClosures(db, person);
  const companies = await listCompaniesOf(db, person.userId);
  if (companies.length === 0) throw new Refusal("wrong_credentials");
  const areAllDeactivated = companies.every(({ id }) => whyClosed(id) === "company_deactivated");
  throw new Refusal(areAllDeactivated ? "company_deactivated" : "company_sign_in_required");
}

export async function ensureEnterable(db: Db, person: ProvedPerson, companyId: number): Promise<void> {
  const reason = (await loadClosures(db, person))(companyId);
  if (reason !== undefined) throw new Refusal(reason);
}

/**
 * Loads a function that says why a company is closed to the person; undefined if it is open. A company that requires
 * its company sign-in can be entered only through its identity provider, except by its emergency account. A company
 * account opens the person's other companies too, unless the person has a second factor that was not asked for.
 */
async function loadClosures(db: Db, person: ProvedPerson) {
  const enteredThrough = person.companyAccount?.companyId ?? null;
  const deactivatedIds = new Set(await listDeactivatedCompaniesOf(db, person.userId));
  const closedIds = new Set(await listCompaniesClosedTo(db, person.userId, enteredThrough));
  const isOwnOnly = enteredThrough !== null && (await isSecondFactorLeft(db, person));
  return (companyId: number) => {
    if (deactivatedIds.has(companyId)) return "company_deactivated";
    if (closedIds.has(companyId)) return "company_sign_in_required";
    return isOwnOnly && companyId !== enteredThrough ? "other_sign_in_required" : undefined;
  };
}

const isSecondFactorLeft = async (db: Db, { userId, factors }: ProvedPerson) =>
  !factors.some((factor) => secondFactors.has(factor)) && (await hasSecondFactor(db, userId));

const secondFactors: ReadonlySet<Factor> = new Set(secondFactorMethod.options);
