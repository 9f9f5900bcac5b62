/** Gives what `read` gives, or what a reading of the same key gives that begins after this call. */
export type ReadShared<Key, Value> = (key: Key, read: () => Promise<Value>) => Promise<Value>;

/**
 * One reading of a key at a time: all calls during one share the next, so that many at once cost two readings and
 * nobody gets what was true before the call.
 */
export function shareReadings<Key, Value>(): ReadShared<Key, Value> {
  const current = new Map<Key, Promise<Value>>();
  const next = new Map<Key, Promise<Value>>();

  function begin(key: Key, read: () => Promise<Value>): Promise<Value> {
    next.delete(key);
    const reading = read().finally(() => {
      if (current.get(key) === reading) current.delete(key);
    });
    current.set(key, reading);
    return reading;
  }

  return (key, read) => {
    const running = current.get(key);
    if (running === undefined) return begin(key, read);
    const begun = next.get(key);
    if (begun !== undefined) return begun;
    const following = running.then(
      () => begin(key, read),
      () => begin(key, read),
    );
    next.set(key, following);
    return following;
  };
}
