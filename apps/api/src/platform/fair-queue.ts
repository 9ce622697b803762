/** Whose work it is. */
export interface Turn {
  /** Work of different keys takes turns, so that nobody waits for all the work of somebody else. */
  readonly key: string;
  /** Runs before all other work, and has its own places to wait. */
  readonly isFirst?: boolean;
}

interface FairQueueOptions {
  /** How much work runs at the same time. */
  atOnce: number;
  /** How much work may wait, of each of the two classes. */
  waiting: number;
  /** The error for work that finds no place to wait. */
  refusal: () => Error;
}

export type FairQueue = <T>(turn: Turn, work: () => Promise<T>) => Promise<T>;

interface Waiting {
  start: () => void;
  refuse: (error: Error) => void;
}

/** The work of one class that waits: the lanes of its keys, in the order of their turns. */
interface Lanes {
  lanes: Map<string, Waiting[]>;
  size: number;
}

/**
 * Runs work a few at a time. When no place is left, work of a key with fewer places takes the last one of the key with
 * most, so that a flood displaces itself.
 */
export function createFairQueue({ atOnce, waiting, refusal }: FairQueueOptions): FairQueue {
  const first: Lanes = { lanes: new Map(), size: 0 };
  const others: Lanes = { lanes: new Map(), size: 0 };
  let running = 0;

  const takeNext = (queue: Lanes): Waiting | undefined => {
    const [entry] = queue.lanes;
    if (entry === undefined) return undefined;
    const [key, lane] = entry;
    const next = lane.shift();
    queue.size -= 1;
    queue.lanes.delete(key);
    if (lane.length > 0) queue.lanes.set(key, lane); // Its next turn comes after those of all other keys.
    return next;
  };

  const makeRoom = (queue: Lanes, own: number): boolean => {
    if (queue.size < waiting) return true;
    const longest = [...queue.lanes.values()].reduce(
      (most, lane) => (lane.length > most.length ? lane : most),
      [],
    );
    if (longest.length <= own + 1) return false;
    longest.pop()?.refuse(refusal());
    queue.size -= 1;
    return true;
  };

  const startNext = (): void => {
    while (running < atOnce) {
      const next = takeNext(first) ?? takeNext(others);
      if (next === undefined) return;
      running += 1;
      next.start();
    }
  };

  return async ({ key, isFirst = false }, work) => {
    const queue = isFirst ? first : others;
    if (running >= atOnce) {
      const lane = queue.lanes.get(key) ?? [];
      if (!makeRoom(queue, lane.length)) throw refusal();
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      lane.push({ start: resolve, refuse: reject });
      queue.lanes.set(key, lane);
      queue.size += 1;
      await promise;
    } else running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      startNext();
    }
  };
}
