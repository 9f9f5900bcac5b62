/**
 * Reads a value at most once per interval; callers during a reading share it. The age counts from the beginning of
 * the reading, so that nobody gets what was true longer ago. A failure is not kept.
 */
export function cacheFor<Value>(milliseconds: number, read: () => Promise<Value>): () => Promise<Value> {
  let cached: { readonly value: Value; readonly readAt: number } | undefined;
  let reading: Promise<Value> | undefined;
  async function readNow(): Promise<Value> {
    const readAt = performance.now();
    const value = await read();
    cached = { value, readAt };
    return value;
  }
  return async () => {
    if (cached !== undefined && performance.now() - cached.readAt <= milliseconds) return cached.value;
    reading ??= readNow().finally(() => (reading = undefined));
    return await reading;
  };
}
