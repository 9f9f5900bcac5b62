import { berlinDate, fieldErrorTexts, Refusal } from "@kreislauf/contract/base";
import { canChangeTireStock, type TireEntry, type TireStorage } from "@kreislauf/contract/sites";
import type { Context, TransactionContext } from "../base/context.ts";
import { findSite, isOpenTo, lockSite } from "./sites.store.ts";
import { listTireEntries, listTireStock } from "./tire-storage.store.ts";

export async function getTireStorage(context: Context, siteId: number): Promise<TireStorage> {
  if (!isOpenTo(context, await findSite(context, siteId))) throw new Refusal("not_found");
  return await readStorage(context, siteId);
}

const readStorage = async (context: Context, siteId: number): Promise<TireStorage> => ({
  storage: await listTireStock(context, siteId),
  entries: await listTireEntries(context, siteId),
});

/** Records tires that came or went. Locks the site, so that no stock becomes negative. */
export async function addTires(context: TransactionContext, wish: TireEntry): Promise<TireStorage> {
  const { db, actor, now, language } = context;
  const site = await lockSite(context, wish.serviceLocationId);
  const stock = site && (await listTireStock(context, site.id));
  const present = stock?.find(({ tireTypeId }) => tireTypeId === wish.tireTypeId);
  if (site === undefined || present === undefined) throw new Refusal("not_found");
  if (!site.active) throw new Refusal("location_inactive");
  if (wish.storedOn > berlinDate(now)) {
    const message = fieldErrorTexts[language].reasons.date_in_future;
    throw new Refusal("validation", [{ field: "storedOn", message }]);
  }
  const verdict = canChangeTireStock(present.amount, wish.amount);
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  await db
    .insertInto("tire_entries")
    .values({
      company_id: actor.companyId,
      site_id: site.id,
      tire_type_id: wish.tireTypeId,
      amount: wish.amount,
      stored_on: wish.storedOn,
      note: wish.note ?? "",
      created_by: actor.userId,
      created_at: now.toString(),
    })
    .execute();
  return await readStorage(context, site.id);
}
