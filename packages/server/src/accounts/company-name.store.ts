import type { Scope } from "../base/context.ts";

export async function getCompanyName({ db, actor }: Scope): Promise<string> {
  const { name } = await db
    .selectFrom("companies")
    .select("name")
    .where("id", "=", actor.companyId)
    .executeTakeFirstOrThrow();
  return name;
}
