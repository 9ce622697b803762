import { configureClient } from '@yayan/api-client';
import { ApiError, type ApiRequest } from '@yayan/auth';
import { type QueueRecord, readRecord } from '@yayan/survey';
import { expect, test } from 'vitest';
import { createAnswering } from './create-answering.ts';

type Reply = (call: ApiRequest) => unknown;

const refusal = (code: number, data: unknown): ApiError =>
  new ApiError({ code, status: 200, msg: '', data, kind: 'silent' });

const lost = new ApiError({ code: 0, status: 0, msg: '', data: null, kind: 'silent' });

/** One browser's stored record of a participation. */
const memory = (record: QueueRecord = readRecord(undefined)) => ({
  stored: record,
  update: async (change: (stored: QueueRecord) => QueueRecord) => {
    record = change(record);
    return true;
  },
});

/** An answering whose server gives `replies` in order. Retries don't wait. */
const setUp = (replies: Reply[], storage = memory(), now = () => 0) => {
  const calls: ApiRequest[] = [];
  const drafts: ApiRequest[] = [];
  const heard: string[] = [];
  configureClient({
    request: async <T>(call: ApiRequest) => {
      if (call.url.endsWith('/drafts')) {
        drafts.push(call);
        return { outcome: 'stored', draftRevision: drafts.length, newer: [] } as T;
      }
      calls.push(call);
      return replies.shift()?.(call) as T;
    },
  });
  const answering = createAnswering({
    sessionId: 's1',
    page: 'p',
    revision: 4,
    draftRevision: 0,
    seatUntil: null,
    known: {},
    ...storage,
    clock: {
      now,
      setTimeout: (run) => queueMicrotask(run),
      clearTimeout: () => undefined,
    },
    online: { isOnline: () => true, subscribe: () => () => undefined },
    onEnded: (resultId) => heard.push(`ended ${resultId}`),
    onMoved: () => heard.push('moved'),
    onPaused: ({ sessionId }) => heard.push(`paused by ${sessionId}`),
    onSeat: (until) => heard.push(`seat ${until ?? 'none'}`),
  });
  return { answering, calls, drafts, heard, storage };
};

const next = (page: string, revision: number) => () => ({
  outcome: 'next',
  page,
  progress: 50,
  revision,
  seatUntil: '2026-11-21T09:00:00.000Z',
});

const fail = (error: ApiError) => () => {
  throw error;
};

test('each page carries the revision that the server answered last', async () => {
  const { answering, calls, heard } = setUp([next('q', 5), next('r', 6)]);
  expect(await answering.post('p', { a: 1 })).toEqual({ kind: 'next', page: 'q' });
  await answering.post('q', { b: 1 });
  expect(calls.map(({ data }) => data)).toEqual([
    { page: 'p', answers: { a: 1 }, revision: 4 },
    { page: 'q', answers: { b: 1 }, revision: 5 },
  ]);
  expect(heard).toEqual(['seat 2026-11-21T09:00:00.000Z', 'seat 2026-11-21T09:00:00.000Z']);
});

test('a page whose answer got lost is resent unchanged', async () => {
  const { answering, calls } = setUp([fail(lost), next('q', 5)]);
  await answering.post('p', { a: 1 });
  expect(calls).toHaveLength(2);
  expect(calls[0]?.data).toEqual(calls[1]?.data);
});

test('when the server names the same page as next, the runner submits', async () => {
  const { answering } = setUp([next('p', 5)]);
  expect(await answering.post('p', {})).toEqual({ kind: 'next', page: undefined });
});

test('problems are returned with their questions, and the page stays stored', async () => {
  const problems = [{ question: 'a', code: 'required', message: '请作答' }];
  const { answering } = setUp([fail(refusal(22007, { problems, page: 'p', revision: 4 }))]);
  expect(await answering.post('p', { b: 1 })).toEqual({
    kind: 'refused',
    problems: [{ question: 'a', msg: '请作答' }],
  });
  expect(answering.queue.kept()).toEqual({ p: { b: 1 } });
});

