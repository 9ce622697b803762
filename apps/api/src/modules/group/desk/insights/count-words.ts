import { Worker } from 'node:worker_threads';
import type { WordCount } from './word-count.ts';

/** A message to the thread that counts words. */
export interface WordTask {
  /** Which count it belongs to. */
  id: number;
  texts: readonly string[];
  /** Set after the last texts: how many words to return, or `cancel` when nobody waits any more. */
  end?: number | 'cancel';
}

/** The thread's reply. */
export interface CountedWords {
  id: number;
  items: WordCount[];
  answers: number;
}

/** The thread ends after so long without a count, because its dictionary takes 70 MB. */
const IDLE_MS = 60_000;

interface PendingCount {
  resolve: (counted: CountedWords) => void;
  reject: (error: Error) => void;
}

let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let lastId = 0;
let open = 0;
const waiting = new Map<number, PendingCount>();

/**
 * Starts the thread for the first count. When it dies, all waiting counts fail, and the next count starts another
 * thread.
 */
function runningThread(): Worker {
  clearTimeout(idle);
  if (thread) return thread;
  const started = new Worker(new URL('./word-worker.ts', import.meta.url));
  // The thread must not keep a stopping server alive.
  started.unref();
  started.on('message', (counted: CountedWords) => {
    waiting.get(counted.id)?.resolve(counted);
    waiting.delete(counted.id);
  });
  const die = (error: Error): void => {
    if (thread === started) thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  started.on('error', die);
  started.on('exit', () => die(new Error('The thread that counts words has ended')));
  thread = started;
  return started;
}

function rest(): void {
  open -= 1;
  if (open > 0) return;
  idle = setTimeout(() => {
    const ended = thread;
    thread = undefined;
    void ended?.terminate();
  }, IDLE_MS);
  idle.unref();
}

/** Counts the words of texts that arrive page by page. Returns the words that most texts use. */
export async function countWords(
  pages: AsyncIterable<readonly string[]>,
  most: number,
): Promise<Omit<CountedWords, 'id'>> {
  const worker = runningThread();
  const id = (lastId += 1);
  open += 1;
  const send = (task: Omit<WordTask, 'id'>): void =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread of Node has no origin.
    worker.postMessage({ id, ...task } satisfies WordTask);
  const { promise, resolve, reject } = Promise.withResolvers<CountedWords>();
  waiting.set(id, { resolve, reject });
  // The thread may die before the last page is sent, when nobody listens yet.
  promise.catch(() => {});
  try {
    for await (const texts of pages) send({ texts });
    send({ texts: [], end: most });
    const { items, answers } = await promise;
    return { items, answers };
  } catch (error) {
    // A page failed, so nobody waits for the count any more.
    waiting.delete(id);
    send({ texts: [], end: 'cancel' });
    throw error;
  } finally {
    rest();
  }
}
