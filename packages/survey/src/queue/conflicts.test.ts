import { describe, expect, test } from 'vitest';
import type { AnswerChanges } from '../definition/runner-types.ts';
import { createAnswerQueue } from './create-answer-queue.ts';
import type { NewerAnswer } from './draft-changes.ts';
import { fakeClock, memory, settled } from './testing/queue-world.ts';

const opened = (more: {
  newer?: NewerAnswer[];
  known?: object;
  before?: object;
  storage?: ReturnType<typeof memory>;
}) => {
  const clock = fakeClock();
  const storage = more.storage ?? memory();
  const sent: AnswerChanges[] = [];
  const newer = [...(more.newer ?? [])];
  const shown: AnswerChanges[] = [];
  const queue = createAnswerQueue<string>({
    stored: storage.stored(),
    update: storage.update,
    known: { ...more.known },
    ...(more.before && { before: { ...more.before } }),
    base: () => 0,
    clock,
    online: { isOnline: () => true, subscribe: () => () => undefined },
    retryable: () => true,
    send: async (page) => ({ status: 'refused', revision: page.revision, outcome: 'moved' }),
    sendDrafts: async (_page, changes) => {
      sent.push(changes);
      return { status: 'stored', newer: newer.splice(0) };
    },
  });
  queue.arrivals((changes) => shown.push(changes));
  return { queue, clock, sent, shown, storage };
};

describe('rule 3.47: a question that two devices answered differently', () => {
  test('keeps both answers until the respondent chooses; the later one counts', async () => {
    const { queue, clock } = opened({ newer: [{ name: 'a', answer: 'there', ageMs: 60_000 }] });
    queue.keep('p', { a: 'here' });
    await clock.pass(2000);
    expect(queue.conflicts()).toEqual([
      { page: 'p', name: 'a', ours: 'here', theirs: 'there', counts: 'ours' },
    ]);
    queue.choose('a', 'ours');
    expect(queue.conflicts()).toEqual([]);
  });

  test('the other answer can be taken: it is shown and sent', async () => {
    const { queue, clock, sent, shown } = opened({
      newer: [{ name: 'a', answer: 'there', ageMs: 60_000 }],
    });
    queue.keep('p', { a: 'here' });
    await clock.pass(2000);
    await clock.pass(2000);
    expect(sent.at(-1)?.answers).toEqual({ a: 'here' });
    queue.choose('a', 'theirs');
    await clock.pass(2000);
    expect(shown.at(-1)?.answers).toEqual({ a: 'there' });
    expect(sent.at(-1)?.answers).toEqual({ a: 'there' });
    expect(queue.known()).toEqual({ a: 'there' });
  });

  test('our own answer can be taken back after the other one counted', async () => {
    const { queue, clock, sent, shown } = opened({ newer: [{ name: 'a', answer: 'there', ageMs: 0 }] });
    queue.keep('p', { a: 'here' });
    await clock.pass(2000);
    expect(queue.conflicts()).toMatchObject([{ ours: 'here', theirs: 'there', counts: 'theirs' }]);
    expect(shown.at(-1)?.answers).toEqual({ a: 'there' });
    queue.choose('a', 'ours');
    await clock.pass(2000);
    expect(shown.at(-1)?.answers).toEqual({ a: 'here' });
    expect(sent.at(-1)?.answers).toEqual({ a: 'here' });
  });

  test('the same answer on both is none, and neither is one that only the other device gave', async () => {
    const { queue, clock } = opened({
      newer: [
        { name: 'a', answer: 'same', ageMs: 0 },
        { name: 'b', answer: 'there', ageMs: 0 },
      ],
    });
    queue.keep('p', { a: 'same' });
    await clock.pass(2000);
    expect(queue.conflicts()).toEqual([]);
  });
});

describe('a session that was loaded again because another device saved a page', () => {
  const kept = async (): Promise<ReturnType<typeof memory>> => {
    const first = opened({ known: { a: 'first', b: 'old' } });
    first.queue.keep('p', { a: 'here', b: 'old' });
    await first.clock.pass(2000);
    void first.queue.post('p', { a: 'here', b: 'new' });
    await settled();
    first.queue.close();
    return first.storage;
  };

  test('shows what changed elsewhere beside our answer', async () => {
    const { queue, shown, storage } = opened({
      storage: await kept(),
      known: { a: 'there', b: 'old' },
      before: { a: 'here', b: 'old' },
    });
    expect(queue.conflicts()).toEqual([
      { page: 'p', name: 'a', ours: 'here', theirs: 'there', counts: 'ours' },
    ]);
    queue.choose('a', 'theirs');
    expect(shown.at(-1)?.answers).toEqual({ a: 'there' });
    // The answer that only we changed stays ours.
    expect(queue.kept()).toEqual({ p: { b: 'new' } });
    expect(storage.pages()).toBe(1);
  });

  test('without another device’s change there is no conflict', async () => {
    const same = { a: 'here', b: 'old' };
    expect(opened({ storage: await kept(), known: same, before: same }).queue.conflicts()).toEqual([]);
  });
});
