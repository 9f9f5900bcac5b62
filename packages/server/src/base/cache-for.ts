/**
 * Reads a value and caches it for `milliseconds`, counted from the start of the read. Calls during a read share its
 * result. A failed read is not cached.
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
