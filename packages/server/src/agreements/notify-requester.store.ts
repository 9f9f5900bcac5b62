import { addressLine } from "@kreislauf/contract/sites";
import type { WriteContext } from "../base/context.ts";
import type { AgreementRow } from "./agreements.store.ts";

export async function getMailSite({ db }: WriteContext, siteId: number) {
  const site = await db
    .selectFrom("sites")
    .select(["alias", "street", "house_number as houseNumber", "zip", "city"])
    .where("id", "=", siteId)
    .executeTakeFirstOrThrow();
  return { id: siteId, alias: site.alias, address: addressLine(site) };
}

export async function describeAgreement(work: WriteContext, agreement: AgreementRow) {
  const described = await work.db
    .selectFrom("waste_types")
    .innerJoin("container_types", (join) => join.on("container_types.id", "=", agreement.container_type_id))
    .select(["waste_types.description as wasteType", "container_types.type as containerType"])
    .select("container_types.drawing")
    .where("waste_types.id", "=", agreement.waste_type_id)
    .executeTakeFirstOrThrow();
  return {
    ...described,
    drawing: described.drawing,
    site: await getMailSite(work, agreement.site_id),
  };
}
