import { describe, expect, test } from 'vitest';
import { createAnswerQueue } from './create-answer-queue.ts';
import type { AnswerChanges } from '../definition/runner-types.ts';
import type { NewerAnswer } from './draft-changes.ts';
import type { AnswerQueueOptions, DraftAcknowledgement } from './queue-types.ts';
import { fakeClock, memory, settled, setUp } from './testing/queue-world.ts';

/** A queue whose server gives `replies` to drafts in order, and then stores all others. */
const answered = (
  replies: (() => DraftAcknowledgement)[],
  changes: Partial<AnswerQueueOptions<string>> = {},
) => {
  const clock = fakeClock();
  const storage = memory();
  const sent: AnswerChanges[] = [];
  const queue = createAnswerQueue<string>({
    stored: storage.stored(),
    update: storage.update,
    known: {},
    base: () => 0,
    clock,
    retryable: () => false,
    random: () => 0,
    online: { isOnline: () => true, subscribe: () => () => undefined },
    send: async () => ({ status: 'stored', revision: 0, outcome: 'next' }),
    sendDrafts: async (_page, given) => {
      sent.push(given);
      return replies.shift()?.() ?? { status: 'stored', newer: [] };
    },
    ...changes,
  });
  return { queue, clock, storage, sent };
};

const newer =
  (...found: NewerAnswer[]) =>
  (): DraftAcknowledgement => ({ status: 'stored', newer: found });

describe('when answers are sent', () => {
  test('an answer is stored in the browser at once and on the server half a second later', async () => {
    const { storage, server, clock, open } = setUp();
    const queue = open();
    queue.keep('p', { a: 1 });
    expect(storage.stored().pages).toMatchObject([{ page: 'p', answers: { a: 1 } }]);
    expect([server.draftSends, queue.state()]).toEqual([[], 'sending']);
    await clock.pass(500);
    expect([server.draftSends, queue.state(), storage.pages()]).toEqual([['p {"a":1}'], 'saved', 0]);
  });

  test('someone who types without a pause is saved every 1.4 seconds', async () => {
    const { server, clock, open } = setUp();
    const queue = open();
    for (let text = '一'; text.length <= 10; text += '一') {
      queue.keep('p', { a: text });
      await clock.pass(200);
    }
    expect(server.draftSends).toHaveLength(1);
    await clock.pass(500);
    expect(server.drafts.get('a')?.answer).toBe('一'.repeat(10));
  });

  test('only what changed is sent, a removed answer by its name', async () => {
    const { queue, clock, sent } = answered([], { known: { a: 1, b: ['x', 'y'], c: { r: 1, s: 2 } } });
    queue.keep('p', { b: ['x', 'y'], c: { s: 2, r: 1 }, d: 4 }, ['a', 'b', 'c', 'd']);
    await clock.pass(500);
    expect(sent).toEqual([{ answers: { d: 4 }, cleared: ['a'] }]);
  });

  test('an answer that is changed back before it was sent is not sent', async () => {
    const { queue, clock, sent, storage } = answered([], { known: { a: 1 } });
    queue.keep('p', { a: 2 });
    queue.keep('p', { a: 1 });
    await clock.pass(500);
    expect([sent, queue.state(), storage.pages()]).toEqual([[], 'saved', 0]);
  });

  test('waiting answers are sent at once when the page is hidden, and once more when it closes', async () => {
    const { queue, sent } = answered([]);
    queue.keep('p', { a: 1 });
    queue.flush();
    await settled();
    queue.keep('p', { a: 2 });
    queue.close();
    await settled();
    expect(sent.map(({ answers }) => answers)).toEqual([{ a: 1 }, { a: 2 }]);
  });

  test('an answer that changes while it is being sent is sent again with its new value', async () => {
    const gate = Promise.withResolvers<void>();
    const sent: unknown[] = [];
    const { queue, clock } = answered([], {
      sendDrafts: async (_page, { answers }) => {
        sent.push(answers);
        if (sent.length === 1) await gate.promise;
        return { status: 'stored', newer: [] };
      },
    });
    queue.keep('p', { a: 1 });
    await clock.pass(500);
    queue.keep('p', { a: 2 });
    gate.resolve();
    await settled();
    expect(queue.state()).toBe('sending');
    await clock.pass(500);
    expect([sent, queue.state()]).toEqual([[{ a: 1 }, { a: 2 }], 'saved']);
  });

  test('a posted page goes first, and its drafts need not be sent any more', async () => {
    const { server, clock, open } = setUp();
    const queue = open();
    queue.keep('p', { a: 1 });
    await queue.post('p', { a: 1 });
    await clock.pass(2000);
    expect([server.effects, server.draftSends]).toEqual([['p@2'], []]);
  });
});

