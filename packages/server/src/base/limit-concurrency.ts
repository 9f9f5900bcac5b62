import { Refusal } from "@kreislauf/contract/base";

interface Limit {
  /** How much work of one key goes on at a time. */
  readonly atOnce: number;
  /** How much more of it may wait for its turn; what comes then is refused. */
  readonly waiting: number;
  /** When to try again after a refusal. */
  readonly retryAfterSeconds: number;
  /**
   * After this time a place goes to the next although its work is still going on, because work that takes long mostly
   * waits for something else.
   */
  readonly handOnAfterMilliseconds?: number;
  /** While as much waits, a place rests after a turn as long as the turn took, and leaves that time to other keys. */
  readonly restsFromWaiting?: number;
}

const maxRestMilliseconds = 100;

interface Queue {
  /** Places that are taken. */
  running: number;
  readonly starts: (() => void)[];
}

/** Runs work, a few at a time of each key. */
export type RunLimited<Key> = <Result>(key: Key, work: () => Promise<Result>) => Promise<Result>;

/** Bounds how much work of each key goes on at the same time; the rest waits in the order in which it came. */
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
    // Work that ends hands its place to the next in line.
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
