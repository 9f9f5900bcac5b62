import { sql } from "kysely";
import type { Context } from "../base/context.ts";

/** Inquiries of the person's company, with the words of the catalog. Whoever asks has found the site. */
export const listInquiries = ({ db, actor }: Pick<Context, "db" | "actor">, locationId: number) =>
  shownInquiries({ db })
    .where("inquiries.company_id", "=", actor.companyId)
    .where("inquiries.location_id", "=", locationId)
    .orderBy("inquiries.id", "desc")
    .execute();

export const findShownInquiry = ({ db }: Pick<Context, "db">, inquiryId: number) =>
  shownInquiries({ db }).where("inquiries.id", "=", inquiryId).executeTakeFirst();

const shownInquiries = ({ db }: Pick<Context, "db">) =>
  db
    .selectFrom("inquiries")
    .innerJoin("users", "users.id", "inquiries.created_by")
    .leftJoin("waste_types", "waste_types.id", "inquiries.waste_type_id")
    .leftJoin("container_types", "container_types.id", "inquiries.container_type_id")
    .selectAll("inquiries")
    .select(["waste_types.description as waste_description", "container_types.type as container_type"])
    .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as("created_by_name"));

export type ShownInquiry = NonNullable<Awaited<ReturnType<typeof findShownInquiry>>>;
