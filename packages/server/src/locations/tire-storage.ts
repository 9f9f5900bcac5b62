import { berlinDate, fieldTexts, Refusal } from "@kreislauf/contract/base";
import { canChangeStock, type TireEntry, type TireStorage } from "@kreislauf/contract/locations";
import type { Context, TransactionContext } from "../base/context.ts";
import { findLocation, isOpenTo, lockLocation } from "./locations.store.ts";
import { listTireEntries, listTireStock } from "./tire-storage.store.ts";

export async function showTireStorage(context: Context, locationId: number): Promise<TireStorage> {
  if (!isOpenTo(context, await findLocation(context, locationId))) throw new Refusal("not_found");
  return await readStorage(context, locationId);
}

const readStorage = async (context: Context, locationId: number): Promise<TireStorage> => ({
  storage: await listTireStock(context, locationId),
  entries: await listTireEntries(context, locationId),
});

/** Enters tires that came or went; the site is locked, so that no stock falls below zero. */
export async function addTires(context: TransactionContext, wish: TireEntry): Promise<TireStorage> {
  const { db, actor, now, language } = context;
  const site = await lockLocation(context, wish.serviceLocationId);
  const stock = site && (await listTireStock(context, site.id));
  const present = stock?.find(({ tireTypeId }) => tireTypeId === wish.tireTypeId);
  if (site === undefined || present === undefined) throw new Refusal("not_found");
  if (!site.active) throw new Refusal("location_inactive");
  if (wish.storedOn > berlinDate(now)) {
    const message = fieldTexts[language].reasons.date_in_future;
    throw new Refusal("validation", [{ field: "storedOn", message }]);
  }
  const verdict = canChangeStock(present.amount, wish.amount);
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  await db
    .insertInto("tire_entries")
    .values({
      company_id: actor.companyId,
      location_id: site.id,
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