describe('without a network', () => {
  test('answers wait in the browser, the state says so, and they are sent when the network is back', async () => {
    const { server, network, clock, open } = setUp();
    network.up = false;
    const queue = open();
    queue.keep('p', { a: 1 });
    await clock.pass(60_000);
    expect([server.draftSends, queue.state()]).toEqual([[], 'waiting']);
    network.up = true;
    for (const listener of network.listeners) listener();
    await settled();
    expect([server.draftSends, queue.state()]).toEqual([['p {"a":1}'], 'saved']);
  });

  test('a failed message is sent again with what the respondent changed meanwhile', async () => {
    const { server, clock, open } = setUp(['lostRequest']);
    const queue = open();
    queue.keep('p', { a: 1 });
    await clock.pass(500);
    expect(queue.state()).toBe('retrying');
    queue.keep('p', { a: 1, b: 2 });
    await clock.pass(1000);
    expect(server.draftSends).toEqual(['p {"a":1}', 'p {"a":1,"b":2}']);
    expect(queue.state()).toBe('saved');
  });

  test('after a reload in between, the next visit sends what was left and nothing the server has', async () => {
    const { storage, network, open } = setUp();
    network.up = false;
    const first = open();
    first.keep('p', { a: 1, b: 2 });
    first.close();
    const { queue, sent } = answered([], {
      stored: storage.stored(),
      update: storage.update,
      known: { b: 2 },
    });
    expect(queue.kept()).toEqual({ p: { a: 1 } });
    await settled();
    expect(sent).toEqual([{ answers: { a: 1 }, cleared: [] }]);
    expect(storage.pages()).toBe(0);
  });

  test('a page posted in an earlier visit is not posted over one that another device saved since', async () => {
    const { storage, network, server, open } = setUp();
    network.up = false;
    const first = open();
    void first.post('p', { a: 'old' });
    first.close();
    network.up = true;
    const { queue, sent } = answered([], {
      stored: storage.stored(),
      update: storage.update,
      known: { a: 'newer' },
      base: () => 1,
    });
    await settled();
    expect([server.effects, sent]).toEqual([[], [{ answers: { a: 'old' }, cleared: [] }]]);
    expect(queue.state()).toBe('saved');
  });
});

