interface Wish {
  readonly desiredDate: string;
}

/**
 * Calls `judge` for each order of a call, the earliest date first, because what earlier orders take counts against the
 * limits of the proofs. The results are in the sequence of the call.
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
