import type { WriteContext } from "../../base/context.ts";

/** The unit of an agreement's amounts, and the name and postal address of its site. */
export const getUnitAndSite = ({ db }: Pick<WriteContext, "db">, agreementId: number) =>
  db
    .selectFrom("agreements")
    .innerJoin("service_offers", "service_offers.id", "agreements.offer_id")
    .innerJoin("sites", "sites.id", "agreements.site_id")
    .select(["service_offers.unit", "sites.alias", "sites.street", "sites.zip", "sites.city"])
    .select("sites.house_number as houseNumber")
    .where("agreements.id", "=", agreementId)
    .executeTakeFirstOrThrow();
