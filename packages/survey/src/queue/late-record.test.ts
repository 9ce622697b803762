import { describe, expect, test } from 'vitest';
import type { AnswerChanges } from '../definition/runner-types.ts';
import type { QueueRecord } from './queue-record.ts';
import { setUp } from './testing/queue-world.ts';

/** A page of an earlier visit that the browser had stored, with answers given at these times. */
const storedAt = (given: Record<string, number>, answers: Record<string, unknown>): QueueRecord => ({
  revision: 3,
  pages: [{ page: 'p', answers, revision: 3, state: 'draft', given }],
});

/** A queue that was opened before the browser had read its store, and the answers that came to the page later. */
const openEarly = () => {
  const world = setUp();
  const queue = world.open();
  const shown: AnswerChanges[] = [];
  queue.arrivals((changes) => shown.push(changes));
  return { ...world, queue, shown };
};

describe('a record that the browser reads late', () => {
  test('comes to the page, is sent, and leaves the store', async () => {
    const { queue, shown, server, clock, storage } = openEarly();
    queue.adopt(storedAt({ a: 5 }, { a: 'tea' }));
    await clock.pass(0);
    expect(shown).toEqual([{ answers: { a: 'tea' }, cleared: [] }]);
    expect([server.draftSends, queue.state(), storage.pages()]).toEqual([['p {"a":"tea"}'], 'saved', 0]);
  });

  test('joins what was typed meanwhile, and the later answer to a question counts', async () => {
    const { queue, shown, server, clock } = openEarly();
    await clock.pass(100);
    queue.keep('p', { a: 'coffee' });
    queue.adopt(storedAt({ a: 5, b: 6 }, { a: 'tea', b: 'bread' }));
    await clock.pass(500);
    expect(shown).toEqual([{ answers: { b: 'bread' }, cleared: [] }]);
    expect(Object.fromEntries([...server.drafts].map(([name, { answer }]) => [name, answer]))).toEqual({
      a: 'coffee',
      b: 'bread',
    });
  });

  test('brings no answer back that this visit has changed and sent', async () => {
    const { queue, shown, server, clock, storage } = openEarly();
    await clock.pass(100);
    queue.keep('p', { a: 'coffee' });
    await clock.pass(500);
    expect(queue.state()).toBe('saved');
    queue.adopt(storedAt({ a: 5 }, { a: 'tea' }));
    await clock.pass(500);
    expect([shown, server.draftSends.length, storage.pages()]).toEqual([[], 1, 0]);
  });

  test('makes a page that was posted a draft, because the respondent may be on it', async () => {
    const { queue, shown, server, clock } = openEarly();
    const posted = {
      page: 'p',
      answers: { a: 'tea' },
      revision: 3,
      state: 'posted',
      base: 0,
      at: 5,
    } as const;
    queue.adopt({ revision: 3, pages: [posted] });
    await clock.pass(500);
    expect(shown).toEqual([{ answers: { a: 'tea' }, cleared: [] }]);
    expect([server.sends, server.draftSends]).toEqual([[], ['p {"a":"tea"}']]);
  });
});
