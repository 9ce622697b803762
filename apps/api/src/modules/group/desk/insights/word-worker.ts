import { parentPort } from 'node:worker_threads';
import type { CountedWords, WordTask } from './count-words.ts';
import { WordCounter } from './word-count.ts';

// Counts words in a thread of its own. Loading the dictionary takes a second, and that would block the server.
const counters = new Map<number, WordCounter>();

parentPort?.on('message', ({ id, texts, end }: WordTask) => {
  const counter = counters.get(id) ?? new WordCounter();
  counters.set(id, counter);
  for (const text of texts) counter.add(text);
  if (end === undefined) return;
  counters.delete(id);
  if (end === 'cancel') return;
  const counted: CountedWords = { id, items: counter.most(end), answers: counter.texts };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread of Node has no origin.
  parentPort?.postMessage(counted);
});