test('after another device answered, the session is loaded again; our answers stay and win when posted again', async () => {
  const { answering, heard, calls } = setUp([
    fail(refusal(22010, { page: 'q', revision: 7, answers: {} })),
    next('q', 8),
  ]);
  expect(await answering.post('p', { a: 1 })).toEqual({ kind: 'ended' });
  expect(heard).toEqual(['moved']);
  expect(answering.queue.kept()).toEqual({ p: { a: 1 } });
  await answering.post('p', { a: 1 });
  expect(calls.at(-1)?.data).toEqual({ page: 'p', answers: { a: 1 }, revision: 7 });
  expect(answering.queue.kept()).toEqual({});
});

test('a page that ends the participation leads to its result, also when it had ended before', async () => {
  const { answering, heard } = setUp([
    () => ({ outcome: 'ended', resultId: 'r1', result: 2 }),
    fail(refusal(22006, { resultId: 'r1', result: 2 })),
  ]);
  await answering.post('p', {});
  await answering.post('p', {});
  expect(heard).toEqual(['ended r1', 'ended r1']);
});

test('a submit repeated after a lost answer has the same key, and other answers get another key', async () => {
  const { answering, calls } = setUp([
    next('p', 5),
    fail(lost),
    () => ({ resultId: 'r1', result: 1 }),
    next('p', 6),
    () => ({ resultId: 'r1', result: 1 }),
  ]);
  await answering.post('p', { a: 1 });
  await expect(answering.submit()).rejects.toBe(lost);
  expect(await answering.submit()).toEqual({ kind: 'ended' });
  await answering.post('p', { a: 2 });
  await answering.submit();
  const keys = calls
    .filter(({ url }) => url.endsWith('/submit'))
    .map(({ headers }) => new Headers(headers).get('Idempotency-Key'));
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('pages that waited in a closed browser are sent when it opens again', async () => {
  const storage = memory({
    revision: 1,
    pages: [{ page: 'p', answers: { a: 1 }, revision: 1, state: 'posted', base: 4 }],
  });
  const { answering, calls } = setUp([next('q', 5), next('r', 6)], storage);
  await answering.post('q', {});
  expect(calls.map(({ data }) => data)).toEqual([
    { page: 'p', answers: { a: 1 }, revision: 4 },
    { page: 'q', answers: {}, revision: 5 },
  ]);
});

test('drafts carry both revisions that the server answered last', async () => {
  const { answering, drafts } = setUp([next('q', 5)]);
  answering.queue.keep('p', { a: 1 });
  await expect.poll(() => drafts.length).toBe(1);
  await answering.post('p', { a: 1 });
  answering.queue.keep('q', { b: 1 }, ['b', 'c']);
  await expect.poll(() => drafts.length).toBe(2);
  expect(drafts.map(({ data }) => data)).toEqual([
    { page: 'p', answers: { a: 1 }, cleared: [], revision: 4, draftRevision: 0 },
    { page: 'q', answers: { b: 1 }, cleared: [], revision: 5, draftRevision: 1 },
  ]);
});

const other = { sessionId: 's2', taskHashId: 't2', title: '另一份', seatUntil: null };

test('a page and drafts of a paused questionnaire are stored, and name the one that pauses it', async () => {
  const paused = next('q', 5);
  const { answering, heard, storage } = setUp([() => ({ ...paused(), pausedBy: other })]);
  expect(await answering.post('p', { a: 1 })).toEqual({ kind: 'next', page: 'q' });
  expect(heard).toContain('paused by s2');
  expect(storage.stored.pages).toEqual([]);
});

test('a submit of a paused questionnaire names the one that pauses it, and keeps the answers', async () => {
  const { answering, heard } = setUp([next('p', 5), fail(refusal(22014, other))]);
  await answering.post('p', { a: 1 });
  expect(await answering.submit()).toEqual({ kind: 'ended' });
  expect(heard).toContain('paused by s2');
});

test('a page that waited says for how long, and one that is sent at once does not', async () => {
  const storage = memory({
    revision: 1,
    pages: [{ page: 'p', answers: { a: 1 }, state: 'posted', base: 4, revision: 1, at: 1000 }],
  });
  const { calls } = setUp([next('q', 5)], storage, () => 61_000);
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]?.data).toEqual({ page: 'p', answers: { a: 1 }, revision: 4, ageMs: 60_000 });
});
