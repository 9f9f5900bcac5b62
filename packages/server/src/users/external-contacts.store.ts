import { sql } from "kysely";
import type { Context } from "../base/context.ts";
import { seenSites } from "./seen-sites.store.ts";

type Scope = Pick<Context, "db" | "actor">;

/** The company's external contacts, each with those of its sites that the person sees. */
const selectExternalContacts = ({ db, actor }: Scope) =>
  db
    .selectFrom("external_contacts")
    .select([
      "external_contacts.id",
      "external_contacts.name",
      "external_contacts.phone",
      "external_contacts.email",
      seenSites({ actor }, sql`locations.contact_external_id = external_contacts.id`).as("locationIds"),
    ])
    .where("external_contacts.company_id", "=", actor.companyId);

export const listExternalContacts = (scope: Scope) =>
  selectExternalContacts(scope)
    .orderBy(sql`external_contacts.sort_key collate "C"`)
    .orderBy("external_contacts.id")
    .execute();

export const findExternalContact = (scope: Scope, id: number) =>
  selectExternalContacts(scope).where("external_contacts.id", "=", id).executeTakeFirst();
