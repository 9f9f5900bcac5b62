import { Refusal } from "@kreislauf/contract/base";
import type { Person } from "@kreislauf/contract/users";
import type { TransactionContext } from "../base/context.ts";
import { findMember } from "./users.store.ts";

/** The acting person, with the name that they have now. Refused if they are no longer a member of the company. */
export async function getActingPerson({ db, actor }: TransactionContext): Promise<Person> {
  const member = await findMember(db, actor.userId, actor.companyId);
  if (member === undefined) throw new Refusal("unauthenticated");
  return { id: member.userId, name: `${member.firstName} ${member.lastName}` };
}
