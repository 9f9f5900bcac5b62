import { Refusal } from "@kreislauf/contract/base";
import type { DeskPriceList, DeskPriceLists } from "@kreislauf/contract/desk";
import type { InTransaction, StaffContext } from "../../base/context.ts";
import { fieldsChangedSince, versionOf } from "../../base/field-versions.ts";
import { isSamePriceList, listPriceLists, writePriceList } from "../../purchasing/index.ts";
import { lockActiveAgreement } from "./lock-active.ts";
import { recordAgreementAction } from "./record-agreement-action.ts";

type Source = Pick<StaffContext, "db">;

const readLists = async (source: Source, agreementId: number) =>
  ((await listPriceLists(source, [agreementId])).get(agreementId) ?? []).toSorted((one, other) =>
    other.validFrom.localeCompare(one.validFrom),
  );

/**
 * The price lists by their first day, as the fields for `versionOf`. A list that somebody adds for another day makes
 * the version outdated too.
 */
const byDay = (lists: DeskPriceLists["lists"]) =>
  Object.fromEntries(lists.map((list) => [list.validFrom, list]));

export async function readDeskPriceLists(source: Source, agreementId: number): Promise<DeskPriceLists> {
  const lists = await readLists(source, agreementId);
  return { listsVersion: versionOf(byDay(lists)), lists };
}

/**
 * Saves a price list. Refused if somebody has changed the prices since they were shown; saving the same list again
 * writes nothing.
 */
export async function setDeskPrices(
  context: InTransaction<StaffContext>,
  agreementId: number,
  { listsVersion, ...list }: DeskPriceList,
): Promise<DeskPriceLists> {
  const agreement = await lockActiveAgreement(context, agreementId);
  const lists = await readLists(context, agreementId);
  if (fieldsChangedSince(listsVersion, byDay(lists)).length > 0) throw new Refusal("agreement_changed");
  const present = lists.find(({ validFrom }) => validFrom === list.validFrom);
  if (present === undefined || !isSamePriceList(present, list)) {
    await writePriceList(context, agreement, list);
    await recordAgreementAction(context, agreementId, "prices_set");
  }
  return await readDeskPriceLists(context, agreementId);
}
