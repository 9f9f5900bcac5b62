import { Refusal } from "@kreislauf/contract/base";
import type { CompanySelection, SignedIn } from "@kreislauf/contract/session";
import type { InTransaction, PublicContext } from "../../base/context.ts";
import { findMember } from "../../users/index.ts";
import { issueLoginTicket, type ProvedPerson } from "../login-tickets.store.ts";
import { listEnterableCompanies, refuseToEnter } from "./enterable-companies.ts";
import { openSession } from "./open-session.ts";
import type { SessionSecrets } from "./session-secrets.ts";

/**
 * Opens a session for a person who can enter one company; a person who can enter several gets the list to choose from.
 * Refused if the person can enter none.
 */
export async function enterPortal(
  context: InTransaction<PublicContext>,
  secrets: SessionSecrets,
  person: ProvedPerson,
): Promise<SignedIn | CompanySelection> {
  const { userId, factors, companyAccount = null } = person;
  const companies = await listEnterableCompanies(context.db, person);
  const [first, ...others] = companies;
  if (first === undefined) return await refuseToEnter(context.db, person);
  if (others.length > 0) {
    const loginTicket = await issueLoginTicket(context, person, "company");
    return { multicompany: true, userId, companies, loginTicket };
  }
  const member = await findMember(context.db, userId, first.id);
  if (member === undefined) throw new Refusal("wrong_credentials");
  return await openSession(context, secrets, member, { factors, companyAccount });
}
