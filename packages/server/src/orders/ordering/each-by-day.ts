interface Wish {
  readonly desiredDate: string;
}

/**
 * Judges each order of a call after those of earlier days, whose waste counts toward the year before. What comes of it is
 * in the order of the call.
 */
export async function eachByDay<Order extends Wish, Judgement>(
  orders: readonly Order[],
  judge: (order: Order, index: number) => Promise<Judgement>,
): Promise<Judgement[]> {
  const byDay = orders
    .map((order, index) => ({ order, index }))
    .toSorted((one, other) => one.order.desiredDate.localeCompare(other.order.desiredDate));
  const judged: { readonly index: number; readonly judgement: Judgement }[] = [];
  for (const { order, index } of byDay) judged.push({ index, judgement: await judge(order, index) });
  return judged.toSorted((one, other) => one.index - other.index).map(({ judgement }) => judgement);
}
