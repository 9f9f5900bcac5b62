import { addDays, berlinDate } from "@kreislauf/contract/base";
import { orderStatus } from "@kreislauf/contract/orders";
import { estimatedFrom, type Price, priceOrder, type WeighedExecution } from "@kreislauf/contract/purchasing";
import { sql } from "kysely";
import { batches } from "../../../base/database/batches.ts";
import type { Db } from "../../../base/database/database.ts";
import type { WrittenSites } from "../companies/write-companies.ts";
import { tonnePrice, tripPrice } from "./document-prices.ts";

const vatRate = 19;
const version = "Preisliste 2024-01";
const terms = "Bedingungen vom 01.10.2023";
/** Number of days until containers that are emptied on the spot cost `increasePercent` percent more. */
const increaseInDays = 21;
const increasePercent = 3;

/** Writes the prices of the car-dealer group, by which its invoices are made, and the prices of its open orders. */
export async function writePrices(db: Db, sites: WrittenSites, now: Temporal.Instant): Promise<void> {
  const companyId = sites.workshops.values().next().value?.companyId ?? 0;
  const agreements = await db
    .selectFrom("agreements")
    .innerJoin("waste_types", "waste_types.id", "agreements.waste_type_id")
    .innerJoin("container_types", "container_types.id", "agreements.container_type_id")
    .select(["agreements.id", "waste_type_id", "hazardous", "drawing"])
    .where("agreements.company_id", "=", companyId)
    .orderBy("agreements.id")
    .execute();
  const pricesOf = (agreement: (typeof agreements)[number], percent: number): Price[] => [
    {
      unit: "piece",
      containerActionId: null,
      cents: Math.round((tripPrice(agreement) * percent) / 100),
      vatRate,
    },
    { unit: "tonne", containerActionId: null, cents: tonnePrice(agreement), vatRate },
  ];
  const from = "2024-01-01";
  const changesOn = addDays(berlinDate(now), increaseInDays);
  const lists = agreements.flatMap((agreement) => [
    { agreement, validFrom: from, version, prices: pricesOf(agreement, 100) },
    ...(agreement.drawing === "umleerbehaelter"
      ? [
          {
            agreement,
            validFrom: changesOn,
            version: `Preisliste ${changesOn.slice(0, 7)}`,
            prices: pricesOf(agreement, 100 + increasePercent),
          },
        ]
      : []),
  ]);
  for (const batch of batches(lists)) {
    await db
      .insertInto("price_lists")
      .values(
        batch.map(({ agreement, validFrom, prices, version: name }) => ({
          agreement_id: agreement.id,
          company_id: companyId,
          valid_from: validFrom,
          version: name,
          terms,
          prices: JSON.stringify(prices),
        })),
      )
      .execute();
  }
  await writeOrderPrices(db, companyId, lists);
}

type WrittenList = Readonly<{
  agreement: { readonly id: number };
  validFrom: string;
  version: string;
  prices: Price[];
}>;

async function writeOrderPrices(db: Db, companyId: number, lists: readonly WrittenList[]): Promise<void> {
  const byAgreement = Map.groupBy(lists, ({ agreement }) => agreement.id);
  const { rows } = await sql<WeighedExecution & { key: string }>`
    select agreement_id || ' ' || container_action_id as key, id as "orderId", executed_on as "executedOn", amount,
      weight_kg as "weightKg"
    from (select *, row_number() over (
        partition by agreement_id, container_action_id order by executed_on desc, id desc) as place
      from orders where company_id = ${companyId} and weight_kg is not null and executed_on is not null) as weighed
    where place <= ${estimatedFrom.most} order by key, place`.execute(db);
  const executions = Map.groupBy(rows, ({ key }) => key);
  const orders = await db
    .selectFrom("orders")
    .select(["id", "agreement_id", "container_action_id", "amount", "desired_date", "created_on"])
    .where("company_id", "=", companyId)
    .where("status", "=", orderStatus.open)
    .orderBy("id")
    .execute();
  const prices = orders.flatMap((order) => {
    const ofAgreement = (byAgreement.get(order.agreement_id) ?? []).map((list) => ({ ...list, terms }));
    const weighed = (executions.get(`${order.agreement_id} ${order.container_action_id}`) ?? []).map(
      ({ key: _key, ...execution }) => execution,
    );
    const wish = {
      containerActionId: order.container_action_id,
      amount: order.amount,
      day: order.desired_date,
    };
    const price = priceOrder(ofAgreement, wish, weighed);
    if (price.kind === "none") return [];
    return [
      {
        order_id: order.id,
        company_id: companyId,
        price: JSON.stringify(price),
        priced_at: order.created_on,
      },
    ];
  });
  for (const batch of batches(prices)) await db.insertInto("order_prices").values(batch).execute();
}
