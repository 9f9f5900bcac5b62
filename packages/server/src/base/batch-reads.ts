/** Gives what is true of a key after this call; undefined if there is nothing. */
export type ReadBatched<Key, Value> = (key: Key) => Promise<Value | undefined>;

type ReadMany<Key, Value> = (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;

interface NextReading<Key, Value> {
  readonly keys: Set<Key>;
  readonly values: Promise<ReadonlyMap<Key, Value>>;
}

/** A reading that takes longer than this no longer holds up the next one. */
const maxTurnMilliseconds = 200;

/**
 * Reads many keys in one statement: calls during a reading share the next, which begins after them, so that nobody
 * gets what was true before the call. The busier the server, the fewer statements a call costs.
 */
export function batchReads<Key, Value>(readMany: ReadMany<Key, Value>): ReadBatched<Key, Value> {
  let turn: Promise<void> | undefined;
  let next: NextReading<Key, Value> | undefined;

  function begin(keys: Iterable<Key>): Promise<ReadonlyMap<Key, Value>> {
    const reading = readMany([...keys]);
    const begun = endOfTurn(reading).finally(() => {
      if (turn === begun) turn = undefined;
    });
    turn = begun;
    return reading;
  }

  async function beginNext(keys: Iterable<Key>, afterTurn: Promise<void>) {
    await afterTurn;
    next = undefined;
    return await begin(keys);
  }

  return async (key) => {
    if (turn === undefined && next === undefined) return (await begin([key])).get(key);
    if (next === undefined) {
      const keys = new Set<Key>();
      next = { keys, values: beginNext(keys, turn ?? Promise.resolve()) };
    }
    next.keys.add(key);
    return (await next.values).get(key);
  };
}

async function endOfTurn(reading: Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, maxTurnMilliseconds);
  await Promise.race([promise, reading.catch(() => undefined)]);
  clearTimeout(timer);
}
