import { Refusal } from "@kreislauf/contract/base";
import type { UserWriteContext } from "../base/context.ts";
import { listColleaguesByEmail } from "./colleagues.store.ts";

/** The company's people with these addresses in lower case; 404 if one is unknown. */
export async function getColleagueIds(
  { db, actor }: Pick<UserWriteContext, "db" | "actor">,
  emails: readonly string[],
): Promise<number[]> {
  const wanted = [...new Set(emails)];
  const people = await listColleaguesByEmail({ db, actor }, wanted);
  if (people.length !== wanted.length) throw new Refusal("not_found");
  return people.map(({ id }) => id);
}
