/** Reads the value of a key at a moment after the call was made; undefined if the key has no value. */
export type ReadBatched<Key, Value> = (key: Key) => Promise<Value | undefined>;

type ReadMany<Key, Value> = (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;

interface NextReading<Key, Value> {
  readonly keys: Set<Key>;
  readonly values: Promise<ReadonlyMap<Key, Value>>;
}

/** After this time a running read no longer delays the next one. */
const maxTurnMilliseconds = 200;

/**
 * Reads many keys in one statement. Calls that arrive during a read wait for the next one, which reads all their keys
 * and starts after them, so that no caller gets a value older than its call. The busier the server, the fewer
 * statements per call.
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
