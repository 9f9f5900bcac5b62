import { Refusal } from "@kreislauf/contract/base";

interface Limit {
  /** How many pieces of work of one key may run at a time. */
  readonly atOnce: number;
  /** How many further pieces of work of one key may wait for their turn; any beyond that are refused. */
  readonly waiting: number;
  /** The seconds in the `retry-after` header of a refusal. */
  readonly retryAfterSeconds: number;
  /**
   * After this time the next piece of work starts although this one still runs, because long work mostly waits for
   * something else. If not given, work keeps its place until its end.
   */
  readonly handOnAfterMilliseconds?: number;
  /**
   * While at least this many pieces of work of a key wait, each place of that key stays free after a turn for as long
   * as the turn took (at most 100 ms), which leaves time to other keys. If not given, a place is never kept free.
   */
  readonly restsFromWaiting?: number;
}

const maxRestMilliseconds = 100;

interface Queue {
  /** How many places are taken. */
  running: number;
  readonly starts: (() => void)[];
}

/** Runs work when the key has a free place. */
export type RunLimited<Key> = <Result>(key: Key, work: () => Promise<Result>) => Promise<Result>;

/**
 * Limits how much work of each key runs at the same time. Further work waits, first come, first served; if too much
 * waits already, it is refused as `too_many_requests`.
 */
export function limitConcurrency<Key>(limit: Limit): RunLimited<Key> {
  const { atOnce, waiting, retryAfterSeconds, handOnAfterMilliseconds, restsFromWaiting = Infinity } = limit;
  const queues = new Map<Key, Queue>();

  function handOn(key: Key, queue: Queue): void {
    const start = queue.starts.shift();
    if (start === undefined) queue.running -= 1;
    else start();
    if (queue.running === 0) queues.delete(key);
  }

  async function hold<Result>(key: Key, queue: Queue, work: () => Promise<Result>): Promise<Result> {
    const began = performance.now();
    let isHeld = true;
    const letGo = () => {
      if (!isHeld) return;
      isHeld = false;
      if (queue.starts.length < restsFromWaiting) return handOn(key, queue);
      setTimeout(() => handOn(key, queue), Math.min(performance.now() - began, maxRestMilliseconds));
    };
    const timer = handOnAfterMilliseconds && setTimeout(letGo, handOnAfterMilliseconds);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      letGo();
    }
  }

  async function holdInLine<Result>(key: Key, queue: Queue, work: () => Promise<Result>): Promise<Result> {
    if (queue.starts.length >= waiting) {
      throw new Refusal("too_many_requests", [], { "retry-after": String(retryAfterSeconds) });
    }
    // Work that ends hands its place to the next in the queue.
    await new Promise<void>((start) => queue.starts.push(start));
    return await hold(key, queue, work);
  }

  return (key, work) => {
    const queue = queues.get(key) ?? { running: 0, starts: [] };
    queues.set(key, queue);
    if (queue.running >= atOnce) return holdInLine(key, queue, work);
    queue.running += 1;
    return hold(key, queue, work);
  };
}
