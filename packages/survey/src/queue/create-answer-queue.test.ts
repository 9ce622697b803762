import { expect, test } from 'vitest';
import { createAnswerQueue } from './create-answer-queue.ts';
import { readRecord } from './queue-record.ts';
import { settled, setUp } from './testing/queue-world.ts';

/** A server without any answers, which stores every draft. */
const server0 = {
  known: {},
  base: () => 0,
  sendDrafts: async () => ({ status: 'stored', newer: [] }) as const,
};

test('a page is stored before it is sent', async () => {
  const { storage, clock } = setUp();
  const stored = Promise.withResolvers<boolean>();
  const sends: number[] = [];
  const queue = createAnswerQueue({
    stored: storage.stored(),
    update: () => stored.promise,
    clock,
    retryable: () => true,
    ...server0,
    send: async (page) => {
      sends.push(page.revision);
      return { status: 'stored', revision: page.revision, outcome: 'next' };
    },
    online: { isOnline: () => true, subscribe: () => () => undefined },
  });
  const outcome = queue.post('p', { a: 1 });
  await settled();
  expect(sends).toEqual([]);
  stored.resolve(true);
  expect(await outcome).toBe('next');
});

test('a posted page is removed only after the server acknowledged it', async () => {
  const { storage, clock, server, open } = setUp(['lostRequest', 'lostAnswer']);
  const queue = open();
  const outcome = queue.post('p', { a: 1 });
  await settled();
  expect(queue.state()).toBe('retrying');
  expect(storage.pages()).toBe(1);
  await clock.pass(1000);
  expect(server.stored.get('p')?.answers).toEqual({ a: 1 });
  expect(storage.pages()).toBe(1);
  await clock.pass(2000);
  expect(await outcome).toBe('after p');
  expect([storage.pages(), queue.state()]).toEqual([0, 'saved']);
});

test('a page whose acknowledgement got lost is resent with the same revision and stored once', async () => {
  const { clock, server, open } = setUp(['lostAnswer', 'lostAnswer']);
  const outcome = open().post('p', { a: 1 });
  await settled();
  await clock.pass(1000);
  await clock.pass(2000);
  await outcome;
  expect(server.sends).toEqual([1, 1, 1]);
  expect(server.effects).toEqual(['p@1']);
});