describe('two devices', () => {
  test('an answer of the other device to another question is shown', async () => {
    const { queue, clock } = answered([newer({ name: 'b', answer: 2, ageMs: 9000 })]);
    const shown: AnswerChanges[] = [];
    queue.arrivals((changes) => shown.push(changes));
    queue.keep('p', { a: 1 }, ['a', 'b']);
    await clock.pass(500);
    expect([shown, queue.state()]).toEqual([[{ answers: { b: 2 }, cleared: [] }], 'saved']);
    queue.keep('p', { a: 1, b: 2 }, ['a', 'b']);
    expect(queue.state()).toBe('saved');
  });

  test('to the same question, the answer that was given later counts: ours is sent again', async () => {
    const { queue, clock, sent } = answered([newer({ name: 'a', answer: 'theirs', ageMs: 9000 })]);
    queue.keep('p', { a: 'ours' });
    await clock.pass(500);
    expect(sent.map(({ answers }) => answers)).toEqual([{ a: 'ours' }, { a: 'ours' }]);
    expect(queue.state()).toBe('saved');
  });

  test('to the same question, an answer that waited too long gives way to the later one of the other device', async () => {
    let online = false;
    const { queue, clock, sent } = answered([newer({ name: 'a', answer: 'theirs', ageMs: 9000 })], {
      online: { isOnline: () => online, subscribe: () => () => undefined },
    });
    const shown: AnswerChanges[] = [];
    queue.keep('p', { a: 'ours', b: 1 });
    await clock.pass(60_000);
    online = true;
    queue.flush();
    await settled();
    expect(sent).toHaveLength(1);
    expect([queue.kept(), queue.state()]).toEqual([{}, 'saved']);
    queue.arrivals((changes) => shown.push(changes));
    expect(shown).toEqual([{ answers: { a: 'theirs' }, cleared: [] }]);
  });

  test('someone who comes back to this device sees what the other one stored, before they answer anything', async () => {
    const { queue, sent } = answered([newer({ name: 'b', answer: 2, ageMs: 9000 })]);
    const shown: AnswerChanges[] = [];
    queue.arrivals((changes) => shown.push(changes));
    queue.look('p');
    queue.look('p');
    await settled();
    expect([shown, sent]).toEqual([[{ answers: { b: 2 }, cleared: [] }], [{ answers: {}, cleared: [] }]]);
  });

  test('a failed look for answers of the other device is ignored, and answers are sent as before', async () => {
    const { queue, clock, sent } = answered([
      () => {
        throw new Error('refused');
      },
    ]);
    queue.look('p');
    await settled();
    expect(queue.state()).toBe('saved');
    queue.keep('p', { a: 1 });
    await clock.pass(500);
    expect([sent.length, queue.state()]).toEqual([2, 'saved']);
  });

  test('an answer that the other device removed is removed here', async () => {
    const { queue, clock } = answered([newer({ name: 'b', answer: undefined, ageMs: 9000 })], {
      known: { b: 2 },
    });
    const shown: AnswerChanges[] = [];
    queue.arrivals((changes) => shown.push(changes));
    queue.keep('p', { a: 1, b: 2 });
    await clock.pass(500);
    expect(shown).toEqual([{ answers: {}, cleared: ['b'] }]);
  });

  test('when a page was saved elsewhere, everything given here stays for the next visit and nothing more is sent', async () => {
    const { queue, clock, sent, storage } = answered([
      () => ({ status: 'stored', newer: [] }),
      () => ({ status: 'moved' }),
    ]);
    queue.keep('p', { a: 1 });
    await clock.pass(500);
    queue.keep('p', { a: 1, b: 2 });
    await clock.pass(500);
    queue.close();
    await settled();
    expect(sent).toHaveLength(2);
    expect(storage.stored().pages).toMatchObject([{ page: 'p', given: { a: 0, b: 500 } }]);
  });

  test('when the participation has ended, nothing is kept', async () => {
    const { queue, clock, storage } = answered([() => ({ status: 'ended' })]);
    queue.keep('p', { a: 1 });
    await clock.pass(500);
    expect([storage.pages(), queue.state()]).toEqual([0, 'saved']);
  });

  test('drafts that the server refuses stay in the browser and are tried again after the next change', async () => {
    const { queue, clock, sent } = answered([
      () => {
        throw new Error('refused');
      },
    ]);
    queue.keep('p', { a: 1 });
    await clock.pass(60_000);
    expect([sent.length, queue.state()]).toEqual([1, 'kept']);
    queue.keep('p', { a: 2 });
    await clock.pass(500);
    expect([sent.length, queue.state()]).toEqual([2, 'saved']);
  });
});
