import { sql } from "kysely";
import type { Context } from "../base/context.ts";
import { seenSites } from "./seen-sites.store.ts";

type Scope = Pick<Context, "db" | "actor">;

/** The company's groups by name, each with its active sites that the person sees. */
const selectGroups = ({ db, actor }: Scope) =>
  db
    .selectFrom("groups")
    .select([
      "groups.id as groupId",
      "groups.name",
      "groups.partner_number as partnerNumber",
      seenSites({ actor }, sql`locations.group_id = groups.id and locations.active`).as("locationIds"),
    ])
    .where("groups.company_id", "=", actor.companyId)
    .orderBy(sql`groups.sort_key collate "C"`);

export const listGroups = (scope: Scope) => selectGroups(scope).execute();

export const listGroupsOfPartner = (scope: Scope, partnerNumber: string) =>
  selectGroups(scope).where("groups.partner_number", "=", partnerNumber).execute();

export const findGroup = (scope: Scope, id: number) =>
  selectGroups(scope).where("groups.id", "=", id).executeTakeFirst();