test('the queue retries after 1, 2, 4 … 30 seconds', async () => {
  const { clock, open } = setUp(Array.from({ length: 8 }, () => 'lostRequest'));
  void open().post('p', { a: 1 });
  await settled();
  const waits: number[] = [];
  for (let attempt = 0; attempt < 7; attempt += 1) {
    const [wait = 0] = clock.pending();
    waits.push(wait);
    await clock.pass(wait);
  }
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('pages are sent one at a time, in the order they were posted', async () => {
  const { clock, server, open } = setUp(['lostRequest']);
  const queue = open();
  const both = Promise.all([queue.post('p', { a: 1 }), queue.post('q', { b: 1 })]);
  await settled();
  expect(server.effects).toEqual([]);
  await clock.pass(1000);
  await both;
  expect(server.effects).toEqual(['p@1', 'q@2']);
});

test('nothing is sent while offline, and everything as soon as the browser is online', async () => {
  const { server, network, open } = setUp();
  network.up = false;
  const queue = open();
  const outcome = queue.post('p', { a: 1 });
  await settled();
  expect([server.sends.length, queue.state()]).toEqual([0, 'waiting']);
  network.up = true;
  for (const listener of network.listeners) listener();
  expect(await outcome).toBe('after p');
});

test('after the browser was closed, the next visit sends posted pages and shows drafts', async () => {
  const { storage, server, network, open } = setUp();
  network.up = false;
  const first = open();
  void first.post('p', { a: 1 });
  first.keep('q', { b: 'half' });
  first.close();
  network.up = true;
  const second = open();
  await settled();
  expect(server.effects).toEqual(['p@1']);
  expect(server.draftSends).toEqual(['q {"b":"half"}']);
  expect([second.kept(), storage.pages()]).toEqual([{}, 0]);
});

test('a page that changes while it is being sent ends with the newer answers', async () => {
  const { server, clock, open } = setUp(['lostAnswer']);
  const queue = open();
  const first = queue.post('p', { a: 1 });
  const second = queue.post('p', { a: 2 });
  await settled();
  await clock.pass(1000);
  await Promise.all([first, second]);
  expect(server.stored.get('p')?.answers).toEqual({ a: 2 });
  expect(server.effects).toEqual(['p@1', 'p@2']);
});

test('after a conflict the server keeps the other device’s answers, ours stay as a draft, and posting them again wins', async () => {
  const { server, storage, open } = setUp();
  server.stored.set('p', { answers: { a: 'elsewhere' }, revision: 7 });
  const queue = open();
  expect(await queue.post('p', { a: 'here' })).toBe('stale');
  expect(server.stored.get('p')?.answers).toEqual({ a: 'elsewhere' });
  expect(queue.kept()).toEqual({ p: { a: 'here' } });
  await queue.post('p', { a: 'here' });
  expect([server.effects, storage.pages()]).toEqual([['p@8'], 0]);
});

test('the drafts of two tabs are kept whichever tab wrote last, and removed once the server has them', async () => {
  const { storage, open } = setUp();
  const [one, other] = [open(), open()];
  one.keep('p', { a: 'here' });
  other.keep('q', { b: 'there' });
  one.keep('p', { a: 'here again' });
  expect(open().kept()).toEqual({ p: { a: 'here again' }, q: { b: 'there' } });
  await other.post('q', { b: 'there' });
  expect(open().kept()).toEqual({ p: { a: 'here again' } });
  await one.post('p', { a: 'here again' });
  expect(storage.pages()).toBe(0);
});

test('a refused page stays as a draft and is not resent automatically', async () => {
  const { storage, clock } = setUp();
  const sends: number[] = [];
  const queue = createAnswerQueue({
    stored: storage.stored(),
    update: storage.update,
    clock,
    retryable: () => true,
    ...server0,
    send: async (page) => {
      sends.push(page.revision);
      return { status: 'refused', revision: 3, outcome: 'problems' };
    },
    online: { isOnline: () => true, subscribe: () => () => undefined },
  });
  expect(await queue.post('p', { a: 1 })).toBe('problems');
  await settled();
  expect([sends, queue.kept()]).toEqual([[1], { p: { a: 1 } }]);
});

test('an error that is not retryable rejects the post, and the answers stay', async () => {
  const { storage, clock } = setUp();
  const queue = createAnswerQueue<string>({
    stored: storage.stored(),
    update: storage.update,
    clock,
    retryable: () => false,
    ...server0,
    send: async () => Promise.reject(new Error('signed out')),
    online: { isOnline: () => true, subscribe: () => () => undefined },
  });
  await expect(queue.post('p', { a: 1 })).rejects.toThrow('signed out');
  expect(queue.kept()).toEqual({ p: { a: 1 } });
});

test('a browser whose storage is full still sends; while it can’t, the state says `full`', async () => {
  const { server, clock } = setUp();
  let online = false;
  const queue = createAnswerQueue({
    stored: readRecord(undefined),
    update: async () => false,
    clock,
    retryable: () => true,
    ...server0,
    send: server.send,
    online: { isOnline: () => online, subscribe: () => () => undefined },
  });
  queue.keep('p', { a: 1 });
  await settled();
  expect(queue.state()).toBe('full');
  online = true;
  expect(await queue.post('p', { a: 1 })).toBe('after p');
});

test('answers of an earlier visit that are read again without a network wait for it, and are not said to be saved now', () => {
  const { server, clock } = setUp();
  const stored = readRecord({
    revision: 1,
    pages: [{ page: 'p', answers: { a: 1 }, revision: 1, state: 'posted', base: 0, at: 1 }],
  });
  expect(stored.pages).toHaveLength(1);
  const queue = createAnswerQueue({
    stored,
    update: async () => true,
    clock,
    retryable: () => true,
    ...server0,
    send: server.send,
    online: { isOnline: () => false, subscribe: () => () => undefined },
  });
  expect(queue.state()).toBe('waiting');
});

test('a browser that never says whether it stored something promises nothing, and doesn’t hold up the server', async () => {
  const { server, clock } = setUp();
  let online = false;
  const answers: ((isKept: boolean) => void)[] = [];
  const queue = createAnswerQueue({
    stored: readRecord(undefined),
    update: () => new Promise((resolve) => answers.push(resolve)),
    clock,
    retryable: () => true,
    ...server0,
    send: server.send,
    online: { isOnline: () => online, subscribe: () => () => undefined },
  });
  queue.keep('p', { a: 1 });
  await settled();
  expect(queue.state()).toBe('sending');
  await clock.pass(1000);
  expect(queue.state()).toBe('full');
  // An answer that comes late still counts.
  answers.at(-1)?.(true);
  await settled();
  expect(queue.state()).toBe('waiting');
  online = true;
  const outcome = queue.post('p', { a: 1 });
  await settled();
  expect(server.sends).toEqual([]);
  await clock.pass(1000);
  expect(await outcome).toBe('after p');
});

test('a record of an unknown shape counts as empty', () => {
  expect(readRecord({ revision: 'x', pages: [1] })).toEqual({ revision: 0, pages: [] });
});
